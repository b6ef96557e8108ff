import { liteClient } from 'algoliasearch/lite';
import { type FakeAlgolia, startFakeAlgolia } from '@/e2e/support/fake-algolia';
import { queryFor, recordFor } from '@/lib/testing/search-records';
import { SearchUnavailable } from '../search-client';
import { type AlgoliaClientOptions, createAlgoliaClient } from './algolia-client';
import { providerTimeouts } from './provider-connection';

const records = [
  recordFor({ objectID: 'en-usage-hover-1' }),
  recordFor({ objectID: 'en-usage-hover', type: 'lvl2', content: null, weight: { page: 1, level: 90, position: 0 } }),
  recordFor({ objectID: 'it-usage-1', language: 'it', url: '/it/docs/usage/#hover', content: 'Hover, in italiano.' }),
  recordFor({ objectID: 'en-old-1', docsTag: 'docs-default-1.0', content: 'Hover as it was.' }),
];

/** Long enough that a busy machine is not taken for an unresponsive host, in tests that are not about one. */
const patient = { connect: 20_000, read: 20_000, write: 20_000 };
/** The tests wait for this time-out. The host that answers has twice as long. */
const impatient = { connect: 500, read: 500, write: 500 };

const fakes: FakeAlgolia[] = [];

async function startFake(): Promise<FakeAlgolia> {
  const fake = await startFakeAlgolia({ docs: records });
  fakes.push(fake);
  return fake;
}

function clientOf(hosts: readonly FakeAlgolia[], options: Partial<AlgoliaClientOptions> = {}) {
  return createAlgoliaClient({
    appId: 'APP',
    apiKey: 'search-key',
    indexName: 'docs',
    hosts: hosts.map(({ host }) => host),
    timeouts: patient,
    ...options,
  });
}

/** The error of a failed search. */
async function failureOf(search: Promise<unknown>): Promise<SearchUnavailable> {
  const error = await search.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof SearchUnavailable) return error;
  throw new Error(`SearchUnavailable was expected, and there was ${String(error)}.`);
}

afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all(fakes.splice(0).map((fake) => fake.close()));
});

test('[SEARCH-10] a search is one POST with the request that the provider expects', async () => {
  const fake = await startFake();
  await clientOf([fake]).search(queryFor('hover'));
  expect(fake.requests).toHaveLength(1);
  expect(fake.requests[0]).toMatchObject({ method: 'POST', path: '/1/indexes/*/queries' });
  expect(fake.requests[0]?.parameters.get('x-algolia-application-id')).toBe('APP');
  expect(fake.requests[0]?.parameters.get('x-algolia-api-key')).toBe('search-key');
  expect(fake.requests[0]?.body).toEqual({
    requests: [
      {
        query: 'hover',
        indexName: 'docs',
        attributesToRetrieve: [
          'hierarchy.lvl0',
          'hierarchy.lvl1',
          'hierarchy.lvl2',
          'hierarchy.lvl3',
          'hierarchy.lvl4',
          'hierarchy.lvl5',
          'hierarchy.lvl6',
          'content',
          'type',
          'url',
          'contentLanguage',
          'docsTag',
          'weight',
        ],
        attributesToSnippet: [
          'hierarchy.lvl1:10',
          'hierarchy.lvl2:10',
          'hierarchy.lvl3:10',
          'hierarchy.lvl4:10',
          'hierarchy.lvl5:10',
          'hierarchy.lvl6:10',
          'content:10',
        ],
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        hitsPerPage: 20,
        clickAnalytics: false,
        facetFilters: ['language:en', ['docsTag:docs-default-current']],
        queryLanguages: ['en'],
      },
    ],
  });
});

test('[SEARCH-10] the answer holds hits, their number and, with analytics, its name', async () => {
  const fake = await startFake();
  const answer = await clientOf([fake], { analytics: true }).search(queryFor('hov'));
  expect(answer.nbHits).toBe(2);
  expect(answer.queryID).toMatch(/^\w+$/);
  expect(answer.hits.map(({ objectID }) => objectID)).toEqual(['en-usage-hover', 'en-usage-hover-1']);
  expect(answer.hits[1]).toMatchObject({
    type: 'content',
    url: '/en/docs/usage/#hover',
    anchor: 'hover',
    language: 'en',
    contentLanguage: 'en',
    docsTag: 'docs-default-current',
    hierarchy: { lvl0: 'Guide', lvl1: 'Usage', lvl2: 'Hover', lvl3: null },
    _snippetResult: { content: { value: '<mark>Hov</mark>er a paragraph to see its translation below.' } },
  });
});

test('[SEARCH-04] results are of the language and of any of the docs tags', async () => {
  const fake = await startFake();
  const idsFor = async (fields: Parameters<typeof queryFor>[1]) => {
    const { hits } = await clientOf([fake]).search(queryFor('hover', fields));
    return hits.map(({ objectID }) => objectID);
  };
  expect(await idsFor({ locale: 'it' })).toEqual(['it-usage-1']);
  expect(await idsFor({ docsTags: ['docs-default-1.0', 'docs-blog'] })).toEqual(['en-old-1']);
});

test('[SEARCH-08] a query is cut at 64 characters, none of them in two', async () => {
  const fake = await startFake();
  await clientOf([fake]).search(queryFor('😀'.repeat(70)));
  expect(fake.requests[0]?.body).toMatchObject({ requests: [{ query: '😀'.repeat(64) }] });
});

test('a further page is asked for by its number', async () => {
  const fake = await startFake();
  const { hits, nbHits } = await clientOf([fake]).search(queryFor('hover', { hitsPerPage: 1, page: 1 }));
  expect(hits.map(({ objectID }) => objectID)).toEqual(['en-usage-hover-1']);
  expect(nbHits).toBe(2);
});

test('a query that was answered is not asked again', async () => {
  const fake = await startFake();
  const client = clientOf([fake]);
  const first = await client.search(queryFor('hover'));
  await client.search(queryFor('hove'));
  expect(await client.search(queryFor('hover'))).toBe(first);
  expect(fake.requests).toHaveLength(2);
});

test.each([
  [{ appId: '' }, /application id.*ALGOLIA_APP_ID/],
  [{ apiKey: ' ' }, /API key.*ALGOLIA_API_KEY/],
  [{ indexName: '' }, /index's name.*ALGOLIA_INDEX_NAME/],
])('[SEARCH-10] a client without %j fails and says what is missing', (missing, message) => {
  expect(() => clientOf([], missing)).toThrow(message);
});

test('[SEARCH-11] the time-outs are 1 s to connect, 2 s to read and 30 s to write', async () => {
  expect(providerTimeouts).toEqual({ connect: 1000, read: 2000, write: 30_000 });
  const fake = await startFake();
  const limits = jest.spyOn(globalThis, 'setTimeout');
  await clientOf([fake], { timeouts: undefined }).search(queryFor('hover'));
  expect(limits.mock.calls.map(([, milliseconds]) => milliseconds)).toEqual(expect.arrayContaining([1000, 2000]));
});

test('[SEARCH-11] a host that answers in time is waited for', async () => {
  const fake = await startFake();
  await fake.behave({ kind: 'slow', milliseconds: 30 });
  const { nbHits } = await clientOf([fake]).search(queryFor('hover'));
  expect(nbHits).toBe(2);
});

test.each([
  ['is too slow', { kind: 'slow', milliseconds: 5000 }],
  ['never answers', { kind: 'hanging' }],
  ['stops in the middle of its answer', { kind: 'stuck' }],
  ['is out of order', { kind: 'status', status: 503 }],
  ['does not exist', { kind: 'dead' }],
] as const)('[SEARCH-11] where a host %s, the next one answers', async (_, mode) => {
  const [first, second] = [await startFake(), await startFake()];
  await first.behave(mode);
  const { nbHits } = await clientOf([first, second], { timeouts: impatient }).search(queryFor('hover'));
  expect(nbHits).toBe(2);
  expect(second.requests).toHaveLength(1);
});

test.each([
  ['never answers', { kind: 'hanging' }],
  ['answers with an error', { kind: 'status', status: 500 }],
  ['does not exist', { kind: 'dead' }],
] as const)('[SEARCH-11] a host that %s is not asked for two minutes, and asked again after them', async (_, mode) => {
  const [first, second] = [await startFake(), await startFake()];
  const asked = () => [first.requests.length, second.requests.length];
  let now = 1_000_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  const client = clientOf([first, second], { timeouts: impatient });

  await first.behave(mode);
  await client.search(queryFor('h'));
  await first.behave({ kind: 'healthy' });
  first.requests.length = 0;

  now += 120_000;
  await client.search(queryFor('ho'));
  expect(asked()).toEqual([0, 2]);

  now += 1;
  await client.search(queryFor('hov'));
  expect(asked()).toEqual([1, 2]);
});

test("the provider's own memory forgets a dead host at once: when this fails, ours has become needless", async () => {
  const [first, second] = [await startFake(), await startFake()];
  const client = liteClient('APP', 'search-key', { hosts: [first.host, second.host] });
  await first.behave({ kind: 'status', status: 500 });
  const search = () => client.search({ requests: [{ indexName: 'docs', query: 'hover' }] });
  await search();
  await search();
  expect(first.requests).toHaveLength(2);
});

test('[SEARCH-11] with no host left the search fails within bounds, and the next one tries them all again', async () => {
  const [first, second] = [await startFake(), await startFake()];
  const client = clientOf([first, second]);
  await Promise.all([first.behave({ kind: 'dead' }), second.behave({ kind: 'dead' })]);
  const error = await failureOf(client.search(queryFor('hover')));
  expect(error.message).toContain('Unreachable hosts');
  expect(error.cause).toBeInstanceOf(Error);

  await second.behave({ kind: 'healthy' });
  expect((await client.search(queryFor('hover'))).nbHits).toBe(2);
});

test('[SEARCH-11] a host after one that timed out gets twice the time, and never more', async () => {
  const hanging = [await startFake(), await startFake(), await startFake()];
  await Promise.all(hanging.map((fake) => fake.behave({ kind: 'hanging' })));
  const limits = jest.spyOn(globalThis, 'setTimeout');
  const client = clientOf(hanging, { timeouts: { connect: 21, read: 22, write: 23 } });
  await failureOf(client.search(queryFor('hover')));
  const given = limits.mock.calls.map(([, milliseconds]) => milliseconds);
  expect(given.filter((milliseconds) => milliseconds === 21 || milliseconds === 42)).toEqual([21, 42, 42]);
});

test('a provider that is asked too often is asked once more after a second, whatever it proposes', async () => {
  const fake = await startFake();
  await fake.behave({ kind: 'status', status: 429, headers: { 'retry-after': '3600' } });
  const error = await failureOf(clientOf([fake]).search(queryFor('hover')));
  expect(error.cause).toMatchObject({ status: 429 });
  expect(fake.requests).toHaveLength(2);
});

test('a key that is refused is an error with the reason, and no other host is bothered', async () => {
  const [first, second] = [await startFake(), await startFake()];
  first.intercept = () => ({ status: 403, body: { message: 'Invalid Application-ID or API key', status: 403 } });
  const error = await failureOf(clientOf([first, second]).search(queryFor('hover')));
  expect(error.message).toContain('Invalid Application-ID or API key');
  expect(second.requests).toHaveLength(0);
});

test('an answer that is no JSON is an error, and the next search asks again', async () => {
  const fake = await startFake();
  const client = clientOf([fake]);
  await fake.behave({ kind: 'malformed' });
  expect((await failureOf(client.search(queryFor('hover')))).cause).toBeInstanceOf(Error);
  await fake.behave({ kind: 'healthy' });
  expect((await client.search(queryFor('hover'))).nbHits).toBe(2);
});

const hit = { objectID: '1', type: 'content', url: '/en/', hierarchy: {} };

test.each([
  [{}, 'results is no list'],
  [{ results: [] }, 'results[0] is no object'],
  [{ results: [{ nbHits: 0 }] }, 'results[0].hits is no list'],
  [{ results: [{ hits: [] }] }, 'results[0].nbHits is no number'],
  [{ results: [{ hits: [null], nbHits: 1 }] }, 'results[0].hits[0] is no object'],
  [{ results: [{ hits: [{ ...hit, url: 5 }], nbHits: 1 }] }, 'results[0].hits[0].url is no string'],
  [{ results: [{ hits: [{ ...hit, hierarchy: null }], nbHits: 1 }] }, 'results[0].hits[0].hierarchy is no object'],
  [{ results: [{ hits: [hit, { ...hit, type: 'lvl9' }], nbHits: 2 }] }, 'results[0].hits[1].type is "lvl9"'],
])('an answer of another shape, %j, is an error that names the place, and is not kept', async (body, message) => {
  const fake = await startFake();
  const client = clientOf([fake]);
  fake.intercept = () => ({ status: 200, body });
  expect((await failureOf(client.search(queryFor('hover')))).message).toContain(message);
  fake.intercept = undefined;
  expect((await client.search(queryFor('hover'))).nbHits).toBe(2);
});

test('a search that nobody waits for any more is given up, and the host is not blamed for it', async () => {
  const fake = await startFake();
  const client = clientOf([fake], { timeouts: providerTimeouts });
  const leaving = new AbortController();
  await fake.behave({ kind: 'hanging' });
  const search = client.search(queryFor('hov'), leaving.signal);
  while (fake.requests.length === 0) await new Promise(setImmediate);
  leaving.abort();
  await expect(search).rejects.toMatchObject({ name: 'AbortError' });
  await fake.behave({ kind: 'healthy' });
  const limits = jest.spyOn(globalThis, 'setTimeout');
  expect((await client.search(queryFor('hover'))).nbHits).toBe(2);
  expect(limits.mock.calls.map(([, milliseconds]) => milliseconds)).toContain(providerTimeouts.connect);
});
