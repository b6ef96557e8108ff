/** Longest time between the first and the third space, in milliseconds. */
export const tripleSpaceWindow = 1200;

/** Times of the spaces directly before the caret: the last two at most, oldest first. */
export type SpaceRun = readonly number[];

/**
 * Follows typing one character at a time and detects three spaces in quick succession.
 *
 * @param run the result of the last call; empty at the beginning
 * @param inserted the typed text; `null` where text was deleted, pasted or composed
 * @param at time in milliseconds of any clock
 * @returns the run for the next call, and whether the third space has just been typed
 */
export function followSpaces(run: SpaceRun, inserted: string | null, at: number): { run: SpaceRun; complete: boolean } {
  if (!isSpace(inserted)) return { run: [], complete: false };
  const recent = run.filter((time) => at - time <= tripleSpaceWindow);
  return recent.length >= 2 ? { run: [], complete: true } : { run: [...recent, at], complete: false };
}

/** Counts the wide space of Chinese and Japanese keyboards, and the full stop that phones make of two spaces. */
function isSpace(inserted: string | null): boolean {
  return inserted === ' ' || inserted === '\u00a0' || inserted === '\u3000' || inserted === '. ';
}

/** The text without the spaces that triggered its translation. */
export function withoutTrigger(text: string): string {
  return text.replace(/[\s\u3000]+$/u, '');
}
