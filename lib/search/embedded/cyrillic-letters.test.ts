import { inCyrillicLetters } from './cyrillic-letters';

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
