import { isTouchOnly, storeOf } from '@/lib/browser/account/recognise-platform';
import { nameVersion, startLocaleLinks } from '@/lib/browser/links/language-and-version';
import { navigationReadyEvent } from '@/lib/browser/loading/load-scripts';
import { pageChangedEvent } from '@/lib/browser/loading/page-changed';
import { startLeavingProgress } from '@/lib/browser/navigation/progress';
import { startNavigation } from '@/lib/browser/navigation/start-navigation';
import { startUnsentWarning } from '@/lib/browser/navigation/unsent-entries';

/** Name of the file that a navigation fetches beside a page. */
declare const __PAGE_FILE__: string;
/** Whether the docs have several versions. Code that a site cannot need is left out. */
declare const __HAS_VERSIONS__: boolean;

/** Loaded at the visitor's first interaction: follows links. A script that timed out may still arrive. */
if (!('navigation' in document.documentElement.dataset)) {
  document.documentElement.dataset.navigation = '';
  // For pages reached by a navigation, whose inline scripts do not run.
  document.documentElement.dataset.store ??=
    storeOf(navigator.userAgent, navigator.maxTouchPoints, isTouchOnly()) ?? '';
  startNavigation(__PAGE_FILE__);
  startLocaleLinks();
  startLeavingProgress();
  startUnsentWarning();
  if (__HAS_VERSIONS__) document.addEventListener(pageChangedEvent, nameVersion);
}
document.dispatchEvent(new Event(navigationReadyEvent));
