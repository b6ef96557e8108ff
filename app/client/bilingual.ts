import { startBilingual } from '@/components/bilingual/start-bilingual';
import { bilingualReadyEvent } from '@/lib/browser/loading/load-bilingual';

/** The text of the style sheet; inserted by the export's finishing step. */
declare const __BILINGUAL_STYLES__: string;
/** Name of the file beside each page that holds its main part. */
declare const __PAGE_FILE__: string;

/**
 * The styles come with the script as a constructed sheet: a file of their own would be one more request and one more
 * repaint. Every supported browser has `adoptedStyleSheets`.
 */
function addStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(__BILINGUAL_STYLES__);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Loaded when bilingual reading is first requested. A script that timed out may still arrive after its replacement. */
if (!('bilingualReady' in document.documentElement.dataset)) {
  document.documentElement.dataset.bilingualReady = '';
  addStyles();
  startBilingual(__PAGE_FILE__);
}
document.dispatchEvent(new Event(bilingualReadyEvent));
