/** A word of the index that somebody may have meant, and how far it is from what was typed. */
export interface Guess {
  readonly term: string;
  readonly distance: number;
}

/** How many typing errors a word of this length may have. */
function allowedErrors(length: number): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

/** At most so many guesses are searched for. */
const maxGuesses = 6;

/**
 * The words of the index that are nearest to one that it does not have. A letter that is missing, too many, wrong or
 * swapped with its neighbour is one error. Words of the index are stems, so what was typed may be longer than a stem; the
 * word that is still being typed may be shorter.
 *
 * @param isLast the word is the one being typed
 */
export function guess(typed: string, terms: Iterable<string>, isLast: boolean): Guess[] {
  const limit = allowedErrors(typed.length);
  if (limit === 0 && typed.length < 4) return [];
  let best = limit + 0.5;
  let guesses: Guess[] = [];
  for (const term of terms) {
    if (term.length < 3 || !mayBegin(typed, term)) continue;
    if (!isLast && term.length > typed.length + limit) continue;
    if (term.length < typed.length - limit - longestEnding) continue;
    const distance = distanceOf(typed, term, limit, isLast);
    if (distance > best + 0.25) continue;
    if (distance < best) {
      best = distance;
      guesses = guesses.filter((other) => other.distance <= best + 0.25);
    }
    guesses.push({ term, distance });
  }
  return guesses.sort((a, b) => a.distance - b.distance || (a.term < b.term ? -1 : 1)).slice(0, maxGuesses);
}

/** Whether the first letters are the same but for one error: most words are ruled out by this alone. */
function mayBegin(typed: string, term: string): boolean {
  return (
    typed[0] === term[0] ||
    typed[1] === term[1] ||
    (typed[0] === term[1] && (typed[1] === term[0] || typed[1] === term[2])) ||
    (typed[1] === term[0] && typed[2] === term[1])
  );
}

/** Letters by which a word may be longer than its stem. */
const longestEnding = 4;
/** Of each letter: the longer stem is the likelier. */
const endingCost = 0.4;
const unfinishedCost = 0.2;

/** Optimal string alignment distance, by rows; beyond the limit any large number. */
function distanceOf(typed: string, term: string, limit: number, isLast: boolean): number {
  const width = typed.length;
  let beforeLast: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, index) => index);
  let result = Number.POSITIVE_INFINITY;
  for (let row = 1; row <= term.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= width; column += 1) {
      const same = term[row - 1] === typed[column - 1];
      let value = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && term[row - 1] === typed[column - 2] && term[row - 2] === typed[column - 1]) {
        value = Math.min(value, (beforeLast[column - 2] ?? 0) + 1);
      }
      current.push(value);
      least = Math.min(least, value);
    }
    // All of what was typed is the beginning of the term.
    if (isLast && width >= 4 && row < term.length) result = Math.min(result, (current[width] ?? 0) + unfinishedCost);
    if (least > limit) return result;
    beforeLast = last;
    last = current;
  }
  result = Math.min(result, last[width] ?? result);
  // All of the term is the beginning of what was typed, and the rest may be an ending.
  if (term.length >= 4) {
    for (let column = Math.max(width - longestEnding, 1); column < width; column += 1) {
      result = Math.min(result, (last[column] ?? 0) + endingCost * (width - column));
    }
  }
  return result;
}
