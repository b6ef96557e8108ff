/**
 * Parts of pages that live: each has its script in `entries/`, which is loaded where a page shows it, when it comes near the
 * window. Until then it is HTML that says what it is.
 */
export const islandNames = [
  'subscribe',
  'campaign',
  'download-picker',
  'redeem-form',
  'top-up-packs',
  'invoice-form',
  'manga-offer',
  'extension-check',
  'subtitle-scene',
  'sign-picture',
  'meeting-captions',
  'live-page',
  'hover-practice',
  'input-practice',
  'welcome-practice',
] as const satisfies readonly string[];

export type IslandName = (typeof islandNames)[number];

/** What the script of an island gives. */
export interface IslandModule {
  /**
   * Makes an island live. Its HTML is there already, and may have been typed into.
   *
   * @param root the element with `data-island`
   * @returns a function that stops it, where there is something to stop
   */
  readonly start: (root: HTMLElement) => (() => void) | undefined;
}
