import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** Where a block begins in its file, from 1, as the compiler has it in `position.start`. */
export interface SourcePlace {
  readonly line: number;
  readonly column: number;
}

/** Blocks that take an attribute. A component takes only its own properties, and stays unmarked. */
const markable: ReadonlySet<string> = new Set(['heading', 'paragraph', 'listItem', 'tableRow', 'blockquote']);

/**
 * Gives the blocks that begin at certain places `data-changed`: those whose source has changed since they were translated.
 * A reader sees the marks only when asking for them (`StaleNotice`).
 */
export function remarkMarkChanged(places: readonly SourcePlace[]) {
  const known = new Set(places.map(({ line, column }) => `${line}:${column}`));
  return (tree: Root) => {
    if (known.size === 0) return;
    visit(tree, (node) => {
      const { start } = node.position ?? {};
      if (!start || !markable.has(node.type) || !known.delete(`${start.line}:${start.column}`)) return;
      const data = (node.data ?? {}) as { hProperties?: Record<string, unknown> };
      node.data = { ...data, hProperties: { ...data.hProperties, 'data-changed': '' } } as typeof node.data;
    });
  };
}
