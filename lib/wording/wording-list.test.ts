import { parseWordingList } from './wording-list';

const file = 'content/glossary/wording/es.json';
const parse = (value: unknown) => parseWordingList({ file, text: JSON.stringify(value, undefined, 1) });
const problems = (value: unknown) => {
  const parsed = parse(value);
  return Array.isArray(parsed) ? parsed.map(({ line, message }) => [line, message]) : [];
};
const mouse = { avoid: ['mouse'], write: 'ratón' };

describe('parseWordingList', () => {
  test('every part can be left out', () => {
    expect(parse({})).toEqual({ avoid: [], keep: new Map(), numbers: new Map(), ownPrices: undefined });
    expect(parse({ avoid: [mouse], keep: { CNY: ['CNY'] }, numbers: { mil: 1000 }, ownPrices: '¥' })).toEqual({
      avoid: [{ ...mouse, unless: [] }],
      keep: new Map([['CNY', ['CNY']]]),
      numbers: new Map([['mil', 1000]]),
      ownPrices: '¥',
    });
  });

  test('a word that stands twice is named with its line', () => {
    expect(problems({ avoid: [mouse, mouse] })).toEqual([[11, '"mouse" is to be avoided twice.']]);
  });

  test('an exception without the word would do nothing', () => {
    expect(problems({ avoid: [{ ...mouse, unless: ['al pasar el ratón'] }] })).toEqual([
      [9, 'The exception "al pasar el ratón" has none of the words to avoid (mouse).'],
    ]);
  });

  test.each([
    ['an unknown field', { avoids: [] }],
    ['a word that is empty', { avoid: [{ avoid: [''], write: 'a' }] }],
    ['nothing to write instead', { avoid: [{ avoid: ['a'] }] }],
    ['a number in words that is none', { numbers: { mil: '1000' } }],
  ])('%s is named', (_, value) => {
    expect(problems(value)).toEqual([[expect.any(Number), expect.stringContaining('has the wrong shape')]]);
  });
});
