/** Where events go, if the configuration names a place for them: nothing is sent anywhere without (SEARCH-12). */
export interface SearchEvents {
  /** The results on the screen. Gathered, and sent when nobody has typed for a moment. */
  viewed(hits: readonly { readonly objectID: string }[]): void;
  /** A chosen result. @param position from 1, among all results of the answer */
  clicked(hit: { readonly objectID: string }, position: number, queryID: string | undefined): void;
}
