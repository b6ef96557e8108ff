import type { Locale } from '@/i18n/locales';
import { defaultValues, differingFigures, lostWords } from './check-figures';
import { pagePairs } from './page-pairs';
import { pageEntry, translationsOf } from './testing-pages';
import { emptyWordingList, type WordingList } from './wording-list';

const english: WordingList = {
  ...emptyWordingList,
  numbers: new Map([
    ['thousand', 1000],
    ['million', 1e6],
    ['sixty', 60],
  ]),
};
const list = (numbers: Readonly<Record<string, number>>, more: Partial<WordingList> = {}): WordingList => ({
  ...emptyWordingList,
  numbers: new Map(Object.entries(numbers)),
  ...more,
});
const place = { file: 'a.mdx', line: 7 };

function differing(locale: Locale, source: string, own: string, words: WordingList = emptyWordingList) {
  return differingFigures(locale, [{ ...place, own, source }], words, english).map(({ message }) => message);
}

describe('figures are those of the source', () => {
  test('one that differs is told both ways, and its place is that of the wrong one', () => {
    expect(
      differingFigures('it', [{ ...place, own: '52 pagine', source: '25 pages' }], emptyWordingList, english),
    ).toEqual([
      expect.objectContaining({
        ...place,
        found: '52',
        message: 'The text lacks 25, which the source has, and has 52, which the source has not.',
      }),
    ]);
  });

  test('a magnitude that differs is told', () => {
    expect(differing('zh', '20 million tokens', '200 万 token', list({ 万: 1e4 }))).toEqual([
      'The text lacks 20 million, which the source has, and has 200 万, which the source has not.',
    ]);
  });

  test.each<[Locale, string, string, Readonly<Record<string, number>>]>([
    ['de', '1,200 at 0.3', '1.200 bei 0,3', {}],
    ['fr', '10,000 pages', '10\u202f000 pages', {}],
    ['es', '1,000 pages', '1000 páginas', {}],
    ['zh', '20 million tokens, 500,000 characters', '2000 万 token，50 万个字符', { 万: 1e4 }],
    ['hi', '20 million tokens', '2 करोड़ टोकन', { करोड़: 1e7 }],
    ['ar', '2 million characters', 'مليونا حرف', { مليونا: 2e6 }],
    ['ja', 'Sixty requests per million tokens', '100万トークンあたり60', { 万: 1e4 }],
    ['fr', 'A thousand words', 'Mille mots', { mille: 1000 }],
    ['ru', '2025-10-20', '20.10.2025', {}],
    ['it', '3 tabs in 12 steps', 'Tre schede in dodici passi', {}],
    ['de', 'Lower `0.3` to 0.2 from version 1.26.6', 'Senken Sie 0.3 auf `0.2`, ab Version 1.26.6', {}],
    ['ko', '150 to 250', '150~250', {}],
    ['it', 'See `gpt-40` at [a](/b-50/)', 'Vedi [a](/b-50/)', {}],
  ])('in %s, "%s" is "%s"', (locale, source, own, numbers) => {
    expect(differing(locale, source, own, list(numbers))).toEqual([]);
  });

  test('prices of the language’s own country are other figures', () => {
    expect(differing('zh', 'USD 14.99', '¥69', list({}, { ownPrices: '¥' }))).toEqual([]);
    expect(differing('zh', 'USD 14.99', '15 美元', list({}, { ownPrices: '¥' }))).toHaveLength(1);
  });
});

test('a currency that the source names is named in the translation', () => {
  const words = list({}, { keep: new Map([['CNY', ['人民幣']]]) });
  const told = (source: string, own: string) =>
    lostWords([{ ...place, own, source }], words).map(({ message, remedy }) => [message, remedy]);
  expect(told('CNY 39 a month', '每月 39 元')).toEqual([
    ['The source says CNY, and the text does not.', 'Write "人民幣".'],
  ]);
  expect(told('CNY 39 a month', '每月人民幣 39 元')).toEqual([]);
  expect(told('US$25', '25 美元')).toEqual([]);
});

describe('default values', () => {
  const told = (own: string) => {
    const source = pageEntry(
      'en',
      'docs/a.mdx',
      '| Field | Default | Meaning |\n|---|---|---|\n| a | `2000` | 50 a day |\n',
    );
    const italian = pageEntry(
      'it',
      'docs/a.mdx',
      `| Campo | Predefinito | Significato |\n|---|---|---|\n| a | ${own} | 50 al giorno |\n`,
    );
    return pagePairs('it', translationsOf([source, italian]))
      .flatMap(defaultValues)
      .map(({ line, found, remedy }) => [line, found, remedy]);
  };

  test.each([
    ['without code', '2.000', '2.000'],
    ['with a separator in code', '`2,000`', '2,000'],
    ['before a unit', '2000 caratteri', '2000'],
  ])('a number %s is told', (_, cell, found) => {
    expect(told(cell)).toEqual([[7, found, 'Write `2000`, as it is typed.']]);
  });

  test.each(['`2000`', '`0.3`', '`1800` caratteri', 'nessuno', 'Circa 300 ms', 'gpt-5.4'])('%s is right', (cell) => {
    expect(told(cell)).toEqual([]);
  });
});
