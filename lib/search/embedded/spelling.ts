/** A written word as a possible correction, and its distance from the typed one: the lower the likelier. */
export interface Guess {
  readonly word: string;
  readonly cost: number;
}

/** Written words in order, with the frequency of each as a digit. */
export interface KnownWords {
  readonly words: readonly string[];
  readonly counts: string;
}

/** Some of the written words of a spelling file, with their frequencies. */
export function knownWords(words: readonly string[], counts: string, isWanted: (word: string) => boolean): KnownWords {
  const wanted = words.map(isWanted);
  return {
    words: words.filter((_, at) => wanted[at]),
    counts: [...counts].filter((_, at) => wanted[at]).join(''),
  };
}

/** Number of typing errors that a word of this length may have. */
function allowedErrors(length: number): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

/** Largest number of guesses. */
const maxGuesses = 6;
/** Guesses whose distance exceeds the nearest one's by more than this are dropped. */
const tolerance = 0.35;
/** Advantage of the more common of two equally distant words. */
const commonness = 0.04;
const unfinishedCost = 0.2;
/** Extra cost of an error in the first letter, which is rare. */
const firstLetterCost = 0.4;
/** Cost of the most frequent errors: a letter doubled or not, and two swapped letters. */
const slipCost = 0.8;
/** Devanagari letters that sound alike and are confused: long and short vowels, sibilants, aspirates. */
const alike = [
  'िी',
  'ुू',
  'ेै',
  'ोौॉ',
  'ाॉ',
  'ेॅ',
  'इई',
  'उऊ',
  'एऐ',
  'ओऔऑ',
  'आऑ',
  'शषस',
  'नण',
  'बव',
  'कख',
  'गघ',
  'चछ',
  'जझ',
  'टठ',
  'डढ',
  'तथ',
  'दध',
  'पफ',
  'बभ',
];
const alikeCost = 0.6;

/**
 * The nearest known words to an unknown one. A missing, surplus or wrong letter, or two swapped ones, count as one
 * error.
 *
 * @param isLast whether the word is the one being typed, and may be incomplete
 * @param letters number of letters of the word, where its characters are more than one each
 */
export function guess(
  typed: string,
  { words, counts }: KnownWords,
  isLast: boolean,
  letters: number = typed.length,
): Guess[] {
  const limit = allowedErrors(letters);
  if (limit === 0) return [];
  return nearest(typed, words, counts, isLast, limit);
}

function nearest(typed: string, words: readonly string[], counts: string, isLast: boolean, limit: number): Guess[] {
  let best = limit + 0.5;
  const guesses: Guess[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (!mayBegin(typed, word) || word.length < typed.length - limit) continue;
    if (!isLast && word.length > typed.length + limit) continue;
    const distance = distanceOf(typed, word, limit, isLast);
    if (distance > limit + unfinishedCost) continue;
    const cost = distance + (typed[0] === word[0] ? 0 : firstLetterCost) - commonness * Number(counts[at] ?? 0);
    if (cost > best + tolerance) continue;
    best = Math.min(best, cost);
    guesses.push({ word, cost });
  }
  return guesses
    .filter(({ cost }) => cost <= best + tolerance)
    .sort((a, b) => a.cost - b.cost || (a.word < b.word ? -1 : 1))
    .slice(0, maxGuesses);
}

/** Whether the first letters differ by one error at most, which excludes most words. */
function mayBegin(typed: string, word: string): boolean {
  return (
    typed[0] === word[0] ||
    typed[1] === word[1] ||
    (typed[0] === word[1] && (typed[1] === word[0] || typed[1] === word[2])) ||
    (typed[1] === word[0] && typed[2] === word[1])
  );
}

/** Cost of a letter typed for another. */
function wrongCost(meant = '', typed = ''): number {
  if (meant === typed) return 0;
  const isDevanagari = meant >= 'ऀ' && meant <= 'ॿ';
  return isDevanagari && alike.some((letters) => letters.includes(meant) && letters.includes(typed)) ? alikeCost : 1;
}

/** Optimal string alignment distance, row by row; beyond the limit any large number. */
function distanceOf(typed: string, word: string, limit: number, isLast: boolean): number {
  const width = typed.length;
  let beforeLast: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, index) => index);
  let result = Number.POSITIVE_INFINITY;
  for (let row = 1; row <= word.length; row += 1) {
    const letter = word[row - 1];
    const current = [row];
    let least = row;
    for (let column = 1; column <= width; column += 1) {
      const other = typed[column - 1];
      const missing = (last[column] ?? 0) + (letter === word[row - 2] ? slipCost : 1);
      const tooMany = (current[column - 1] ?? 0) + (other === typed[column - 2] ? slipCost : 1);
      let value = Math.min(missing, tooMany, (last[column - 1] ?? 0) + wrongCost(letter, other));
      if (row > 1 && column > 1 && letter === typed[column - 2] && word[row - 2] === other) {
        value = Math.min(value, (beforeLast[column - 2] ?? 0) + slipCost);
      }
      current.push(value);
      least = Math.min(least, value);
    }
    // The whole typed text is the beginning of the word.
    if (isLast && row < word.length) result = Math.min(result, (current[width] ?? 0) + unfinishedCost);
    if (least > limit) return result;
    beforeLast = last;
    last = current;
  }
  return Math.min(result, last[width] ?? result);
}
