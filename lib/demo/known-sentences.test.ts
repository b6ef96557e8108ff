import { translationOf } from './known-sentences';

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
