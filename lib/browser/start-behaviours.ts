import { startAccountLinks } from './account-links';
import { startAnnouncement } from './announcement';
import { startCodeCopying } from './copy-code';
import { startDropdowns } from './dropdowns';
import { startEdgeActivity } from './edge-activity';
import { startContentsFollowing } from './follow-contents';
import { startHideOnScroll } from './hide-on-scroll';
import { startLeavingProgress } from './leaving-progress';
import { startLocaleLinks } from './locale-links';
import { pageChangedEvent } from './page-changed';
import { startPopoverLinks } from './popover-links';
import { startPreferredVersion } from './preferred-version';
import { startSearchShortcuts } from './search-shortcuts';
import { startSiteMenu } from './site-menu';
import { startTabGroups } from './tab-groups';
import { startTheme } from './theme';

/**
 * Starts what every page can do. All of it listens on the document, so that it serves pages that come later and article
 * HTML, which React does not own. It needs no framework: in an export it runs before the framework is even loaded.
 *
 * @returns a function that stops it
 */
export function startBehaviours(): () => void {
  // These look at the page when they start, and so again when it changes.
  const perPage = [startContentsFollowing, startPreferredVersion, startTabGroups];
  const stops = [
    startAccountLinks(),
    startAnnouncement(),
    startCodeCopying(),
    startDropdowns(),
    startEdgeActivity(),
    startHideOnScroll(),
    startLeavingProgress(),
    startLocaleLinks(),
    startPopoverLinks(),
    startSiteMenu(),
    startSearchShortcuts(),
    startTheme(),
  ];
  let stopsOfPage = perPage.map((start) => start());
  const onPageChange = () => {
    for (const stop of stopsOfPage) stop();
    stopsOfPage = perPage.map((start) => start());
  };
  document.addEventListener(pageChangedEvent, onPageChange);
  return () => {
    document.removeEventListener(pageChangedEvent, onPageChange);
    for (const stop of [...stops, ...stopsOfPage]) stop();
  };
}
