/**
 * Gives a document's first entry its place in the tab's history (`history-entries.ts`), so that a later entry without
 * one is known to be new.
 *
 * @returns whether the entry is new; one with a state was left before, and has been returned to
 */
export function claimFirstEntry(): boolean {
  const { state } = history;
  // After a reload the entry's overlay does not exist.
  if (state?.overlay) history.back();
  if (state) return false;
  history.replaceState({ place: history.length - 1, isNew: true }, '');
  return true;
}
