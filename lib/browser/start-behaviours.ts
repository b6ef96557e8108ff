import { startCodeCopying } from './copy-code';
import { startDropdowns } from './dropdowns';
import { startContentsFollowing } from './follow-contents';
import { startHideOnScroll } from './hide-on-scroll';
import { startPopoverLinks } from './popover-links';
import { startPreferredVersion } from './preferred-version';
import { startSiteMenu } from './site-menu';
import { startAll } from './start-all';

/**
 * Starts what a page does once somebody is there. All of it listens on the document, so that it serves pages that come
 * later.
 *
 * @returns a function that stops it
 */
export function startBehaviours(): () => void {
  return startAll(
    [startCodeCopying, startDropdowns, startHideOnScroll, startPopoverLinks, startSiteMenu],
    [startContentsFollowing, startPreferredVersion],
  );
}
