import { recordFor } from '@/lib/testing/search-records';
import { analysisLanguage } from './index-settings';
import { buildPushPayload, recordProblems, summarizeRecords } from './push-payload';

test('[SEARCH-16] records go out unchanged, a thousand in a batch', () => {
  const en = Array.from({ length: 1500 }, (_, index) => recordFor({ objectID: `en-${index}` }));
  const it = [recordFor({ objectID: 'it-0', language: 'it' })];
  const { batches } = buildPushPayload({ en, it });
  expect(batches.map((batch) => batch.length)).toEqual([1000, 501]);
  expect(batches.flat().map(({ action, body }) => [action, body])).toEqual(
    [...en, ...it].map((record) => ['addObject', record]),
  );
});

test('[SEARCH-16] the settings filter by language and docs tag, and know the stop words of the languages present', () => {
  const records = Object.fromEntries(
    (['ar', 'it', 'pt', 'pt-BR', 'zh', 'zh-Hans', 'zh-TW'] as const).map((locale) => [
      locale,
      [recordFor({ objectID: locale })],
    ]),
  );
  const { settings } = buildPushPayload(records);
  expect(settings.attributesForFaceting).toEqual(['filterOnly(language)', 'filterOnly(docsTag)']);
  expect(settings.customRanking).toEqual(['desc(weight.page)', 'desc(weight.level)', 'asc(weight.position)']);
  expect(settings.searchableAttributes?.[0]).toBe('unordered(hierarchy.lvl1)');
  expect(settings.removeStopWords).toBe(true);
  expect(settings.indexLanguages?.join(' ')).toBe('ar it pt pt-br zh');
  expect(buildPushPayload({ it: [recordFor({ objectID: '1' })] }).settings.indexLanguages).toEqual(['it']);
});

test('each kind of Chinese and Portuguese has its language', () => {
  expect((['zh', 'zh-Hans', 'zh-TW', 'pt', 'pt-BR'] as const).map(analysisLanguage)).toEqual([
    'zh',
    'zh',
    'zh',
    'pt',
    'pt-br',
  ]);
});

test('[SEARCH-16] a record that is too big, or named as another one, is reported by its name', () => {
  const en = [
    recordFor({ objectID: 'fits', content: 'x'.repeat(9000) }),
    recordFor({ objectID: 'big', content: '語'.repeat(3500) }),
    recordFor({ objectID: 'twin' }),
  ];
  const problems = recordProblems({ en, it: [recordFor({ objectID: 'twin' })] });
  expect(problems).toHaveLength(2);
  expect(problems[0]).toMatch(/^The record "big" has 1\d{4} bytes, and the provider takes 10000\./);
  expect(problems[1]).toMatch(/^Two records are called "twin"/);
});

test('no records are no index', () => {
  expect(recordProblems({ en: [] })[0]).toContain('an empty index would replace the live one');
});

test('[SEARCH-16] the summary counts pages, kinds of records and borrowed texts for each locale', () => {
  const it = [
    recordFor({ objectID: '1', type: 'lvl1', url: '/it/docs/usage/', contentLanguage: 'it' }),
    recordFor({ objectID: '2', url: '/it/docs/usage/#a', contentLanguage: 'it' }),
    recordFor({ objectID: '3', url: '/it/docs/faq/#b', contentLanguage: 'en' }),
  ];
  expect(summarizeRecords({ it })).toEqual([
    expect.stringMatching(/^it {6}2 pages, 3 records: 1 titles and headings, 2 texts; 1 in another language; 1 kB$/),
  ]);
});
