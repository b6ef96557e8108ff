import { startCodeCopying } from '@/lib/browser/article/copy-code';
import { startContentsFollowing } from '@/lib/browser/article/follow-contents';
import { startPopoverLinks } from '@/lib/browser/links/popover-links';
import { startPreferredVersion } from '@/lib/browser/links/preferred-version';
import { startAll } from '@/lib/browser/loading/start-all';
import { startDropdowns } from '@/lib/browser/menus/dropdowns';
import { startHideOnScroll } from '@/lib/browser/menus/hide-on-scroll';
import { startSiteMenu } from '@/lib/browser/menus/site-menu';

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
