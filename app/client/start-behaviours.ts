import { startContentsFollowing, startPopoverLinks } from '@/lib/browser/article/contents';
import { startCodeCopying } from '@/lib/browser/article/copy-code';
import { startPreferredVersion } from '@/lib/browser/links/language-and-version';
import { startAll } from '@/lib/browser/loading/page-changed';
import { startDropdowns } from '@/lib/browser/menus/dropdowns';
import { startHideOnScroll } from '@/lib/browser/menus/hide-on-scroll';
import { startSiteMenu } from '@/lib/browser/menus/site-menu';

/**
 * Starts the behaviours that wait for an interaction. They listen on the document, so they also serve pages that are
 * navigated to.
 *
 * @returns a function that stops it
 */
export function startBehaviours(): () => void {
  return startAll(
    [startCodeCopying, startDropdowns, startHideOnScroll, startPopoverLinks, startSiteMenu],
    [startContentsFollowing, startPreferredVersion],
  );
}
