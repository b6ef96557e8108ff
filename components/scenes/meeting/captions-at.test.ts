import { captionsAt, captionsLength } from './captions-at';

describe('captions of a meeting', () => {
  const words = [4, 2];

  test('[PAGE-13] a line begins with its first word, and the next speaker waits', () => {
    expect(captionsAt(words, 0)).toEqual([
      { started: true, said: 1, translated: false },
      { started: false, said: 0, translated: false },
    ]);
  });

  test('[PAGE-13] a line is translated after its last word, before anybody else speaks', () => {
    const [first, second] = captionsAt(words, 2);
    expect(first).toEqual({ started: true, said: 4, translated: true });
    expect(second?.started).toBe(false);
  });

  test('[PAGE-13] at the end everything is said and translated, and not before', () => {
    const length = captionsLength(words);
    expect(captionsAt(words, length).every(({ translated }) => translated)).toBe(true);
    expect(captionsAt(words, length - 0.1).every(({ translated }) => translated)).toBe(false);
  });
});
