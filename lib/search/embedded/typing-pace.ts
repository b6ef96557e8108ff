/** Keys that follow each other within this time, in milliseconds, are typed in one go. */
const shortGap = 250;
/** How long a search waits for the next key before it fetches something. */
const restBeforeFetch = 150;

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
 * What is fetched for a search that the next key overtakes is fetched in vain: places of words that begin with two letters,
 * and texts of other pages. The first search after a rest does not wait, unless it is for a single letter.
 */
export function createTypingPace(): TypingPace {
  let last = Number.NEGATIVE_INFINITY;
  return {
    begin(query, signal) {
      const now = performance.now();
      const isTyping = now - last < shortGap || query.trim().length === 1;
      last = now;
      // A search that cannot be given up has nobody who types.
      let waits = isTyping && signal !== undefined;
      return async () => {
        if (!waits) return;
        waits = false;
        await new Promise((resolve) => setTimeout(resolve, restBeforeFetch));
        signal?.throwIfAborted();
      };
    },
  };
}
