/** A written word that somebody may have meant, and how far it is from what was typed: the lower the likelier. */
export interface Guess {
  readonly word: string;
  readonly cost: number;
}

/** Written words in order, with how common each is, as a digit. */
export interface KnownWords {
  readonly words: readonly string[];
  readonly counts: string;
}

/** Some of the written words of a spelling file, with how common each is. */
export function knownWords(words: readonly string[], counts: string, isWanted: (word: string) => boolean): KnownWords {
  const wanted = words.map(isWanted);
  return {
    words: words.filter((_, at) => wanted[at]),
    counts: [...counts].filter((_, at) => wanted[at]).join(''),
  };
}

/** How many typing errors a word of this length may have. */
function allowedErrors(length: number): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

/** At most so many guesses are searched for. */
const maxGuesses = 6;
/** What is this much farther than the nearest guess is not meant. */
const tolerance = 0.35;
/** Of two words as far away, the more common one is meant. */
const commonness = 0.04;
const unfinishedCost = 0.2;
/** People seldom mistype the first letter. */
const firstLetterCost = 0.4;
/** A letter that is doubled or not, and two that are swapped, are the errors that are made most. */
const slipCost = 0.8;
/** Devanagari letters that sound alike, so that people take one for another: long and short vowels, sibilants, aspirates. */
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
 * The words that are nearest to one that the index does not have. A letter that is missing, too many, wrong or swapped with
 * its neighbour is one error.
 *
 * @param isLast the word is the one being typed, and may be unfinished
 * @param letters how many letters the word has, where its characters are more than one each
 */
export function guess(
  typed: string,
  { words, counts }: KnownWords,
  isLast: boolean,
  letters: number = typed.length,
): Guess[] {
  const limit = allowedErrors(letters);
  if (limit === 0) return [];
  const found = nearest(typed, words, counts, isLast, limit);
  // Nothing is one error away: a word of some length may have two.
  return found.length === 0 && limit === 1 && letters > 5 ? nearest(typed, words, counts, isLast, 2) : found;
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

/** Whether the first letters are the same but for one error: most words are ruled out by this alone. */
function mayBegin(typed: string, word: string): boolean {
  return (
    typed[0] === word[0] ||
    typed[1] === word[1] ||
    (typed[0] === word[1] && (typed[1] === word[0] || typed[1] === word[2])) ||
    (typed[1] === word[0] && typed[2] === word[1])
  );
}

/** What a letter costs that was typed for another. */
function wrongCost(meant = '', typed = ''): number {
  if (meant === typed) return 0;
  const isDevanagari = meant >= 'ऀ' && meant <= 'ॿ';
  return isDevanagari && alike.some((letters) => letters.includes(meant) && letters.includes(typed)) ? alikeCost : 1;
}

/** Optimal string alignment distance, by rows; beyond the limit any large number. */
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
    // All of what was typed is the beginning of the word.
    if (isLast && row < word.length) result = Math.min(result, (current[width] ?? 0) + unfinishedCost);
    if (least > limit) return result;
    beforeLast = last;
    last = current;
  }
  return Math.min(result, last[width] ?? result);
}
