import { type FakeAlgolia, startFakeAlgolia } from '@/e2e/support/fake-algolia';
import { recordFor } from '@/lib/testing/search-records';
import { SearchUnavailable } from '../search-client';
import { createRecommendations } from './recommendations';

let fake: FakeAlgolia;
beforeAll(async () => {
  fake = await startFakeAlgolia({
    docs: [
      recordFor({ objectID: 'a' }),
      recordFor({ objectID: 'a2', url: '/en/docs/usage/#click' }),
      recordFor({ objectID: 'b', url: '/en/docs/b/#part' }),
      recordFor({ objectID: 'b2', url: '/en/docs/b/' }),
      recordFor({ objectID: 'c', url: 'javascript:alert(1)' }),
      recordFor({ objectID: 'd', url: '/en/docs/d/', contentLanguage: 'it' }),
      recordFor({ objectID: 'e', url: '/it/docs/e/', language: 'it' }),
      recordFor({ objectID: 'f', url: '/en/docs/1.0/', docsTag: 'docs-default-1.0' }),
    ],
  });
});
afterAll(() => fake.close());

const access = () => ({
  appId: 'APP',
  apiKey: 'search',
  indexName: 'docs',
  origin: 'https://site.example',
  hosts: [fake.host],
});
const query = { locale: 'en', docsTags: ['default', 'docs-default-current'], atMost: 5 } as const;
const hit = { objectID: 'a', url: '/en/docs/usage/#hover' };

test('[SEARCH-12] a model recommends other pages than the result’s, of the language and version, on this site', async () => {
  const recommend = createRecommendations({ ...access(), recommendModel: 'related-products' });
  expect(await recommend({ ...query, hit })).toEqual([
    { objectID: 'b', title: 'Usage', url: '/en/docs/b/', contentLanguage: 'en' },
    { objectID: 'd', title: 'Usage', url: '/en/docs/d/', contentLanguage: 'it' },
  ]);
  expect(await recommend({ ...query, hit, atMost: 1 })).toHaveLength(1);
  expect(fake.requests.at(-1)?.body).toMatchObject({
    requests: [
      {
        model: 'related-products',
        objectID: 'a',
        queryParameters: { facetFilters: ['language:en', ['docsTag:default', 'docsTag:docs-default-current']] },
      },
    ],
  });
});

test('[SEARCH-12] what is trending goes with no result; another model asks nothing without one', async () => {
  const trending = createRecommendations({ ...access(), recommendModel: 'trending-items' });
  expect((await trending(query)).map(({ url }) => url)).toEqual(['/en/docs/usage/', '/en/docs/b/', '/en/docs/d/']);
  const before = fake.requests.length;
  const similar = createRecommendations({ ...access(), recommendModel: 'looking-similar' });
  expect(await similar(query)).toEqual([]);
  expect(fake.requests).toHaveLength(before);
});

test('[SEARCH-12] a question that nobody waits for any more is given up', async () => {
  const recommend = createRecommendations({ ...access(), recommendModel: 'trending-items' });
  const leave = new AbortController();
  const asked = recommend(query, leave.signal);
  leave.abort();
  await expect(asked).rejects.toBe(leave.signal.reason);
});

test('[SEARCH-12] a provider that does not answer is told of', async () => {
  await fake.behave({ kind: 'dead' });
  const recommend = createRecommendations({ ...access(), recommendModel: 'trending-items' });
  await expect(recommend(query)).rejects.toBeInstanceOf(SearchUnavailable);
});
