/** @jest-environment jsdom */
import fc from 'fast-check';
import { favoriteSearchesSlot, recentSearchesSlot } from '@/lib/browser/settings/storage-slot';
import { fixStoredSearches, rememberPage } from './stored-searches';

const hierarchy = { lvl0: 'A', lvl1: 'Page', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
const stored = (objectID: string) => ({ objectID, type: 'lvl1', url: `/en/${objectID}/`, content: null, hierarchy });
const recent = recentSearchesSlot('test');
const read = () => JSON.parse(recent.get() ?? '[]') as { objectID: string }[];

beforeEach(() => localStorage.clear());

describe('fixStoredSearches', () => {
  test.each([
    'rubbish',
    '{',
    'null',
    '42',
    '"text"',
    '{}',
    '[null]',
    '[[]]',
    '[{"objectID":1}]',
    '[{"objectID":"a","type":"lvl1","url":"/","hierarchy":null}]',
    JSON.stringify([{ ...stored('a'), url: 'javascript:alert(1)' }]),
    JSON.stringify([{ ...stored('a'), url: '//elsewhere.example/' }]),
    JSON.stringify([{ ...stored('a'), type: '__proto__' }]),
    JSON.stringify([{ ...stored('a'), hierarchy: { lvl1: {} } }]),
    JSON.stringify([{ ...stored('a'), content: 4 }]),
  ])('[SEARCH-06] takes out %s', (rubbish) => {
    recent.set(rubbish);
    fixStoredSearches('test');
    expect(recent.get()).toBeUndefined();
  });

  test('[SEARCH-06] keeps what is sound among rubbish, without fields that nobody asked for', () => {
    recent.set(
      JSON.stringify([null, { ...stored('a'), _snippetResult: { hierarchy: { lvl1: { value: '<img>' } } } }, 7]),
    );
    fixStoredSearches('test');
    expect(read()).toEqual([stored('a')]);
  });

  test('[SEARCH-06] keeps 7 recent and 10 favourite searches, each once', () => {
    const many = Array.from({ length: 14 }, (_, index) => stored(`p${index}`));
    recent.set(JSON.stringify([stored('p0'), ...many]));
    favoriteSearchesSlot('test').set(JSON.stringify(many));
    fixStoredSearches('test');
    expect(read().map((hit) => hit.objectID)).toEqual(many.slice(0, 7).map((hit) => hit.objectID));
    expect(JSON.parse(favoriteSearchesSlot('test').get() ?? '')).toHaveLength(10);
  });

  test('[SEARCH-06] leaves the searches of another index alone', () => {
    recentSearchesSlot('other').set('rubbish');
    fixStoredSearches('test');
    expect(recentSearchesSlot('other').get()).toBe('rubbish');
  });
});

describe('fixStoredSearches, for thousands of values', () => {
  const anyText = fc.oneof(
    fc.string(),
    fc.constantFrom('/en/a/', '//evil.example/', '/\\evil.example/', 'https://a.example/', 'javascript:alert(1)', ''),
  );
  const field = fc.oneof(anyText, fc.jsonValue({ maxDepth: 1 }));
  const almostHit = fc.record(
    {
      objectID: field,
      type: fc.oneof(fc.constantFrom('lvl0', 'lvl1', 'content', 'lvl7', '__proto__'), field),
      url: field,
      content: fc.oneof(fc.constant(null), field),
      hierarchy: fc.oneof(fc.constant(hierarchy), fc.record({ lvl0: field, lvl1: field }), field),
      contentLanguage: field,
      extra: field,
    },
    { requiredKeys: [] },
  );
  const stored = fc.oneof(
    fc.array(almostHit, { maxLength: 12 }).map((hits) => JSON.stringify(hits)),
    fc.json(),
    fc.string({ unit: 'binary' }),
  );

  test('[SEARCH-06] what is left can be read, leads to no script, and is left as it is by the next time', () => {
    fc.assert(
      fc.property(stored, (value) => {
        recent.set(value);
        fixStoredSearches('test');
        const fixed = recent.get();
        if (fixed === undefined) return;
        const hits = JSON.parse(fixed) as { objectID: string; url: string; hierarchy: { lvl1: string } }[];
        expect(hits.length).toBeGreaterThan(0);
        expect(hits.length).toBeLessThanOrEqual(7);
        expect(new Set(hits.map((hit) => hit.objectID)).size).toBe(hits.length);
        for (const hit of hits) {
          expect(hit.hierarchy.lvl1).not.toBe('');
          const isOwn = hit.url.startsWith('/');
          if (isOwn) expect(new URL(hit.url, 'https://site.example').origin).toBe('https://site.example');
          else expect(hit.url).toMatch(/^https?:\/\//);
        }
        fixStoredSearches('test');
        expect(recent.get()).toBe(fixed);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('rememberPage', () => {
  test('[SEARCH-06] a text whose page is not among the results is remembered as its page', () => {
    rememberPage('test', { ...stored('a'), type: 'content', url: '/en/a/#b' });
    expect(read()).toEqual([{ ...stored('a'), objectID: '/en/a/' }]);
  });

  test('[SEARCH-06] what DocSearch remembers itself is left to it', () => {
    rememberPage('test', stored('a'));
    rememberPage('test', { ...stored('b'), type: 'content', __docsearch_parent: stored('b') } as never);
    expect(read()).toEqual([]);
  });
});
