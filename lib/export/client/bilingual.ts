import { startBilingual } from '@/lib/bilingual/start-bilingual';
import { bilingualReadyEvent } from '@/lib/browser/load-bilingual';

/** Address of the style sheet; the export's finishing step puts it here. */
declare const __BILINGUAL_STYLES__: string;

const loadStyles = () =>
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
  });

/**
 * Loaded when somebody first asks for bilingual reading. One that was given up may come after the one that took its place.
 */
if (!('bilingualReady' in document.documentElement.dataset)) {
  document.documentElement.dataset.bilingualReady = '';
  startBilingual(loadStyles);
}
document.dispatchEvent(new Event(bilingualReadyEvent));
