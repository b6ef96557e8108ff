import { splitWords } from './split-words';

test.each([
  ['en', 'Yes. The harbour', ['Yes. ', 'The ', 'harbour']],
  ['es', 'Sí. ¿Ven todos?', ['Sí. ', '¿Ven ', 'todos?']],
  ['fr', 'Vous voyez ?', ['Vous ', 'voyez ?']],
])('[PAGE-13] words in %s keep the signs around them', (language, sentence, words) => {
  expect(splitWords(sentence, language)).toEqual(words);
});

test('[PAGE-13] Japanese is cut into words, and loses nothing', () => {
  const sentence = 'おはようございます。地図は見えますか？';
  const words = splitWords(sentence, 'ja');
  expect(words.length).toBeGreaterThan(3);
  expect(words.join('')).toBe(sentence);
});
