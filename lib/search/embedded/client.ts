import type { Locale } from '@/i18n/locales';
import { fetchInTime } from '@/lib/browser/loading/fetch-in-time';
import { maxQueryLength, type SearchClient, type SearchHit, SearchUnavailable } from '../search-client';
import { loadStemmers } from '../text/stemming';
import { toHit } from './build-hit';
import { createEngine, type Engine } from './engine';
import {
  type IndexFile,
  manifestAddress,
  type SearchManifest,
  type SpellingFile,
  searchFormat,
  shardAddress,
  spellingAddress,
  type TextsFile,
  textsAddresses,
  type WordsIndex,
} from './index-format';
import { createMarking, createTextReader, type ReadText } from './mark';
import type { ShardFile } from './shard';
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

  async function addShard(ready: Engine, shard: number): Promise<void> {
    const file = index?.file === ready.file ? index.shards[shard] : undefined;
    ready.addShard(shard, file ?? (await read<ShardFile>(shardAddress(ready.file, shard))));
  }

  /** What a query is read as, by all the shards that this needs. */
  async function readFully<T>(ready: Engine, reading: () => T, beforeFetch: () => Promise<void>): Promise<T> {
    for (;;) {
      const result = reading();
      const missing = ready.takeMissing();
      if (missing.length === 0) return result;
      if (!missing.every((shard) => cache.has(`shard ${shard}`) || index?.shards[shard])) await beforeFetch();
      await Promise.all(missing.map((shard) => once(`shard ${shard}`, () => addShard(ready, shard))));
    }
  }

  const addSpelling = (ready: Engine): Promise<void> =>
    once('spelling', async () => ready.addSpelling(await read<SpellingFile>(spellingAddress(ready.file.spelling))));

  const textsIn = (address: string): Promise<TextsFile> =>
    once(address, async () => {
      const texts = await read<TextsFile>(address);
      if (Object.values(texts).every(({ sections }) => sections.length === 0)) {
        throw new Error(`${address} holds no texts.`);
      }
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
      let words = await readFully(ready, () => ready.read(cut), beforeFetch);
      signal?.throwIfAborted();
      if (await readFully(ready, () => ready.isDoubtful(cut), beforeFetch)) {
        if (!cache.has('spelling')) await beforeFetch();
        await addSpelling(ready);
        words = await readFully(ready, () => ready.correct(cut), beforeFetch);
        signal?.throwIfAborted();
      }
      const turn = takeTurns();
      const ranking = ready.rank(words, docsTags);
      const shown = ranking.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
      const addressOf = textsAddresses(ready.file);
      const addresses = [...new Set(shown.map(({ page }) => addressOf[page] ?? ''))];
      if (addresses.some((address) => !cache.has(address))) await beforeFetch();
      const files = await Promise.all(addresses.map(textsIn));
      const texts: TextsFile = Object.assign({}, ...files);
      signal?.throwIfAborted();
      const hits: SearchHit[] = [];
      for (const { page: number, section } of shown) {
        const [page, textsOfPage] = [ready.pages[number], texts[number]];
        if (!page || !textsOfPage) continue;
        const readText = readerOf(ready, page.textLocale);
        for (const block of textsOfPage.sections[section]?.[4] ?? []) {
          readText(block);
          await turn();
        }
        const hit = toHit(section, page, textsOfPage, createMarking(words, readText), locale, snippetWords);
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
