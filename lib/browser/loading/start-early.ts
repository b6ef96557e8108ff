import { startAccountLinks } from '../account/account-links';
import { startEdgeActivity } from '../account/edge-activity';
import { startTabGroups } from '../article/tab-groups';
import { startSearchShortcuts } from '../search/search-shortcuts';
import { type Start, startAll } from './start-all';

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
