import type { Problem } from '@/lib/content/problem';

/** Something wrong with the wording of a text, before its place in the file is looked up. */
export interface Finding {
  readonly file: string;
  /** Where the text begins. */
  readonly line?: number;
  /** The dotted key of a message. */
  readonly key?: string;
  /** What of the file is meant: the place is where it stands next. */
  readonly found?: string;
  readonly message: string;
  readonly remedy: string;
}

/**
 * A finding with its line and column.
 *
 * @param text the file's
 * @param lineOfKey where a message stands in it
 */
export function placeFinding(
  { file, line, key, found, message, remedy }: Finding,
  text: string,
  lineOfKey: (key: string) => number | undefined,
): Problem {
  const from = (key === undefined ? line : lineOfKey(key)) ?? 1;
  const lines = text.split('\n');
  const at = found === undefined ? -1 : lines.findIndex((one, index) => index >= from - 1 && one.includes(found));
  // What is set in two ways, or broken over two lines, is told with the line where its text begins.
  if (found === undefined || at === -1) return { file, line: from, message, remedy };
  return { file, line: at + 1, column: (lines[at]?.indexOf(found) ?? 0) + 1, message, remedy };
}
