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
  readonly id: 'users' | 'languages' | 'videoSites';
  /** It is at least so many. */
  readonly value: number;
}

/** The day of the figures below. */
export const claimsDate = '2026-08-21';

export const claims = [
  { id: 'users', value: 10_000_000 },
  { id: 'languages', value: 100 },
  { id: 'videoSites', value: 60 },
] as const satisfies readonly Claim[];
