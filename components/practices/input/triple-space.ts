/** The first of three spaces may be this long before the third, in milliseconds. */
export const tripleSpaceWindow = 1200;

/** When the spaces were typed that stand directly before the caret: the last two at most, oldest first. */
export type SpaceRun = readonly number[];

/**
 * Follows the typing of one character after another, and finds three spaces in quick succession.
 *
 * @param run what the last call gave; empty at the beginning
 * @param inserted what was typed; `null` where text was deleted, pasted or composed
 * @param at when, in milliseconds of any clock
 * @returns the run to go on with, and whether the third space has just come
 */
export function followSpaces(run: SpaceRun, inserted: string | null, at: number): { run: SpaceRun; complete: boolean } {
  if (!isSpace(inserted)) return { run: [], complete: false };
  const recent = run.filter((time) => at - time <= tripleSpaceWindow);
  return recent.length >= 2 ? { run: [], complete: true } : { run: [...recent, at], complete: false };
}

/** The wide space of Chinese and Japanese keyboards counts, and so does the full stop that phones make of two spaces. */
function isSpace(inserted: string | null): boolean {
  return inserted === ' ' || inserted === '\u00a0' || inserted === '\u3000' || inserted === '. ';
}

/** The text without the spaces that asked for its translation. */
export function withoutTrigger(text: string): string {
  return text.replace(/[\s\u3000]+$/u, '');
}
