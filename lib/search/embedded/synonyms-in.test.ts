import { createSynonyms } from './synonyms-in';

const words = (...stems: string[]) => stems.map((stem) => new Map([[stem, 1]]));
const synonyms = createSynonyms([
  ['refund', 'money back', '', 'reimburs'],
  ['字幕', '视频 频字'],
]);

describe('createSynonyms', () => {
  test('[SEARCH-13] members of a group find each other, phrases among them', () => {
    expect(synonyms.find(words('refund'))).toEqual([[{ terms: ['money', 'back'], span: 1, isHeld: true }]]);
    expect(synonyms.find(words('money', 'back'))).toEqual([
      [{ terms: ['refund'], span: 2, isHeld: true }],
      [{ terms: ['refund'], span: 2, isHeld: true }],
    ]);
    expect(synonyms.find(words('money', 'here'))).toEqual([[], []]);
  });

  test('[SEARCH-13] words that say little may stand within a phrase', () => {
    const isMinor = (at: number) => at === 1;
    expect(synonyms.find(words('money', 'me', 'back'), isMinor).map((meanings) => meanings.length)).toEqual([1, 0, 1]);
    expect(synonyms.find(words('money', 'me', 'back')).flat()).toEqual([]);
  });

  test('[SEARCH-13] a word that the index does not have leads to those that it has, and is never looked up', () => {
    expect(synonyms.find(words('reimburs'))).toEqual([
      [
        { terms: ['refund'], span: 1, isHeld: false },
        { terms: ['money', 'back'], span: 1, isHeld: false },
      ],
    ]);
    expect(synonyms.has('reimburs')).toBe(true);
    expect(synonyms.has('')).toBe(false);
  });

  test('[SEARCH-13] knows what is a word by itself and what is a part of a phrase', () => {
    expect(['字幕', '频字'].map(synonyms.isWhole)).toEqual([true, false]);
    expect(['字幕', '频字'].map(synonyms.has)).toEqual([true, true]);
  });
});
