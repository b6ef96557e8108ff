import type { Locale } from '@/i18n/locales';
import type { StemmedLanguage } from '../text/stemming';

/** The first file that the client reads: small, revalidated each time, with the names of files that never change. */
export interface SearchManifest {
  readonly format: typeof searchFormat;
  /** Address of the index by docs tag. An index contains a version's docs and the rest of the site. */
  readonly indexes: Readonly<Record<string, string>>;
}

/** Delivered with the search's words, to save a request: the index of the newest version. */
export interface WordsIndex {
  readonly docsTag: string;
  readonly file: IndexFile;
  /** Shards of the most frequent words and their synonyms, which most searches need. By hash. */
  readonly shards: Readonly<Record<string, ShardFile>>;
}

/** Increased when the files of one build are not readable by the client of another. */
export const searchFormat = 8;

/** Address of a locale's manifest. */
export function manifestAddress(locale: Locale): string {
  return `/${locale}/search/index.json`;
}

/** Address of a page's texts by their hash in the index. */
export function textsAddress(hash: string): string {
  return `/_site/search-text.${hash}.json`;
}

/**
 * A page in an index: route, hash of its texts, category, tag and text locale as indexes into their lists, fallback,
 * sections.
 */
export type IndexedPage = readonly [
  route: string,
  texts: string,
  category: number,
  tag: number,
  textLocale: number,
  isFallback: 0 | 1,
  sections: number,
  weight: number,
];

/** The part of an index that every search needs: pages, and the words that can be misspelt or incomplete. No texts. */
export interface IndexFile {
  readonly format: typeof searchFormat;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly textLocales: readonly Locale[];
  readonly stemmers: readonly StemmedLanguage[];
  readonly pages: readonly IndexedPage[];
  /** Level of each section of all pages, one digit each. */
  readonly levels: string;
  /** Number of words in each measured field of each section, roughly. */
  readonly lengths: string;
  /** The words in order (`word-list.ts`), without pairs of characters: those are looked up, never completed. */
  readonly words: string;
  /** The words' postings are in files of their own, in order: the first word of each, and the hash in its name. */
  readonly shards: readonly (readonly [first: string, hash: string])[];
  /**
   * The words of synonyms are in files of their own, so that synonyms are fetched together: the number of the first
   * group of each, and the hash in its name. A word is in the first group that contains it.
   */
  readonly grouped: readonly (readonly [firstGroup: number, hash: string])[];
  /** Hash of the file by which unknown words are corrected. */
  readonly spelling: string;
  /** Traditional characters that the index contains simplified, and the simplified ones at the same positions. */
  readonly han: readonly [traditional: string, simplified: string];
  /**
   * Groups of synonymous phrases; each phrase is its stems, separated by spaces. Those after an empty string are not in
   * the index: they lead to the others.
   */
  readonly synonyms: readonly (readonly string[])[];
  /** Stems of words with little meaning for a query. */
  readonly minor: readonly string[];
}

/** Postings of some words: the words in order (`word-list.ts`), and a line of postings for each. */
export interface ShardFile {
  readonly terms: string;
  readonly postings: string;
}

/** Address of a shard by its hash in the index. */
export function shardAddress(hash: string): string {
  return `/_site/search-words.${hash}.json`;
}

/** The files beside an index from which any search in it is answered. */
export function addressesOfIndex({ pages, shards, grouped, spelling }: IndexFile): string[] {
  return [
    ...pages.map(([, texts]) => textsAddress(texts)),
    ...[...shards, ...grouped].map(([, hash]) => shardAddress(hash)),
    spellingAddress(spelling),
  ];
}

/** Corrections for words that the index does not contain. Fetched only for a query with such a word. */
export interface SpellingFile {
  /** The written words, folded and in order (`word-list.ts`), synonyms included. */
  readonly words: string;
  /** Frequency of each word: the logarithm of its count, one digit each. */
  readonly counts: string;
  /**
   * Pairs of characters: a line for each first character, followed by the second ones, most common first: those with
   * which it forms a word, a space, and chance neighbours. Lines are in the order of Chinese dictionaries, which is by
   * sound, so that neighbours sound alike.
   */
  readonly pairs: string;
}

/** Address of the spelling file by its hash in the index. */
export function spellingAddress(hash: string): string {
  return `/_site/search-spelling.${hash}.json`;
}

/** A section's texts: level, anchor, heading, position of the heading among the records of its anchor, blocks. */
export type SectionTexts = readonly [
  level: number,
  anchor: string | null,
  heading: string,
  position: number,
  blocks: readonly string[],
];

/** A page's texts, from which hits are made. All locales that show the page in one language share the file. */
export type PageTextsFile = readonly SectionTexts[];

/** Fields of a section in the index. */
export const fields = ['heading', 'keywords', 'content'] as const;

/** Fields whose length counts: many ways of asking make a section no less fit for one of them. */
export const measuredFields: readonly (typeof fields)[number][] = ['heading', 'content'];

/** Printable characters that need no escaping in JSON. */
const digits = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index)).filter(
  (character) => character !== '"' && character !== '\\',
);
const digitValues = new Map(digits.map((digit, value) => [digit.charCodeAt(0), value]));
/** Half of the digits end a number, the others continue it. */
const half = digits.length / 2;

/** Encodes numbers as a string: small ones take one character. */
export function encodeNumbers(numbers: readonly number[]): string {
  let text = '';
  for (let rest of numbers) {
    while (rest >= half) {
      text += digits[half + (rest % half)];
      rest = Math.floor(rest / half);
    }
    text += digits[rest];
  }
  return text;
}

export function decodeNumbers(text: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let scale = 1;
  for (let at = 0; at < text.length; at += 1) {
    const digit = digitValues.get(text.charCodeAt(at));
    if (digit === undefined) throw new Error(`The search index has a character at ${at} that is no number.`);
    if (digit >= half) {
      value += (digit - half) * scale;
      scale *= half;
    } else {
      numbers.push(value + digit * scale);
      value = 0;
      scale = 1;
    }
  }
  return numbers;
}

/** Steps of a length for each doubling: two make it right to a fifth, which is enough to compare sections by. */
const lengthSteps = 2;

/** Encodes numbers of words, roughly. */
export function encodeLengths(lengths: readonly number[]): string {
  return encodeNumbers(lengths.map((length) => Math.round(lengthSteps * Math.log2(1 + length))));
}

export function decodeLengths(text: string): number[] {
  return decodeNumbers(text).map((steps) => 2 ** (steps / lengthSteps) - 1);
}

/** Occurrences of a word by section, for each field. */
export type Postings = readonly ReadonlyMap<number, number>[];

/**
 * A word's postings as numbers: for each field the number of sections, then for each section the distance to the
 * previous one, doubled, plus one where the word occurs more than once, and then the count.
 */
export function encodePostings(postings: Postings): string {
  const numbers: number[] = [];
  for (const field of postings) {
    numbers.push(field.size);
    let previous = -1;
    for (const [id, count] of [...field].sort(([a], [b]) => a - b)) {
      numbers.push((id - previous - 1) * 2 + (count > 1 ? 1 : 0));
      if (count > 1) numbers.push(count);
      previous = id;
    }
  }
  return encodeNumbers(numbers);
}

export function decodePostings(text: string): Postings {
  const numbers = decodeNumbers(text);
  let at = 0;
  const next = () => {
    at += 1;
    return numbers[at - 1] ?? 0;
  };
  return fields.map(() => {
    const frequencies = new Map<number, number>();
    let id = -1;
    for (let left = next(); left > 0; left -= 1) {
      const value = next();
      id += Math.floor(value / 2) + 1;
      frequencies.set(id, value % 2 === 1 ? next() : 1);
    }
    return frequencies;
  });
}
