import type { Code } from 'mdast';
import { asDiff } from './code-marks';
import { parseCodeTitle } from './code-meta';
import { linesOfMarked } from './highlight';

/** Code without its marks; added and removed lines become a `diff`, which is how Markdown shows them. */
export function plainCode(node: Code): Code {
  const lines = linesOfMarked(node.value, node.lang ?? '');
  const plain = { ...node, meta: codeTitle(node) };
  if (!lines) return plain;
  const diff = asDiff(lines);
  if (diff !== undefined) return { ...plain, lang: 'diff', value: diff };
  return { ...plain, value: lines.map(({ text }) => text).join('\n') };
}

/** The title is the only part after the language that is useful in Markdown. */
function codeTitle({ meta }: Code): string | undefined {
  const title = parseCodeTitle(meta ?? '');
  return title === undefined ? undefined : `title="${title}"`;
}
