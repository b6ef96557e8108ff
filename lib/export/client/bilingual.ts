import { startBilingual } from '@/lib/bilingual/start-bilingual';

/** Address of the style sheet; the export's finishing step puts it here. */
declare const __BILINGUAL_STYLES__: string;

/** Loaded when somebody first asks for bilingual reading. */
startBilingual(
  () =>
    new Promise((resolve, reject) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = __BILINGUAL_STYLES__;
      link.addEventListener('load', resolve);
      link.addEventListener('error', () => {
        link.remove();
        reject(new Error(`The styles ${__BILINGUAL_STYLES__} could not be loaded.`));
      });
      document.head.append(link);
    }),
);
