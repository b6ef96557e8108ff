import type { Locale } from '@/i18n/locales';
import type { HanFolding } from '../text/fold';
import type { LoadedStemmers } from '../text/stemming';
import type { IndexFile, ShardFile, SpellingFile } from './index-format';
import { createPostings } from './postings';
import { createRanking, type RankedSection } from './rank';
import { createQueryReader, type WordQuery } from './read-query';

interface Reading {
  readonly words: readonly WordQuery[];
  /** The shards that must be loaded before the words are ranked. */
  readonly shards: readonly number[];
}

export interface Engine {
  readonly file: IndexFile;
  readonly han: HanFolding;
  readonly stemmers: LoadedStemmers;
  /** The possible meanings of a query. */
  read(query: string): Reading;
  /**
   * Whether a query that has been read, and whose shards have been loaded, contains words that the index does not know.
   */
  isDoubtful(query: string): boolean;
  addSpelling(file: SpellingFile): void;
  /** Reads a query with its unknown words corrected, once the spelling file has been loaded. */
  correct(query: string): Reading;
  /** The hash in the name of a shard's file. */
  shardHash(shard: number): string;
  addShard(shard: number, file: ShardFile): void;
  /** Sections that contain the words, best first. */
  rank(words: readonly WordQuery[], docsTags: readonly string[]): readonly RankedSection[];
}

/** Creates an engine for an index. */
export function createEngine(locale: Locale, file: IndexFile, stemmers: LoadedStemmers): Engine {
  const index = createPostings(file);
  const simplified = [...file.han[1]];
  const han: HanFolding = new Map([...file.han[0]].map((character, at) => [character, simplified[at] ?? character]));
  const textLocales = file.pages.flatMap((page) => Array.from({ length: page[6] }, () => file.textLocales[page[4]]));
  const isHeld = (term: string, textLocale?: Locale) => {
    const sections = index.sectionsOf(term);
    return textLocale === undefined ? sections.size > 0 : [...sections].some((id) => textLocales[id] === textLocale);
  };
  const countTogether = (terms: readonly string[]) => {
    const [first, ...others] = terms.map((term) => index.sectionsOf(term)).sort((a, b) => a.size - b.size);
    return [...(first ?? [])].filter((id) => others.every((sections) => sections.has(id))).length;
  };
  const reader = createQueryReader(locale, file, stemmers, han, isHeld, countTogether);

  function withShards(words: readonly WordQuery[]): Reading {
    const all = words.flatMap(({ alternatives }) =>
      alternatives.flatMap(({ terms, prefix }) => terms.flatMap((term) => index.shardsOf(term, prefix))),
    );
    return { words, shards: [...new Set(all)] };
  }

  return {
    file,
    han,
    stemmers,
    read: (query) => withShards(reader.read(query)),
    isDoubtful: reader.isDoubtful,
    addSpelling: reader.addSpelling,
    correct: (query) => withShards(reader.correct(query)),
    shardHash: (shard) => [...file.shards, ...file.grouped][shard]?.[1] ?? '',
    addShard: index.addShard,
    rank: createRanking(locale, file, index),
  };
}
