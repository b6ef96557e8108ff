import fc from 'fast-check';
import { locales, localeTable } from '@/i18n/locales';
import { cleanQuery } from './clean-query';
import { groupHits } from './group-hits';
import { escapeHtml, piecesOf } from './marked-text';
import { formatCount, pluralForms } from './plural-forms';
import { resultAddress } from './result-address';
import type { SearchHit } from './search-client';
import { batchViews, viewDebounceMilliseconds } from './search-events';
import { currentTags } from './search-settings';

describe('cleanQuery', () => {
  test.each(['', '   ', '...!?', '\u200f\u200e', '\ud83d', '\u0000'])(
    '[SEARCH-08] %j holds nothing to look for',
    (typed) => {
      expect(cleanQuery(typed)).toBe('');
    },
  );

  test.each([
    ['  two   words ', 'two words'],
    ['c++', 'c++'],
    ['👍', '👍'],
    ['\u200fعربي\u200f', 'عربي'],
    ['<img onerror=alert(1)>', '<img onerror=alert(1)>'],
    ['.*(?:[', ''],
  ])('[SEARCH-08] %j is looked for as %j', (typed, query) => {
    expect(cleanQuery(typed)).toBe(query);
  });

  test('[SEARCH-08] is at most 64 characters, and never breaks an address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.nat(3), (text, count) => {
        const query = cleanQuery(text + '\ud800'.repeat(count));
        expect(query.length).toBeLessThanOrEqual(64);
        expect(() => encodeURIComponent(query)).not.toThrow();
      }),
    );
  });
});

describe('piecesOf', () => {
  test('[SEARCH-05] tells what was found from the rest', () => {
    expect(piecesOf('a &amp; <mark>b</mark> c')).toEqual([
      { text: 'a & ', marked: false },
      { text: 'b', marked: true },
      { text: ' c', marked: false },
    ]);
  });

  test('[SEARCH-05] other markup stays text, and no text is lost', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const whole = piecesOf(escapeHtml(text)).map((piece) => piece.text);
        expect(whole.join('')).toBe(text);
      }),
    );
    expect(piecesOf('<img src=x onerror=alert(1)>')).toEqual([{ text: '<img src=x onerror=alert(1)>', marked: false }]);
  });
});

describe('pluralForms', () => {
  test.each(locales)('[LOC-10] counts in %s as its message does', (locale) => {
    const language = localeTable[locale].htmlLang;
    const message = (count: number) =>
      `${new Intl.PluralRules(language).select(count)}: ${new Intl.NumberFormat(language).format(count)}`;
    const forms = pluralForms(language, message);
    for (const count of [0, 1, 2, 3, 8, 11, 14, 21, 25, 99, 100, 102, 1234, 20_000, 1_000_000]) {
      expect(formatCount(forms, language, count)).toBe(message(count));
    }
  });
});

describe('resultAddress', () => {
  test.each([
    ['/en/docs/usage/#hover', undefined, '/en/docs/usage/#hover'],
    ['https://old.example/en/docs/?a=1#b', undefined, '/en/docs/?a=1#b'],
    ['https://api.example/reference/', '^https://api\\.example/', 'https://api.example/reference/'],
    ['https://site.example//elsewhere.example/', undefined, '/elsewhere.example/'],
    ['javascript:alert(1)', undefined, undefined],
    ['http://[', undefined, undefined],
  ])('[SEARCH-03] %s leads to the right place', (url, pattern, expected) => {
    expect(resultAddress(url, 'https://site.example', pattern)).toBe(expected);
  });
});

describe('currentTags', () => {
  const tags = { 'docs-default-current': '/docs/', 'docs-default-1.0': '/docs/1.0/' };

  test.each([
    ['/docs/usage/', undefined, 'docs-default-current'],
    ['/docs/1.0/usage/', undefined, 'docs-default-1.0'],
    ['/pricing/', undefined, 'docs-default-current'],
    ['/pricing/', '1.0', 'docs-default-1.0'],
    ['/docs/usage/', '1.0', 'docs-default-current'],
    ['/pricing/', 'rubbish', 'docs-default-current'],
  ])('[SEARCH-04] on %s, with %s read last, results are of %s', (route, preferred, tag) => {
    expect(currentTags(tags, route, preferred)).toEqual(['default', tag]);
  });
});

describe('groupHits', () => {
  const hit = (lvl0: string | null, lvl1: string, type: SearchHit['type'], anchor = '') =>
    ({
      objectID: `${lvl1}${anchor}`,
      type,
      content: 'text',
      url: `/en/${lvl1}/${anchor}`,
      contentLanguage: 'en',
      hierarchy: { lvl0, lvl1 },
    }) as unknown as SearchHit;

  test('[SEARCH-14] groups by category, then page, in the order of the first hit', () => {
    const groups = groupHits(
      [hit('B', 'one', 'content', '#x'), hit(null, 'two', 'lvl1'), hit('B', 'one', 'lvl1'), hit('B', 'three', 'lvl1')],
      'More',
    );
    expect(groups.map(({ title, pages }) => [title, pages.map((page) => page.title)])).toEqual([
      ['B', ['one', 'three']],
      ['More', ['two']],
    ]);
    expect(groups[0]?.pages[0]?.hits.map(({ url }) => url)).toEqual(['/en/one/#x']);
  });
});

describe('batchViews', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('[SEARCH-12] sends the last answer alone, after a moment, in batches of 20', () => {
    const send = jest.fn();
    const view = batchViews(send);
    view({ objectIDs: ['early'] });
    jest.advanceTimersByTime(viewDebounceMilliseconds - 1);
    view({ objectIDs: Array.from({ length: 45 }, (_, index) => `${index}`), queryID: 'q' });
    jest.advanceTimersByTime(viewDebounceMilliseconds - 1);
    expect(send).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(send).toHaveBeenCalledTimes(1);
    expect(send.mock.calls[0][0].map((event: { objectIDs: string[] }) => event.objectIDs.length)).toEqual([20, 20, 5]);
  });
});
