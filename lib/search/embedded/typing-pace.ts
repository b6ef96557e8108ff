/** Keys that follow each other within this time, in milliseconds, are typed in one go. */
const shortGap = 300;
/** How long after its key a search waits for the next one before it fetches something. */
const restBeforeFetch = 220;

/** Tells searches that a next one will overtake from those that somebody waits for. */
export interface TypingPace {
  /**
   * Notes that a search begins.
   *
   * @returns a function to call before something is fetched: it waits while somebody goes on typing, once for each search
   * @throws the signal's reason where the search was overtaken in the meantime
   */
  begin(query: string, signal: AbortSignal | undefined): () => Promise<void>;
}

/**
 * What is fetched for a search that the next key overtakes is fetched in vain: postings of words that begin with two letters,
 * and texts of other pages. A search after a rest does not wait, unless it is for a single letter or is the first of all: that
 * begins when the modal comes, in the middle of a word.
 */
export function createTypingPace(): TypingPace {
  let last: number | undefined;
  return {
    begin(query, signal) {
      const now = performance.now();
      const isTyping = last === undefined || now - last < shortGap || query.trim().length === 1;
      last = now;
      // A search that cannot be given up has nobody who types.
      let waits = isTyping && signal !== undefined;
      return async () => {
        if (!waits) return;
        waits = false;
        // What the search has waited for already, the index for one, counts.
        const left = now + restBeforeFetch - performance.now();
        if (left <= 0) return;
        await new Promise((resolve) => setTimeout(resolve, left));
        signal?.throwIfAborted();
      };
    },
  };
}

/** Milliseconds of work after which the browser gets its turn; a slow phone takes four times as long as a desk. */
const longestTask = 4;

/**
 * Gives the browser its turn between the steps of a longer work, so that whoever types in the meantime comes first.
 *
 * @returns a function to call between steps: it waits only where enough time has gone by
 */
export function takeTurns(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < longestTask) return;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  };
}
