/** @jest-environment jsdom */
import { docSearchClient, type ModalHit } from './docsearch-client';
import { type SearchAnswer, type SearchClient, type SearchHit, SearchUnavailable } from './search-client';

const hit = (fields: Partial<SearchHit> = {}): SearchHit => ({
  objectID: 'en-1',
  type: 'content',
  content: 'a <b> text',
  hierarchy: { lvl0: null, lvl1: 'Page', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
  url: '/en/docs/page/#a',
  anchor: 'a',
  language: 'en',
  contentLanguage: 'en',
  docsTag: 'docs-default-current',
  weight: { page: 1, level: 1, position: 0 },
  _highlightResult: { hierarchy: {} },
  _snippetResult: {
    content: { value: 'a &lt;b&gt; <mark>text</mark>', matchLevel: 'full', matchedWords: ['text'] },
    hierarchy: {},
  },
  ...fields,
});

function setUp(search: SearchClient['search']) {
  const onError = jest.fn();
  const adapted = docSearchClient({
    client: { indexName: 'test', prepare: async () => undefined, search },
    locale: 'en',
    docsTags: ['default'],
    origin: 'https://site.example',
    otherCategory: 'More',
    onError,
  });
  /** Searches as DocSearch does, and records the status that it would show. */
  const ask = (query: string) => {
    const status = { error: false, settled: false };
    const hits = adapted
      .search({
        requests: [{ query, indexName: 'test', hitsPerPage: 20, attributesToSnippet: ['hierarchy.lvl1:5'] }],
      } as never)
      .catch((error: Error) => {
        status.error = error.name === 'RetryError';
        throw error;
      })
      .then(({ results }) => (results[0] as unknown as { hits: ModalHit[] }).hits);
    hits.finally(() => {
      status.settled = true;
    });
    return { hits, status };
  };
  return { ask, onError };
}

describe('docSearchClient', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('[SEARCH-05] hits keep their texts with marks, and stand in a category', async () => {
    const { ask } = setUp(async () => ({ hits: [hit()], nbHits: 1 }));
    const [found] = await ask('text').hits;
    expect(found?.hierarchy.lvl0).toBe('More');
    expect(found?.marks?.content?.value).toBe('a &lt;b&gt; <mark>text</mark>');
    // DocSearch would insert these as HTML.
    expect(found).not.toHaveProperty('_snippetResult');
  });

  test('[SEARCH-03] a hit that leads to no page is left out', async () => {
    const { ask } = setUp(async () => ({ hits: [hit({ url: 'javascript:alert(1)' }), hit()], nbHits: 2 }));
    expect((await ask('text').hits).map((found) => found.url)).toEqual(['/en/docs/page/#a']);
  });

  test('[SEARCH-09] asks for 20 hits, with snippets of as many words as DocSearch wants', async () => {
    const search = jest.fn<Promise<SearchAnswer>, Parameters<SearchClient['search']>>(async () => ({
      hits: [],
      nbHits: 0,
    }));
    const { ask } = setUp(search);
    await ask('text').hits;
    expect(search.mock.calls[0]?.[0]).toMatchObject({
      hitsPerPage: 20,
      snippetWords: 5,
      locale: 'en',
      docsTags: ['default'],
    });
  });

  test.each(['   ', '...', '\u200e\u200f', '\ud800', '?!'])('[SEARCH-08] does not search for %j', async (query) => {
    const search = jest.fn();
    const { ask } = setUp(search);
    expect(await ask(query).hits).toEqual([]);
    expect(search).not.toHaveBeenCalled();
  });

  test('[SEARCH-07] an error shows once DocSearch would have waited, and is not taken back', async () => {
    const { ask, onError } = setUp(() => Promise.reject(new SearchUnavailable('no')));
    const { status } = ask('text');
    await jest.advanceTimersByTimeAsync(300);
    expect(status).toEqual({ error: false, settled: false });
    await jest.advanceTimersByTimeAsync(100);
    expect(status).toEqual({ error: true, settled: false });
    expect(onError).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(status.settled).toBe(false);
  });

  test('[SEARCH-07] an engine that throws at once is an error too', async () => {
    const { ask } = setUp(() => {
      throw new SearchUnavailable('no');
    });
    const { status } = ask('text');
    await jest.advanceTimersByTimeAsync(400);
    expect(status.error).toBe(true);
  });

  test('[SEARCH-07] the error of a search that a newer one has overtaken is not shown', async () => {
    let first = true;
    const { ask, onError } = setUp(async () => {
      if (!first) return { hits: [hit()], nbHits: 1 };
      first = false;
      throw new SearchUnavailable('no');
    });
    const { status } = ask('te');
    const second = ask('text');
    await jest.advanceTimersByTimeAsync(1000);
    expect(await second.hits).toHaveLength(1);
    expect(status.error).toBe(false);
    expect(onError).not.toHaveBeenCalled();
  });

  test('[SEARCH-07] a search that is overtaken is given up', async () => {
    const signals: AbortSignal[] = [];
    const { ask } = setUp(async (_, signal) => {
      if (signal) signals.push(signal);
      return { hits: [], nbHits: 0 };
    });
    await ask('te').hits;
    await ask('text').hits;
    expect(signals.map((signal) => signal.aborted)).toEqual([true, false]);
  });
});
