/**
 * Gives the entry with which a document begins its place in the tab's history (`history-entries.ts`), so that a later entry
 * without one is known to be new.
 *
 * @returns whether the entry is new; one that has a state was left before, and is come back to
 */
export function claimFirstEntry(): boolean {
  const { state } = history;
  // After a reload there is no overlay to which the entry belongs.
  if (state?.overlay) history.back();
  if (state) return false;
  history.replaceState({ place: history.length - 1 }, '');
  return true;
}
