import { type Locale, sourceLocale } from '@/i18n/locales';
import { fetchInTime } from '@/lib/browser/loading/fetch-in-time';
import { objectIdOf } from '../object-id';
import {
  type Hierarchy,
  type HierarchyLevel,
  hierarchyLevels,
  type MarkedText,
  maxQueryLength,
  pageHierarchy,
  type SearchClient,
  type SearchHit,
  SearchUnavailable,
  withHeading,
} from '../search-client';
import { loadStemmers } from '../text/stemming';
import { createEngine, type Engine } from './engine';
import {
  type IndexFile,
  manifestAddress,
  type PageTextsFile,
  type SearchManifest,
  type ShardFile,
  type SpellingFile,
  searchFormat,
  shardAddress,
  spellingAddress,
  textsAddress,
  type WordsIndex,
} from './index-format';
import { createMarking, createTextReader, findMatches, type Marking, markText, type ReadText, snippetOf } from './mark';
import type { RankedSection } from './rank';
import { createTypingPace, takeTurns } from './typing-pace';

export interface EmbeddedClientOptions {
  readonly locale: Locale;
  /** Tag of the visitor's docs version (`docs-default-current`), whose index is fetched. */
  readonly docsTag: string;
  readonly fetch?: typeof globalThis.fetch;
  /** The index, if it has been loaded already. */
  readonly index?: WordsIndex;
}

/**
 * The search with the embedded index: a small manifest names the locale's index, and the index names each page's texts,
 * which are fetched for the displayed results. Everything is fetched once; failed requests are repeated by the next
 * call.
 */
export function createEmbeddedClient({
  locale,
  docsTag,
  fetch = globalThis.fetch,
  index,
}: EmbeddedClientOptions): SearchClient {
  const cache = new Map<string, Promise<unknown>>();
  const shardsAhead = new Map(Object.entries(index?.shards ?? {}));
  const pace = createTypingPace();

  /** The result of a task, cached by name; a failure is not cached. */
  function once<T>(name: string, task: () => Promise<T>): Promise<T> {
    const known = cache.get(name) as Promise<T> | undefined;
    if (known) return known;
    const promise = task().catch((error: unknown) => {
      cache.delete(name);
      throw error instanceof SearchUnavailable
        ? error
        : new SearchUnavailable('The search index cannot be read.', { cause: error });
    });
    cache.set(name, promise);
    return promise;
  }

  const read = <T>(address: string, mode?: RequestInit): Promise<T> =>
    fetchInTime(address, async (response) => (await response.json()) as T, { ...mode, fetch });

  const fetchIndex = async (): Promise<IndexFile> => {
    const manifest = await read<SearchManifest>(manifestAddress(locale), { cache: 'no-cache' });
    if (manifest.format !== searchFormat) throw new Error('The search index is of another build than this page.');
    const address = manifest.indexes[docsTag] ?? Object.values(manifest.indexes)[0];
    if (address === undefined) throw new Error('The site has no search index.');
    return read<IndexFile>(address);
  };

  const engine = (): Promise<Engine> =>
    once('engine', async () => {
      const file = index?.file.format === searchFormat ? index.file : await fetchIndex();
      const turn = takeTurns();
      const stemmers = await loadStemmers(file.stemmers);
      await turn();
      return createEngine(locale, file, stemmers);
    });

  const shardName = (ready: Engine, shard: number) => `shard ${ready.shardHash(shard)}`;
  async function addShards(ready: Engine, shards: readonly number[], beforeFetch: () => Promise<void>): Promise<void> {
    const isThere = (shard: number) => cache.has(shardName(ready, shard)) || shardsAhead.has(ready.shardHash(shard));
    if (!shards.every(isThere)) await beforeFetch();
    await Promise.all(
      shards.map((shard) =>
        once(shardName(ready, shard), async () => {
          const hash = ready.shardHash(shard);
          const file = shardsAhead.get(hash) ?? (await read<ShardFile>(shardAddress(hash)));
          ready.addShard(shard, file);
        }),
      ),
    );
  }

  const addSpelling = (ready: Engine): Promise<void> =>
    once('spelling', async () => ready.addSpelling(await read<SpellingFile>(spellingAddress(ready.file.spelling))));

  const textsOf = (hash: string): Promise<PageTextsFile> =>
    once(hash, async () => {
      const texts = await read<PageTextsFile>(textsAddress(hash));
      if (!Array.isArray(texts) || texts.length === 0) throw new Error(`${textsAddress(hash)} holds no texts.`);
      return texts;
    });

  const readers = new Map<Locale, ReadText>();
  function readerOf({ stemmers, han }: Engine, textLocale: Locale): ReadText {
    const reader = readers.get(textLocale) ?? createTextReader(textLocale, stemmers, han);
    readers.set(textLocale, reader);
    return reader;
  }

  return {
    indexName: `embedded-${locale}`,
    async prepare() {
      await engine();
    },
    async search({ query, docsTags, hitsPerPage, page = 0, snippetWords }, signal) {
      signal?.throwIfAborted();
      const beforeFetch = pace.begin(query, signal);
      const ready = await engine();
      signal?.throwIfAborted();
      // Slicing may split a character, which only makes it unknown.
      const cut = query.normalize('NFC').slice(0, maxQueryLength);
      let { words, shards } = ready.read(cut);
      await addShards(ready, shards, beforeFetch);
      signal?.throwIfAborted();
      if (ready.isDoubtful(cut)) {
        if (!cache.has('spelling')) await beforeFetch();
        await addSpelling(ready);
        ({ words, shards } = ready.correct(cut));
        await addShards(ready, shards, beforeFetch);
        signal?.throwIfAborted();
      }
      const turn = takeTurns();
      const ranking = ready.rank(words, docsTags);
      const shown = ranking.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
      const hashes = [...new Set(shown.map((section) => ready.file.pages[section.page]?.[1] ?? ''))];
      if (hashes.some((hash) => !cache.has(hash))) await beforeFetch();
      const texts = new Map(await Promise.all(hashes.map(async (hash) => [hash, await textsOf(hash)] as const)));
      signal?.throwIfAborted();
      const marking = (textLocale: Locale) => createMarking(words, readerOf(ready, textLocale));
      const hits: SearchHit[] = [];
      for (const section of shown) {
        const { blocks, textLocale } = blocksOf(section, ready, texts);
        for (const block of blocks) {
          readerOf(ready, textLocale)(block);
          await turn();
        }
        const hit = toHit(section, marking, ready, texts, locale, snippetWords);
        if (hit) hits.push(hit);
        await turn();
        signal?.throwIfAborted();
      }
      return {
        hits,
        nbHits: ranking.length,
        ...((ranking[0]?.share ?? 1) < weakShare ? { isWeak: true } : {}),
      };
    },
  };
}

/** Where the best page contains less of the query, visitors are told so. */
const weakShare = 0.5;

const levelWeights = [100, 90, 80, 70, 60, 50];

/** The texts of a section, which are loaded individually before it becomes a hit. */
function blocksOf(
  { page: pageNumber, section }: RankedSection,
  { file }: Engine,
  texts: ReadonlyMap<string, PageTextsFile>,
): { blocks: readonly string[]; textLocale: Locale } {
  const page = file.pages[pageNumber];
  return {
    blocks: texts.get(page?.[1] ?? '')?.[section]?.[4] ?? [],
    textLocale: file.textLocales[page?.[4] ?? -1] ?? sourceLocale,
  };
}

/** A section as a hit: its heading if the query matches that, else the block with most of the query. */
function toHit(
  { page: pageNumber, section: sectionNumber }: RankedSection,
  markings: (textLocale: Locale) => Marking,
  { file }: Engine,
  texts: ReadonlyMap<string, PageTextsFile>,
  locale: Locale,
  snippetWords: number,
): SearchHit | undefined {
  const page = file.pages[pageNumber];
  const sections = texts.get(page?.[1] ?? '');
  const section = sections?.[sectionNumber];
  const textLocale = file.textLocales[page?.[4] ?? -1];
  if (!page || !sections || !section || !textLocale) return undefined;
  const [route, , category, tag, , , , weight] = page;
  const marking = markings(textLocale);

  let hierarchy: Hierarchy = pageHierarchy(file.categories[category] ?? '', sections[0]?.[2] ?? '');
  for (const [level, , heading] of sections.slice(1, sectionNumber + 1))
    hierarchy = withHeading(hierarchy, level, heading);
  const [level, , heading, headingPosition, blocks] = section;
  const anchor = sections.slice(0, sectionNumber + 1).findLast((one) => one[1] !== null)?.[1] ?? null;

  const covers = (text: string) => new Set(findMatches(text, marking).flatMap((match) => match.words)).size;
  const inBlocks = blocks.map(covers);
  const most = Math.max(0, ...inBlocks);
  const block = most > covers(heading) ? inBlocks.indexOf(most) : -1;
  const content = block === -1 ? null : (blocks[block] ?? null);
  const type: HierarchyLevel | 'content' = content === null ? (`lvl${level}` as HierarchyLevel) : 'content';
  const position = content === null ? headingPosition : headingPosition + block + 1;

  const levels: Partial<Record<HierarchyLevel, MarkedText>> = {};
  for (const name of hierarchyLevels) {
    const text = hierarchy[name];
    if (text !== null) levels[name] = markText(text, marking);
  }
  return {
    objectID: objectIdOf(locale, route, anchor, position),
    type,
    content,
    hierarchy,
    url: `/${locale}${route}${anchor === null ? '' : `#${anchor}`}`,
    anchor,
    language: locale,
    contentLanguage: textLocale,
    docsTag: file.tags[tag] ?? '',
    weight: {
      page: weight,
      level: content === null ? (levelWeights[level - 1] ?? 0) : 0,
      position,
    },
    _highlightResult: { hierarchy: levels, ...(content === null ? {} : { content: markText(content, marking) }) },
    _snippetResult: {
      hierarchy: levels,
      ...(content === null ? {} : { content: snippetOf(content, snippetWords, marking) }),
    },
  };
}
