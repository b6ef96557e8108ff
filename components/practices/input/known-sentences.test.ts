import { takeLanguage, translationOf } from './known-sentences';

const known = [
  { sentence: '0', language: 'en', text: 'I’ll be there in five minutes.' },
  { sentence: '0', language: 'hi', text: 'मैं पाँच मिनट में पहुँचूँगा।' },
  { sentence: '1', language: 'en', text: 'Thank you!' },
  { sentence: '1', language: 'ja', text: 'ありがとうございます。' },
];

describe('prewritten translations', () => {
  test('are found from any language to any other', () => {
    expect(translationOf('Thank you!', 'ja', known)?.text).toBe('ありがとうございます。');
    expect(translationOf('ありがとうございます。', 'en', known)?.text).toBe('Thank you!');
  });

  test('are found whatever the capitals, apostrophes and stops', () => {
    expect(translationOf("  i'll be there in FIVE minutes", 'hi', known)?.sentence).toBe('0');
  });

  test('are not found for another text, an empty one, or a language that is missing', () => {
    expect(translationOf('Thank you all!', 'ja', known)).toBeUndefined();
    expect(translationOf(' … ', 'ja', known)).toBeUndefined();
    expect(translationOf('Thank you!', 'hi', known)).toBeUndefined();
  });

  test('vowel signs count as letters', () => {
    expect(translationOf('मं पच मनट म पहचग', 'en', known)).toBeUndefined();
  });
});

describe('a message that asks for its language', () => {
  test.each([
    ['/fr Thank you!', 'fr', 'Thank you!'],
    ['  /ZHT\u3000Thank\nyou', 'zht', 'Thank\nyou'],
    ['/pt-BR Thank you!', 'pt-br', 'Thank you!'],
  ])('[PAGE-12] %j begins with a code', (message, code, text) => {
    expect(takeLanguage(message)).toEqual({ code, text });
  });

  test.each(['Thank you!', '/fr', '/ fr x', '/francais x', 'and/or x'])('[PAGE-12] %j does not', (message) => {
    expect(takeLanguage(message)).toEqual({ text: message });
  });
});
