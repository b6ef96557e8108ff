/** Keys within this time, in milliseconds, count as continuous typing. */
const shortGap = 300;
/** Time after its key that a search waits for the next one before it fetches, in milliseconds. */
const restBeforeFetch = 220;

/** Delays searches that the next key will probably overtake. */
export interface TypingPace {
  /**
   * Notes that a search begins.
   *
   * @returns a function to call before something is fetched: it waits during continuous typing, once for each search
   * @throws the signal's reason where the search was overtaken in the meantime
   */
  begin(query: string, signal: AbortSignal | undefined): () => Promise<void>;
}

/**
 * Files fetched for an overtaken search are mostly useless: postings of words that begin with two letters, and texts of
 * other pages. A search after a pause does not wait, unless it is for a single letter or is the very first, which
 * starts when the modal opens, in the middle of a word.
 */
export function createTypingPace(): TypingPace {
  let last: number | undefined;
  return {
    begin(query, signal) {
      const now = performance.now();
      const isTyping = last === undefined || now - last < shortGap || query.trim().length === 1;
      last = now;
      // A search without a signal does not come from typing.
      let waits = isTyping && signal !== undefined;
      return async () => {
        if (!waits) return;
        waits = false;
        // Time already spent waiting, for the index for example, counts.
        const left = now + restBeforeFetch - performance.now();
        if (left <= 0) return;
        await new Promise((resolve) => setTimeout(resolve, left));
        signal?.throwIfAborted();
      };
    },
  };
}

/** Milliseconds of work before yielding to the browser; a slow phone takes four times as long as a desktop. */
const longestTask = 4;

/**
 * Yields to the browser between the steps of a longer task, so that key presses are handled first.
 *
 * @returns a function to call between steps: it waits only once enough time has passed
 */
export function takeTurns(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < longestTask) return;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  };
}
