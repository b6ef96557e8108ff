import { startAccountLinks } from '@/lib/browser/account/account-links';
import { startEdgeActivity } from '@/lib/browser/account/edge-activity';
import { startTabGroups } from '@/lib/browser/article/tab-groups';
import { type Start, startAll } from '@/lib/browser/loading/page-changed';
import { startSearchShortcuts } from '@/lib/search/page/search-shortcuts';

/**
 * Starts what cannot wait for an interaction: what shows without one, and what must answer the first key or click
 * however slow the network is.
 *
 * @param configured features that only some sites have: an announcement, a theme that can change
 * @returns a function that stops it
 */
export function startEarly(configured: readonly Start[]): () => void {
  return startAll([startAccountLinks, startEdgeActivity, startSearchShortcuts, ...configured], [startTabGroups]);
}
