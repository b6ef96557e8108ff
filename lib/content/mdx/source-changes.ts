import type { Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { eachNode, parseMdx } from './mdx-tree';

/** A top-level part of the source's page that was added after the translation was made. */
export interface AddedPart {
  /** Its MDX, in the source's language. */
  readonly text: string;
  /** The block of the translation before which it belongs; absent at the end. */
  readonly before?: SourcePlace;
}

/** Differences between a translation and its source that are due to changes of the source. */
export interface SourceChanges {
  /** Start positions of blocks whose source has changed since. */
  readonly places: readonly SourcePlace[];
  /** Parts that the source has in addition, in order. */
  readonly added: readonly AddedPart[];
  /**
   * For each heading, added parts included, the index of the source's heading that it corresponds to; `null` where the
   * source no longer has it. Absent where headings pair one to one.
   */
  readonly headings?: readonly (number | null)[];
}

export const noChanges: SourceChanges = { places: [], added: [] };

/** Elements that take `lang` themselves. */
const takesLanguage: ReadonlySet<string> = new Set(['heading', 'paragraph', 'list', 'blockquote']);

/**
 * Inserts the source's additional parts at their positions, in the source's language, until they are translated. It
 * must come after the plugins that check and collect: the part is checked in its own file.
 */
export function remarkShowAdded(
  added: readonly AddedPart[],
  language: { readonly lang: string; readonly dir: string },
) {
  return (tree: Root) => {
    for (const { text, before } of added) {
      const part = parseMdx({ body: text, bodyLine: 1 })?.children ?? [];
      const at = tree.children.findIndex(({ position }) => before && position && !isBefore(position.start, before));
      const nodes = part.map((node) => inLanguage(node, language));
      tree.children.splice(at === -1 ? tree.children.length : at, 0, ...nodes);
    }
  };
}

/** Whether a part can be inserted alone: the definitions of its references may be outside of it. */
export function standsAlone(node: RootContent): boolean {
  let alone = true;
  eachNode(node, ({ type }) => {
    if (/Reference$|efinition$/.test(type)) alone = false;
  });
  return alone;
}

export function isBefore(a: SourcePlace, b: SourcePlace): boolean {
  return a.line < b.line || (a.line === b.line && a.column < b.column);
}

function inLanguage(node: RootContent, language: { readonly lang: string; readonly dir: string }): RootContent {
  // Its positions belong to another text, and must neither be marked nor appear in messages.
  eachNode(node, (each) => {
    delete each.position;
  });
  if (node.type === 'code' || node.type === 'thematicBreak') return node;
  const attributes = { ...language, 'data-changed': '' };
  if (takesLanguage.has(node.type)) {
    node.data = { ...node.data, hProperties: attributes } as typeof node.data;
    return node;
  }
  return {
    type: 'mdxJsxFlowElement',
    name: 'div',
    attributes: Object.entries(attributes).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value })),
    children: [node],
  } as RootContent;
}

/** Start position of a block in its file, from 1, as in the compiler's `position.start`. */
export interface SourcePlace {
  readonly line: number;
  readonly column: number;
}

/** Blocks that take an attribute. A component takes only its own properties, and stays unmarked. */
const markable: ReadonlySet<string> = new Set(['heading', 'paragraph', 'listItem', 'tableRow', 'blockquote']);

/**
 * Sets `data-changed` on the blocks at certain positions: those whose source has changed since they were translated.
 * The marks are shown on request only (`StaleNotice`).
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
