/** Something wrong in a file that somebody wrote: where it is, what it is, and what to do about it. */
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

/** The line, from 1, on which a word first stands in a text; `undefined` where it does not. */
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

/** Thrown at the end of a step that found problems, with all of them. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  constructor(readonly problems: readonly Problem[]) {
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
    super(`${count} in the content:\n\n${[...problems].sort(byPlace).map(formatProblem).join('\n')}`);
  }
}
