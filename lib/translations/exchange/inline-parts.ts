import type { Nodes, PhrasingContent } from 'mdast';

/**
 * A text in pieces: words that a translator writes, and marks that only move with them. A mark stands alone
 * (`` `npm` ``, `{hlStart}`, `<Keys combo="Alt+A" />`), or around further pieces (`**…**`, `[…](/docs/)`).
 */
export type InlinePart = string | LoneMark | MarkedParts;

interface LoneMark {
  readonly mark: string;
}

interface MarkedParts {
  readonly open: string;
  readonly parts: readonly InlinePart[];
  readonly close: string;
  /** Only emphasis may be left out: languages use it differently. */
  readonly isEmphasis: boolean;
}

/** Nodes whose source is all mark. */
const loneTypes: ReadonlySet<string> = new Set([
  'break',
  'footnoteReference',
  'html',
  'imageReference',
  'inlineCode',
  'mdxTextExpression',
]);
const emphasisTypes: ReadonlySet<string> = new Set(['delete', 'emphasis', 'strong']);
const pairTypes: ReadonlySet<string> = new Set([...emphasisTypes, 'link', 'linkReference', 'mdxJsxTextElement']);

/** The pieces of running text, from the nodes that the parser found in it. Their sources together are the text. */
export function partsOfNodes(nodes: readonly Nodes[], source: string): InlinePart[] {
  return mergeWords(nodes.flatMap((node) => partsOfNode(node, source)));
}

function partsOfNode(node: Nodes, source: string): InlinePart[] {
  const slice = sliceOf(node, node, source);
  if (loneTypes.has(node.type)) return [{ mark: slice }];
  // The alternative text of a picture is no node.
  const image = node.type === 'image' ? /^(!\[)(.*)(\]\(.*)$/s.exec(slice) : null;
  if (image) {
    const [, open = '', words = '', close = ''] = image;
    return [{ open, parts: [oneLine(words)], close, isEmphasis: false }];
  }
  if (!pairTypes.has(node.type)) return [oneLine(slice)];
  const children = 'children' in node ? (node.children as PhrasingContent[]) : [];
  const [first, last] = [children[0], children.at(-1)];
  // An address that is its own link has no marks around it.
  const isAddress = node.type === 'link' && !slice.startsWith('[');
  if (!first || !last || isAddress) return [{ mark: slice }];
  const [from, to] = [startOf(first) - startOf(node), endOf(last) - startOf(node)];
  return [
    {
      open: slice.slice(0, from),
      parts: partsOfNodes(children, source),
      close: slice.slice(to),
      isEmphasis: emphasisTypes.has(node.type),
    },
  ];
}

/** The pieces of a text without Markdown: a title, a property. Only placeholders are marks in it. */
export function partsOfPlainText(text: string): InlinePart[] {
  return oneLine(text)
    .split(/(\{\w+\})/)
    .map((part, index) => (index % 2 === 1 ? { mark: part } : part))
    .filter((part) => part !== '');
}

/** The text that pieces are of. */
export function textOfParts(parts: readonly InlinePart[]): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      return 'mark' in part ? part.mark : part.open + textOfParts(part.parts) + part.close;
    })
    .join('');
}

/** A line break in running text is a space, unless Markdown marks it. A no-break space stays: `\s` would take it. */
export function oneLine(text: string): string {
  return text.replace(/( {2,}|\\)?[ \t]*\r?\n[ \t]*/g, (whole, mark: string | undefined) => (mark ? whole : ' '));
}

export function startOf(node: Nodes): number {
  return node.position?.start.offset ?? 0;
}

export function endOf(node: Nodes): number {
  return node.position?.end.offset ?? 0;
}

function sliceOf(first: Nodes, last: Nodes, source: string): string {
  return source.slice(startOf(first), endOf(last));
}

function mergeWords(parts: readonly InlinePart[]): InlinePart[] {
  const merged: InlinePart[] = [];
  for (const part of parts) {
    const before = merged.at(-1);
    if (typeof part === 'string' && typeof before === 'string') merged[merged.length - 1] = before + part;
    else if (part !== '') merged.push(part);
  }
  return merged;
}
