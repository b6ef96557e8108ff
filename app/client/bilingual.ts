import { startBilingual } from '@/components/bilingual/start-bilingual';
import { adoptStyles } from '@/lib/browser/loading/adopt-styles';
import { bilingualReadyEvent } from '@/lib/browser/loading/load-bilingual';
import { reportEvent, takesFeedback } from '@/lib/browser/loading/load-feedback';

/** The text of the style sheet; inserted by the export's finishing step. */
declare const __BILINGUAL_STYLES__: string;
/** Name of the file beside each page that holds its main part. */
declare const __PAGE_FILE__: string;
declare const __HAS_ISSUE_FORM__: boolean;
/** Address of the script of feedback; a list, because the bundler would look for a module at a text of its own. */
declare const __MODULES__: { readonly feedback: string };

/** Loaded when bilingual reading is first requested. A script that timed out may still arrive after its replacement. */
if (!('bilingualReady' in document.documentElement.dataset)) {
  document.documentElement.dataset.bilingualReady = '';
  adoptStyles(__BILINGUAL_STYLES__);
  const report = async () => {
    await import(__MODULES__.feedback);
    document.dispatchEvent(new Event(reportEvent));
  };
  startBilingual(
    __PAGE_FILE__,
    takesFeedback(__HAS_ISSUE_FORM__) ? () => void report().catch(console.error) : undefined,
  );
}
document.dispatchEvent(new Event(bilingualReadyEvent));
