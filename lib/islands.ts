/**
 * Interactive parts of pages. Each is complete HTML until its script is loaded, when it comes near the viewport. The
 * script is beside the markup, and registered here.
 */
export const islandScripts = {
  subscribe: 'components/product/pricing/subscribe-island.ts',
  campaign: 'components/product/pricing/campaign-island.ts',
  'download-picker': 'components/product/download/island.ts',
  'redeem-form': 'components/product/redeem/island.ts',
  'top-up-packs': 'components/product/top-up/island.ts',
  'invoice-form': 'components/product/invoice/island.ts',
  'manga-offer': 'components/product/manga-offer/island.ts',
  'extension-check': 'components/product/extension-check/island.ts',
  'subtitle-scene': 'components/scenes/film/island.ts',
  stage: 'components/scenes/stage/island.ts',
  'sign-picture': 'components/scenes/sign/island.ts',
  'meeting-captions': 'components/scenes/meeting/island.ts',
  'live-page': 'components/practices/live-page/island.ts',
  'hover-practice': 'components/practices/hover/island.ts',
  'input-practice': 'components/practices/input/island.ts',
  'phone-demo': 'components/scenes/phone/island.ts',
  'keep-docs': 'components/offline/island.ts',
  picture: 'components/mdx/picture/island.ts',
  'welcome-practice': 'components/practices/welcome/island.ts',
} as const satisfies Readonly<Record<string, string>>;

export type IslandName = keyof typeof islandScripts;

/** The exports of an island's script. */
export interface IslandModule {
  /**
   * Makes an island interactive. Its HTML is in the page, and may have been typed into.
   *
   * @param root the element with `data-island`
   * @returns a function that stops it, if anything has to be stopped
   */
  readonly start: (root: HTMLElement) => (() => void) | undefined;
}
