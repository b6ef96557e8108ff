import type { Problem } from '@/lib/content/problem';

/** A problem in a text's wording, before its position in the file is known. */
export interface Finding {
  readonly file: string;
  /** Where the text begins. */
  readonly line?: number;
  /** The dotted key of a message. */
  readonly key?: string;
  /** The text in the file that is wrong: the finding is at its next occurrence. */
  readonly found?: string;
  readonly message: string;
  readonly remedy: string;
}

/**
 * Adds line and column to a finding.
 *
 * @param text the file's
 * @param lineOfKey line of a message in the file
 */
export function placeFinding(
  { file, line, key, found, message, remedy }: Finding,
  text: string,
  lineOfKey: (key: string) => number | undefined,
): Problem {
  const from = (key === undefined ? line : lineOfKey(key)) ?? 1;
  const lines = text.split('\n');
  const at = found === undefined ? -1 : lines.findIndex((one, index) => index >= from - 1 && one.includes(found));
  // A text that is written in two ways, or broken over two lines, is reported at the line where it begins.
  if (found === undefined || at === -1) return { file, line: from, message, remedy };
  return { file, line: at + 1, column: (lines[at]?.indexOf(found) ?? 0) + 1, message, remedy };
}
