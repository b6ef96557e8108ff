import type { SearchClient } from './search-client';

/** That hits of an answer were seen, or that one of them was chosen. */
export interface SearchEvent {
  readonly objectIDs: readonly string[];
  /** From the answer; a service counts nothing without it. */
  readonly queryID?: string;
}

/** Where events go, if the configuration names a place for them: nothing is sent anywhere without (SEARCH-12). */
export interface SearchEvents {
  viewed(events: readonly SearchEvent[]): void;
  chosen(event: SearchEvent & { readonly position: number }): void;
}

/** An engine, with the place for its events where there is one. */
export interface SearchEngine extends SearchClient {
  readonly events?: SearchEvents;
}

export const viewBatchSize = 20;
export const viewDebounceMilliseconds = 400;

/**
 * Gathers views until nobody has typed for a moment, and sends the identifiers in batches of at most 20.
 *
 * @returns takes the view of an answer
 */
export function batchViews(send: SearchEvents['viewed']): (event: SearchEvent) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return ({ objectIDs, queryID }) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const batches: SearchEvent[] = [];
      for (let start = 0; start < objectIDs.length; start += viewBatchSize) {
        batches.push({ objectIDs: objectIDs.slice(start, start + viewBatchSize), queryID });
      }
      if (batches.length > 0) send(batches);
    }, viewDebounceMilliseconds);
  };
}
