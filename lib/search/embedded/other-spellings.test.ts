import {
  correctLoanWords,
  createSoundFinder,
  inCyrillicLetters,
  inLatinLetters,
  loanWordsOf,
  pairKind,
  soundOf,
  withKatakana,
  withVowelMarks,
} from './other-spellings';

test.each([
  ['ustanovka', 'установка'],
  ['perevod', 'перевод'],
  ['rasshirenie', 'расширение'],
  ['goryachie', 'горячие'],
  ['klyuch', 'ключ'],
  ['nastroyki', 'настройки'],
  ['nastrojki', 'настройки'],
  ['sayt', 'сайт'],
  ['rezhim', 'режим'],
  ['podpisyvaetsya', 'подписывается'],
  ['dvuyazychnyy', 'двуязычный'],
  ['cena', 'цена'],
])('%s is typed for %s', (latin, cyrillic) => {
  expect(inCyrillicLetters(latin)).toBe(cyrillic);
});

test.each(['перевод', 'word2', 'ключi', '번역'])('%s has no letters of Latin alone', (word) => {
  expect(inCyrillicLetters(word)).toBeUndefined();
});

test.each([
  ['зотеро', 'zotero'],
  ['дискорд', 'diskord'],
  ['опенроутер', 'openrouter'],
  ['юзерскрипт', 'yuzerskript'],
  ['объект', 'obekt'],
])('%s sounds like %s', (word, latin) => {
  expect(inLatinLetters(word)).toBe(latin);
});

test.each(['zotero', 'слово2', '번역', 'كتاب'])('%s has no letters of Cyrillic alone', (word) => {
  expect(inLatinLetters(word)).toBeUndefined();
});

test.each([
  ['अनुवाद', 'anuwaad'],
  ['गोपनीयता', 'gopniyata'],
  ['उपशीर्षक', 'upashirshak'],
  ['कीमत', 'keemat'],
  ['संपर्क', 'sampark'],
  ['मुफ्त', 'muft'],
  ['छवि', 'chhavi'],
  ['धन्यवाद', 'dhanyavaad'],
])('%s sounds like %s', (hindi, latin) => {
  expect(soundOf(hindi)).toBe(soundOf(latin));
});

test('words of other scripts, and those with digits, have no sound', () => {
  expect(soundOf('зотеро')).toBeUndefined();
  expect(soundOf('gpt4')).toBeUndefined();
});

describe('createSoundFinder', () => {
  const soundingLike = createSoundFinder(['coursera', 'डीपसीक', 'अनुवाद', 'सदस्यता', 'udemy']);
  const wordsLike = (word: string) => soundingLike(word).map((guess) => guess.word);

  test('finds a word in the other script', () => {
    expect(wordsLike('sadasyata')).toEqual(['सदस्यता']);
  });

  test('finds a name by its consonants, where its vowels are others', () => {
    expect(wordsLike('कोर्सेरा')).toEqual(['coursera']);
    expect(wordsLike('dipsik')).toEqual(['डीपसीक']);
  });

  test('finds nothing for a word of few consonants, and nothing in the same script', () => {
    expect(wordsLike('उडमी')).toEqual([]);
    expect(wordsLike('coursira')).toEqual([]);
  });
});

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
