import { startAccountLinks } from '@/lib/browser/account/account-links';
import { startEdgeActivity } from '@/lib/browser/account/show-edge-activity';
import { startTabGroups } from '@/lib/browser/article/tab-groups';
import { type Start, startAll } from '@/lib/browser/loading/start-all';
import { startSearchShortcuts } from '@/lib/search/page/search-shortcuts';

/**
 * Starts what cannot wait for the visitor: what shows without their doing, and what must answer the very first key or click
 * however slow the network is.
 *
 * @param configured what only some sites are configured to have: an announcement, a theme that can change
 * @returns a function that stops it
 */
export function startEarly(configured: readonly Start[]): () => void {
  return startAll([startAccountLinks, startEdgeActivity, startSearchShortcuts, ...configured], [startTabGroups]);
}
