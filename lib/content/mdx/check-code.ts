import type { Code } from 'mdast';
import { type MarkFault, markFaults, misreadMarks } from './code-marks';
import { metaFault } from './code-meta';
import { linesOfMarked } from './highlight';

/**
 * What is wrong in a code block, with its place in the file: words after the language, marks that are unknown or cannot
 * be read, and marked words that are not there.
 */
export function codeFaults({ value, lang, meta, position }: Code): MarkFault[] {
  const { line = 1, column = 1 } = position?.start ?? {};
  const inMeta = metaFault(meta ?? '');
  const faults = inMeta === undefined ? [] : [{ reason: inMeta, line, column }];
  const wrong = markFaults(value);
  // Highlighting takes marks for right.
  const lines = wrong.length === 0 ? linesOfMarked(value, lang ?? '') : undefined;
  const all = [...wrong, ...(lines ? misreadMarks(value, lines) : [])];
  // The code begins on the line below its fence, as far in as that.
  return [...faults, ...all.map((fault) => ({ ...fault, line: line + fault.line, column: column + fault.column - 1 }))];
}
