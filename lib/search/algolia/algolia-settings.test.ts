import { liteClient } from 'algoliasearch/lite';
import { contactedOrigins, readAlgoliaPushSettings, readAlgoliaSettings } from './algolia-settings';

const complete = { ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: 'search', ALGOLIA_INDEX_NAME: 'docs' };

test('nothing set, or analytics off, is no Algolia', () => {
  expect(readAlgoliaSettings({})).toBeUndefined();
  expect(readAlgoliaSettings({ ALGOLIA_APP_ID: ' ', ALGOLIA_ANALYTICS: 'off' })).toBeUndefined();
  expect(readAlgoliaSettings({ ALGOLIA_ADMIN_KEY: 'admin' })).toBeUndefined();
});

test('[SEARCH-12] the three names are enough, and analytics and recommendations are off', () => {
  expect(readAlgoliaSettings({ ...complete, ALGOLIA_API_KEY: ' search\n' })).toEqual({
    appId: 'APP',
    apiKey: 'search',
    indexName: 'docs',
    analytics: false,
    recommendModel: undefined,
  });
});

test('analytics, model and pattern are taken over', () => {
  const extras = {
    ALGOLIA_ANALYTICS: 'on',
    ALGOLIA_RECOMMEND_MODEL: 'looking-similar',
  };
  expect(readAlgoliaSettings({ ...complete, ...extras })).toMatchObject({
    analytics: true,
    recommendModel: 'looking-similar',
  });
});

test.each([
  [
    { ...complete, ALGOLIA_API_KEY: '' },
    /^ALGOLIA_API_KEY is missing: ALGOLIA_APP_ID and ALGOLIA_INDEX_NAME are set\. Set /,
  ],
  [{ ALGOLIA_API_KEY: 'search', ALGOLIA_INDEX_NAME: 'docs' }, /^ALGOLIA_APP_ID is missing/],
  [{ ALGOLIA_APP_ID: 'APP' }, /^ALGOLIA_API_KEY and ALGOLIA_INDEX_NAME are missing: ALGOLIA_APP_ID is set/],
  [{ ALGOLIA_ANALYTICS: 'on' }, /^ALGOLIA_APP_ID and .* are missing: ALGOLIA_ANALYTICS is set/],
  [{ ...complete, ALGOLIA_ANALYTICS: 'yes' }, /ALGOLIA_ANALYTICS is "yes".*"on" or "off"/],
  [{ ...complete, ALGOLIA_RECOMMEND_MODEL: 'best' }, /"best", which is no model.*related-products/],
  [{ ...complete, ALGOLIA_ADMIN_KEY: 'search' }, /ALGOLIA_API_KEY is the same as ALGOLIA_ADMIN_KEY/],
])('[SEARCH-10] %j fails with what is missing or wrong', (env, message) => {
  expect(() => readAlgoliaSettings(env)).toThrow(message);
});

test('[SEARCH-16] a push needs an administrator key, and says so', () => {
  expect(() => readAlgoliaPushSettings(complete)).toThrow(/^ALGOLIA_ADMIN_KEY is missing: .*--dry-run/);
  expect(readAlgoliaPushSettings({ ...complete, ALGOLIA_ADMIN_KEY: 'admin' })).toEqual({
    appId: 'APP',
    adminKey: 'admin',
    indexName: 'docs',
  });
});

test('[SEARCH-12] the origins are those that the client reads from, and the one for events only with analytics', () => {
  const { hosts } = liteClient('APP', 'search').transporter;
  const read = hosts.filter(({ accept }) => accept !== 'write').map(({ protocol, url }) => `${protocol}://${url}`);
  expect(contactedOrigins({ appId: 'APP', analytics: false })).toHaveLength(read.length);
  expect(contactedOrigins({ appId: 'APP', analytics: false })).toEqual(expect.arrayContaining(read));
  expect(contactedOrigins({ appId: 'APP', analytics: true })).toContain('https://insights.algolia.io');
});
