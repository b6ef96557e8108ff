import { startCodeCopying } from '../article/copy-code';
import { startContentsFollowing } from '../article/follow-contents';
import { startPopoverLinks } from '../links/popover-links';
import { startPreferredVersion } from '../links/versions';
import { startDropdowns } from '../menus/dropdowns';
import { startHideOnScroll } from '../menus/hide-on-scroll';
import { startSiteMenu } from '../menus/site-menu';
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
