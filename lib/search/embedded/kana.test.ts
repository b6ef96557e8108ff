import { correctLoanWords, loanWordsOf, pairKind, withKatakana, withVowelMarks } from './kana';

describe('pairKind', () => {
  test.each([
    ['ば翻', 'seam'],
    ['ジし', 'seam'],
    ['ーが', 'seam'],
    ['のサ', 'seam'],
    ['訳サ', 'seam'],
    ['って', 'ending'],
    ['サイ', 'loan'],
    ['ｻｲ', 'loan'],
    ['ロー', 'loan'],
    ['翻訳', 'other'],
    ['使い', 'other'],
    ['网页', 'other'],
    ['번역', 'other'],
  ])('[SEARCH-13] %s is a pair of the kind %s', (pair, kind) => {
    expect(pairKind(pair)).toBe(kind);
  });
});

describe('correctLoanWords', () => {
  const words = ['だうんろーど', 'いんすとーる', 'さーびす', 'ぷらん', 'ゆーざー', 'すくりぷと'].sort();
  const correct = (query: string, isOpen = true) => correctLoanWords(query, { words, counts: '333333' }, isOpen);

  test.each([
    ['ダウンロド', 'ダウンロード'],
    ['ﾀﾞｳﾝﾛﾄﾞ', 'ダウンロード'],
    ['翻訳サービズを選ぶ', '翻訳サービスを選ぶ'],
    ['料金プラソ', '料金プラン'],
    ['インストゥール方法', 'インストール方法'],
  ])('[SEARCH-13] %s means %s', (typed, meant) => {
    expect(correct(typed)).toBe(meant);
  });

  test('[SEARCH-13] what is known, a part or two parts of it, or like nothing stays as it is', () => {
    expect(correct('ダウンロード')).toBe('ダウンロード');
    expect(correct('インスト')).toBe('インスト');
    expect(correct('ユーザースクリプト')).toBe('ユーザースクリプト');
    expect(correct('カンガルー')).toBe('カンガルー');
    expect(correct('だうんろど')).toBe('だうんろど');
  });
});

test('[SEARCH-13] words of katakana are found with their kana folded', () => {
  expect(loanWordsOf('プランを選び、ﾌﾟﾗｲﾊﾞｼｰ、ペン')).toEqual(['ぷらん', 'ぷらいばしー']);
});

test('[SEARCH-13] a run gets its katakana back', () => {
  expect(withKatakana('さいとをほんやく', 'サイトをほんやく')).toBe('サイトをほんやく');
  expect(withKatakana('さいとを', 'サイト')).toBe('さいとを');
});

test('[SEARCH-13] a hyphen after katakana is a long vowel mark', () => {
  expect(withVowelMarks('サ-バ— e-mail')).toBe('サーバー e-mail');
});
