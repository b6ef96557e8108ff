import { type FakeAlgolia, startFakeAlgolia } from '@/e2e/support/fake-algolia';
import { SearchUnavailable } from '../search-client';
import { createRecommendations } from './recommendations';
import { recordFor } from './test-records';

let fake: FakeAlgolia;
beforeAll(async () => {
  fake = await startFakeAlgolia({
    docs: [
      recordFor({ objectID: 'a' }),
      recordFor({ objectID: 'b', url: '/en/docs/b/' }),
      recordFor({ objectID: 'c', url: 'javascript:alert(1)' }),
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

test('[SEARCH-12] without a model there are no recommendations', () => {
  expect(createRecommendations(access())).toBeUndefined();
});

test('[SEARCH-12] a model recommends pages of the language, on this site', async () => {
  const recommend = createRecommendations({ ...access(), recommendModel: 'related-products' });
  expect(await recommend?.('a', 'en', 5)).toEqual([{ objectID: 'b', title: 'Usage', url: '/en/docs/b/' }]);
  expect(fake.requests.at(-1)?.body).toMatchObject({
    requests: [{ model: 'related-products', objectID: 'a', queryParameters: { facetFilters: ['language:en'] } }],
  });
});

test('a provider that does not answer is told of', async () => {
  await fake.behave({ kind: 'dead' });
  const recommend = createRecommendations({ ...access(), recommendModel: 'trending-items' });
  await expect(recommend?.('a', 'en', 5)).rejects.toBeInstanceOf(SearchUnavailable);
});
