import { startAccountLinks } from './account-links';
import { startAnnouncement } from './announcement';
import { startEdgeActivity } from './edge-activity';
import { startLeavingProgress } from './leaving-progress';
import { startLocaleLinks } from './locale-links';
import { startSearchShortcuts } from './search-shortcuts';
import { startAll } from './start-all';
import { startTabGroups } from './tab-groups';
import { startTheme } from './theme';

/**
 * Starts what cannot wait for the visitor: what shows without their doing, and what must answer the very first key or click
 * however slow the network is.
 *
 * @returns a function that stops it
 */
export function startEarly(): () => void {
  return startAll(
    [
      startAccountLinks,
      startAnnouncement,
      startEdgeActivity,
      startLeavingProgress,
      startLocaleLinks,
      startSearchShortcuts,
      startTheme,
    ],
    [startTabGroups],
  );
}
