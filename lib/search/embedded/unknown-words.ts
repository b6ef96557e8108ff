import { isCjk } from '../text/tokenize';
import { createKnownPairs, type KnownPairs } from './characters';
import type { SpellingFile } from './index-format';
import { createSoundFinder, inLatinLetters, type SoundFinder } from './other-spellings';
import { type Guess, guess, type KnownWords, knownWords } from './spelling';
import { decodeWords } from './word-list';

interface Spelling {
  readonly words: KnownWords;
  readonly loanWords: KnownWords;
  readonly written: ReadonlySet<string>;
  readonly pairs: KnownPairs;
  readonly soundingLike: SoundFinder;
}

interface WordReader {
  stemsOf(word: string): readonly string[];
  /** Whether a stem is one of the index, or has a synonym that is. */
  isKnown(stem: string): boolean;
  /** A word transliterated to the letters of the readers' language. */
  inOwnLetters(word: string): string | undefined;
  /** Whether a word in Latin letters is one of the readers' language. */
  soundsKnown(word: string): boolean;
}

/** Weight of a known stem of an unknown word. */
const doubtfulBoost = 0.3;

/** Guesses words that the index does not contain, once its spelling file has been loaded. */
export function createUnknownWords({ stemsOf, isKnown, inOwnLetters, soundsKnown }: WordReader) {
  let spelling: Spelling | undefined;
  const guesses = new Map<string, Guess[]>();

  /** The nearest written words, by letters or by sound in the other alphabet. */
  function guessesOf(word: string, isLast: boolean): Guess[] {
    if (!spelling || spelling.written.has(word)) return [];
    const { words, soundingLike } = spelling;
    const own = inOwnLetters(word);
    if (own !== undefined && soundsKnown(word)) return [{ word: own, cost: 0 }];
    const key = `${isLast ? '1' : '0'}${word}`;
    const cached = guesses.get(key);
    if (cached) return cached;
    const spellings = [word, inLatinLetters(word), own].filter((one) => one !== undefined);
    const near = spellings.flatMap((one) => guess(one, words, isLast));
    const found = [...near, ...soundingLike(word)].sort((a, b) => a.cost - b.cost);
    if (guesses.size > 200) guesses.clear();
    guesses.set(key, found);
    return found;
  }

  /** Possible corrections of an unknown word. */
  function meantBy(word: string, isLast: boolean): ReadonlyMap<string, number> {
    const stems = new Map<string, number>();
    const weak = stemsOf(word).filter(isKnown);
    const found = guessesOf(word, isLast);
    const nearest = found[0]?.cost ?? Number.POSITIVE_INFINITY;
    // At a greater distance, the word's stem in another language is likelier.
    if (weak.length === 0 || nearest <= 1) {
      for (const one of found) {
        for (const stem of stemsOf(one.word).filter(isKnown)) {
          stems.set(stem, Math.max(stems.get(stem) ?? 0, 1 / (1 + 3 * (one.cost - nearest))));
        }
      }
    }
    for (const stem of weak) stems.set(stem, Math.max(stems.get(stem) ?? 0, stems.size === 0 ? 1 : doubtfulBoost));
    return stems;
  }

  return {
    meantBy,
    spelling: () => spelling,
    addSpelling({ words, counts, pairs }: SpellingFile): void {
      const list = decodeWords(words);
      spelling = {
        words: knownWords(list, counts, (word) => !isCjk(word)),
        loanWords: knownWords(list, counts, isCjk),
        written: new Set(list),
        pairs: createKnownPairs(pairs),
        soundingLike: createSoundFinder(list),
      };
      guesses.clear();
    },
  };
}
