import fc from 'fast-check';
import { cleanQuery } from './clean-query';

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
      { numRuns: 5000 },
    );
  });

  test('[SEARCH-08] what is looked for is looked for as it is, and unseen characters change nothing', () => {
    const unseen = fc.constantFrom('', '\u200e', '\u200f', '\u202e', '\ufeff', ' ', '\u0007', '\u00a0');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), unseen, (text, mark) => {
        const query = cleanQuery(text);
        expect(cleanQuery(query)).toBe(query);
        expect(cleanQuery(mark + query + mark)).toBe(query);
      }),
      { numRuns: 5000 },
    );
  });
});
