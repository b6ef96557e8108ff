import type { Locale } from '@/i18n/locales';
import type { HanFolding } from '../text/fold';
import type { LoadedStemmers } from '../text/stemming';
import { type IndexedPage, type IndexFile, pagesOf, type SpellingFile } from './index-format';
import { createPostings } from './postings';
import { createRanking, type RankedSection } from './rank';
import { createQueryReader, type WordQuery } from './read-query';
import type { ShardFile } from './shard';

export interface Engine {
  readonly file: IndexFile;
  readonly pages: readonly IndexedPage[];
  readonly han: HanFolding;
  readonly stemmers: LoadedStemmers;
  /** The possible meanings of a query, by the shards that have been loaded. */
  read(query: string): readonly WordQuery[];
  /** Whether a query that has been read contains words that the index does not know. */
  isDoubtful(query: string): boolean;
  addSpelling(file: SpellingFile): void;
  /** Reads a query with its unknown words corrected, once the spelling file has been loaded. */
  correct(query: string): readonly WordQuery[];
  /** The shards without which what was last read is not sure: once they have been loaded, it is to be read again. */
  takeMissing(): number[];
  addShard(shard: number, file: ShardFile): void;
  /** Sections that contain the words, best first. */
  rank(words: readonly WordQuery[], docsTags: readonly string[]): readonly RankedSection[];
}

/** Creates an engine for an index. */
export function createEngine(locale: Locale, file: IndexFile, stemmers: LoadedStemmers): Engine {
  const index = createPostings(file);
  const simplified = [...file.han[1]];
  const han: HanFolding = new Map([...file.han[0]].map((character, at) => [character, simplified[at] ?? character]));
  const pages = pagesOf(file);
  let page = -1;
  /** Page of each section. */
  const places = [...file.levels].map((level) => {
    if (level === '1') page += 1;
    return page;
  });
  const isHeld = (term: string, textLocale?: Locale) => {
    const sections = index.sectionsOf(term);
    return textLocale === undefined
      ? sections.size > 0
      : [...sections].some((id) => pages[places[id] ?? -1]?.textLocale === textLocale);
  };
  const countTogether = (terms: readonly string[]) => {
    const [first, ...others] = terms.map((term) => index.sectionsOf(term)).sort((a, b) => a.size - b.size);
    return [...(first ?? [])].filter((id) => others.every((sections) => sections.has(id))).length;
  };
  const reader = createQueryReader(locale, file, stemmers, han, { ...index, isHeld, countTogether });

  /** The words' own shards are needed, too, for the ranking. */
  function needed(words: readonly WordQuery[]): readonly WordQuery[] {
    for (const { terms, prefix } of words.flatMap(({ alternatives }) => alternatives))
      for (const term of terms) index.need(term, prefix);
    return words;
  }

  return {
    file,
    pages,
    han,
    stemmers,
    read: (query) => needed(reader.read(query)),
    isDoubtful: reader.isDoubtful,
    addSpelling: reader.addSpelling,
    correct: (query) => needed(reader.correct(query)),
    takeMissing: index.takeMissing,
    addShard: index.addShard,
    rank: createRanking(locale, file, pages, index),
  };
}
