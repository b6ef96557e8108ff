import { createSoundFinder, soundOf } from './devanagari-sounds';

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
