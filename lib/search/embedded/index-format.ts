import { type Locale, sourceLocale } from '@/i18n/locales';
import type { StemmedLanguage } from '../text/stemming';
import { decodeNumbers } from './numbers';
import type { ShardFile } from './shard';
import { decodeWords } from './word-list';

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
  /** The shard of the most frequent words and their synonyms, which most searches need. By its number. */
  readonly shards: Readonly<Record<number, ShardFile>>;
}

/** Increased when the files of one build are not readable by the client of another. */
export const searchFormat = 10;

/** Address of a locale's manifest. */
export function manifestAddress(locale: Locale): string {
  return `/${locale}/search/index.json`;
}

/** What pages have in common: category, tag and text locale as indexes into their lists, fallback, weight. */
export type PageKind = readonly [category: number, tag: number, textLocale: number, isFallback: 0 | 1, weight: number];

/**
 * The part of an index that every search needs. It hardly grows with the pages: their texts and the rarer words are in
 * files of their own, whose names follow from a few hashes.
 */
export interface IndexFile {
  readonly format: typeof searchFormat;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly textLocales: readonly Locale[];
  readonly stemmers: readonly StemmedLanguage[];
  readonly kinds: readonly PageKind[];
  /** Kind of each page, as a number in `kinds`. */
  readonly pages: string;
  /** Level of each section of all pages, one digit each: a page begins at each 1. */
  readonly levels: string;
  /** Hash of each group of pages, in the names of their texts. */
  readonly texts: readonly string[];
  /** The file of each page's texts within its group, from 0 (`numbers.ts`). */
  readonly textFiles: string;
  /** Mean number of words in each measured field of a section, roughly. */
  readonly averages: readonly number[];
  /**
   * The words that most sections have, in order (`word-list.ts`), without those of synonyms and without pairs of characters,
   * which are looked up, but never completed. Whether there is another word, its shard tells.
   */
  readonly words: string;
  /** The words' postings are in files of their own, in order: where each begins (`word-list.ts`). */
  readonly shards: string;
  /**
   * The words of synonyms are in files of their own behind these, so that synonyms are fetched together: the number of
   * the first group of each. A word is in the first group that contains it.
   */
  readonly grouped: readonly number[];
  /** Hash of all shards, in their names. */
  readonly postings: string;
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

/** Address of a shard by its number. */
export function shardAddress({ postings }: Pick<IndexFile, 'postings'>, shard: number): string {
  return `/_site/search-words.${shard}.${postings}.json`;
}

/** Pages whose texts have a hash in common, so that an index does not grow with their names. */
export const groupSize = 16;

/** Addresses of the texts of each page; short ones of neighbours are in one file. */
export function textsAddresses({ texts, textFiles }: Pick<IndexFile, 'texts' | 'textFiles'>): string[] {
  return decodeNumbers(textFiles).map(
    (file, page) => `/_site/search-text.${file}.${texts[Math.floor(page / groupSize)]}.json`,
  );
}

/** The files beside an index from which any search in it is answered. */
export function addressesOfIndex(file: IndexFile): string[] {
  const shards = decodeWords(file.shards).length + file.grouped.length;
  return [
    ...new Set(textsAddresses(file)),
    ...Array.from({ length: shards }, (_, shard) => shardAddress(file, shard)),
    spellingAddress(file.spelling),
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

/** The texts of some pages by their numbers. Locales that show a group of pages in one language share its files. */
export type TextsFile = Readonly<Record<number, PageTexts>>;

/** A page's texts, from which hits are made. */
export interface PageTexts {
  readonly route: string;
  readonly sections: readonly SectionTexts[];
}

/** A page of an index. */
export interface IndexedPage {
  readonly category: string;
  readonly tag: string;
  readonly textLocale: Locale;
  readonly isFallback: boolean;
  readonly weight: number;
}

/** The pages of an index, in its order. */
export function pagesOf({ kinds, pages, categories, tags, textLocales }: IndexFile): IndexedPage[] {
  const all = kinds.map(
    ([category, tag, textLocale, isFallback, weight]): IndexedPage => ({
      category: categories[category] ?? '',
      tag: tags[tag] ?? '',
      textLocale: textLocales[textLocale] ?? sourceLocale,
      isFallback: isFallback === 1,
      weight,
    }),
  );
  return decodeNumbers(pages).flatMap((kind) => all[kind] ?? []);
}
