/** A problem in a file that people write: its position, description and remedy. */
export interface Problem {
  /** Path from the project's root. */
  readonly file: string;
  /** From 1. */
  readonly line?: number;
  /** From 1. */
  readonly column?: number;
  readonly message: string;
  readonly remedy: string;
}

/** The first line, from 1, that contains a word; `undefined` where none does. */
export function lineOf(text: string, word: string): number | undefined {
  const index = text.indexOf(word);
  return index === -1 ? undefined : text.slice(0, index).split('\n').length;
}

/** One line for a terminal or an annotation in CI: `content/en/docs/usage.mdx:3:7: what. remedy.` */
export function formatProblem({ file, line, column, message, remedy }: Problem): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  return `${place}: ${message} ${remedy}`;
}

function byPlace(a: Problem, b: Problem): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}

/** Thrown with all problems at the end of a step that found any. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  constructor(readonly problems: readonly Problem[]) {
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
    super(`${count} in the content:\n\n${[...problems].sort(byPlace).map(formatProblem).join('\n')}`);
  }
}

/**
 * The known name that was probably meant: differing in case, or by one or two typing errors; `undefined` where none is
 * near.
 */
export function nearestOf(name: string, known: Iterable<string>): string | undefined {
  const wanted = name.toLowerCase();
  let best: string | undefined;
  // A long name may contain more errors; in a short one, a third of the letters makes it another name.
  let least = Math.min(2, Math.floor(name.length / 3)) + 1;
  for (const candidate of known) {
    const distance = distanceOf(wanted, candidate.toLowerCase(), least);
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best;
}

/** ` Did you mean "usage"?` where a known name is near, else an empty string. */
export function didYouMean(name: string, known: Iterable<string>): string {
  const near = nearestOf(name, known);
  return near === undefined ? '' : ` Did you mean "${near}"?`;
}

/** Number of letters to add, remove, replace or swap with the next. From `most` on, only a lower bound. */
function distanceOf(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) >= most) return most;
  let earlier: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = isSwapped ? (earlier[j - 2] ?? 0) + 1 : change;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, change, swap));
    }
    [earlier, row] = [row, next];
  }
  return row[b.length] ?? most;
}
