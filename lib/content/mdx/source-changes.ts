import type { Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { eachNode, parseMdx } from './mdx-tree';

/** A whole part of the source's page that came after the translation was made. */
export interface AddedPart {
  /** Its MDX, in the source's language. */
  readonly text: string;
  /** The block of the translation before which it belongs; none at the end. */
  readonly before?: SourcePlace;
}

/** How a translation differs from its source because the source has moved on. */
export interface SourceChanges {
  /** Where blocks begin whose source has changed since. */
  readonly places: readonly SourcePlace[];
  /** What the source has in addition, in order. */
  readonly added: readonly AddedPart[];
  /**
   * For each heading, those of the added parts included, the number of the source's heading that it stands for; none for
   * one that the source has no more. Absent where headings pair one by one.
   */
  readonly headings?: readonly (number | null)[];
}

export const noChanges: SourceChanges = { places: [], added: [] };

/** Elements that take `lang` themselves. */
const takesLanguage: ReadonlySet<string> = new Set(['heading', 'paragraph', 'list', 'blockquote']);

/**
 * Puts what the source has in addition where it belongs, in the source's language, until somebody translates it. It must
 * come after the plugins that check and collect: the part is checked where it is written.
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

/** Whether a part can stand alone: what its references lead to may stand elsewhere. */
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
  // Its places are those of another text: nothing may be marked by them, nor blamed on them.
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
