import { inLatinLetters } from './latin-letters';

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
