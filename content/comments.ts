/** What somebody said in public, word for word. Nothing is shown that cannot be found at its source. */
export interface UserComment {
  readonly text: string;
  /** Language of the text, as a tag. */
  readonly lang: string;
  readonly author: string;
  /** Where it was said. */
  readonly source: `https://${string}`;
  /** ISO day on which it was said. */
  readonly date: string;
}

/** While there are none, the section shows what can be checked instead. */
export const comments: readonly UserComment[] = [];

/** A figure of the product's own material. Its words are a message under `sections.claims`. */
export interface Claim {
  readonly id: 'launched' | 'languages' | 'services' | 'videoSites';
  readonly value: number;
  /** Whether it is at least so many. */
  readonly orMore: boolean;
}

export const claims = [
  { id: 'launched', value: 2023, orMore: false },
  { id: 'languages', value: 100, orMore: true },
  { id: 'services', value: 10, orMore: true },
  { id: 'videoSites', value: 60, orMore: true },
] as const satisfies readonly Claim[];
