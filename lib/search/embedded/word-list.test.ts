import fc from 'fast-check';
import { fold } from '../text/fold';
import { decodeWords, encodeWords } from './word-list';

describe('the list of words', () => {
  test('[SEARCH-13] says what a word has in common with the one before in one letter', () => {
    expect(encodeWords(['page', 'pages', 'paper', '翻訳'])).toBe('ApageEsCperA翻訳');
    expect(decodeWords('ApageEsCperA翻訳')).toEqual(['page', 'pages', 'paper', '翻訳']);
    expect(decodeWords(encodeWords([]))).toEqual([]);
  });

  test('[SEARCH-13] words come back as they were', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', minLength: 1, maxLength: 40 })), (texts) => {
        const words = [...new Set(texts.map((text) => fold(text).text).filter((text) => text !== ''))].sort();
        expect(decodeWords(encodeWords(words))).toEqual(words);
      }),
    );
  });
});
