import type { Locale } from '@/i18n/locales';
import type { StemmedLanguage } from '../text/stemming';

/** What the client reads first: it is small, is asked for anew each time, and names files that never change. */
export interface SearchManifest {
  readonly format: typeof searchFormat;
  /** Address of the index by docs tag. An index holds a version's docs and the rest of the site. */
  readonly indexes: Readonly<Record<string, string>>;
}

/** What comes with the search's words, and needs no request of its own: the index of the newest version. */
export interface WordsIndex {
  readonly docsTag: string;
  readonly file: IndexFile;
  /** The words that are written most, and what means the same: most searches need them. By hash. */
  readonly shards: Readonly<Record<string, ShardFile>>;
}

/** Goes up when a client could not read what an older build wrote, or the other way round. */
export const searchFormat = 6;

/** Address of a locale's manifest. */
export function manifestAddress(locale: Locale): string {
  return `/${locale}/search/index.json`;
}

/** Address of a page's texts by the hash that the index has for it. */
export function textsAddress(hash: string): string {
  return `/_site/search-text.${hash}.json`;
}

/** A page in an index: route, hash of its texts, category, tag and text locale as numbers of their lists, fallback, sections. */
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

/** The part of an index that every search needs: pages, and the words that can be misspelt or unfinished. No texts. */
export interface IndexFile {
  readonly format: typeof searchFormat;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly textLocales: readonly Locale[];
  readonly stemmers: readonly StemmedLanguage[];
  readonly pages: readonly IndexedPage[];
  /** Level of each section of all pages, a digit each. */
  readonly levels: string;
  /** Number of words in each field of each section. */
  readonly lengths: string;
  /** The words in order, one on a line, without pairs of characters: those are looked up, never guessed. */
  readonly words: string;
  /** The postings of the words are in files of their own, in order: the first word of each, and the hash that it is named by. */
  readonly shards: readonly (readonly [first: string, hash: string])[];
  /**
   * The words of synonyms are in files of their own, so that what means the same is fetched together: the number of the first
   * group of each, and the hash that it is named by. A word is with the first group that has it.
   */
  readonly grouped: readonly (readonly [firstGroup: number, hash: string])[];
  /** Hash of the file that unknown words are corrected by. */
  readonly spelling: string;
  /** Traditional characters that the index has simplified, and what they became, at the same places. */
  readonly han: readonly [traditional: string, simplified: string];
  /**
   * Groups of phrases that mean the same; each is its stems with spaces between. Those after an empty string are none of the
   * index's: they lead to the others.
   */
  readonly synonyms: readonly (readonly string[])[];
  /** Stems of words that say little about what is looked for. */
  readonly minor: readonly string[];
}

/** Where some of the words stand: the words in order, one on a line, and a line of postings for each. */
export interface ShardFile {
  readonly terms: string;
  readonly postings: string;
}

/** Address of a shard by the hash that the index has for it. */
export function shardAddress(hash: string): string {
  return `/_site/search-words.${hash}.json`;
}

/** What a word that the index does not have may have been meant for. Fetched only where a query has such a word. */
export interface SpellingFile {
  /** Words as they are written, folded and in order, one on a line, those of synonyms among them. */
  readonly words: string;
  /** How common each word is: the logarithm of its count, a digit each. */
  readonly counts: string;
  /**
   * Pairs of characters: a line for each character, which is followed by those that stand after it, most common first: those
   * with which it is a word, a space, and chance neighbours. The lines are in the order in which Chinese dictionaries have them, by sound, so that neighbours sound alike.
   */
  readonly pairs: string;
}

/** Address of the spelling by the hash that the index has for it. */
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

/** A page's texts, of which hits are made. The file is the same for every locale that shows the page in one language. */
export type PageTextsFile = readonly SectionTexts[];

/** Fields of a section in the index. */
export const fields = ['heading', 'keywords', 'content'] as const;

/** Printable characters that JSON need not escape. */
const digits = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index)).filter(
  (character) => character !== '"' && character !== '\\',
);
const digitValues = new Map(digits.map((digit, value) => [digit.charCodeAt(0), value]));
/** Half of the digits end a number, the others carry on. */
const half = digits.length / 2;

/** Numbers as a string: small ones take one character. */
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

/** How often a word stands in the sections, for each field. */
export type Postings = readonly ReadonlyMap<number, number>[];

/**
 * A word's postings as numbers: for each field the count of sections, then for each the distance to the one before, doubled,
 * plus one where the word stands there more than once, and then how often.
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
