/** Seconds per spoken word, from the last word to the translation, and of silence before the next speaker. */
const secondsPerWord = 0.3;
const translationDelay = 0.5;
const silence = 1.4;

export interface CaptionState {
  readonly started: boolean;
  /** Number of words spoken so far. */
  readonly said: number;
  readonly translated: boolean;
}

/** The captions at a time in seconds, line by line: first the spoken words, then their translation. */
export function captionsAt(wordCounts: readonly number[], time: number): CaptionState[] {
  let from = 0;
  return wordCounts.map((words) => {
    const since = time - from;
    const heard = words * secondsPerWord;
    from += heard + translationDelay + silence;
    return {
      started: since >= 0,
      said: Math.min(words, Math.max(0, Math.floor(since / secondsPerWord) + 1)),
      // Sums of fractions of a second are not exact.
      translated: since >= heard + translationDelay - 0.001,
    };
  });
}

/** Seconds after which everything has been spoken and translated. */
export function captionsLength(wordCounts: readonly number[]): number {
  const words = wordCounts.reduce((sum, count) => sum + count, 0);
  return words * secondsPerWord + wordCounts.length * (translationDelay + silence) - silence;
}
