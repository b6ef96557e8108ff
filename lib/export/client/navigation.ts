import { navigationReadyEvent } from '@/lib/browser/load-navigation';
import { startLocaleLinks } from '@/lib/browser/locale-links';
import { startLeavingProgress } from '@/lib/navigation/leaving-progress';
import { startNavigation } from '@/lib/navigation/start-navigation';
import { startUnsentWarning } from '@/lib/navigation/unsent-entries';

/** Name of the file that a navigation fetches beside a page. */
declare const __PAGE_FILE__: string;

/** Loaded at the visitor's first sign: follows links. One that was given up may come after all. */
if (!('navigation' in document.documentElement.dataset)) {
  document.documentElement.dataset.navigation = '';
  startNavigation(__PAGE_FILE__);
  startLocaleLinks();
  startLeavingProgress();
  startUnsentWarning();
}
document.dispatchEvent(new Event(navigationReadyEvent));
