import type { Code, Nodes, TableRow } from 'mdast';
import type { ContentEntry } from '@/lib/content/entry';
import { placedSource } from '@/lib/content/mdx/mdx-tree';
import { isJsxElement, type JsxElement } from '@/lib/content/mdx/plugins';
import { useOfProperty } from '@/lib/content/mdx/property-use';
import { cutPage, type FieldName, type PageBlocks } from '../blocks';
import { fieldPlaces } from './field-places';
import { endOf, oneLine, partsOfNodes, partsOfPlainText, startOf } from './inline-parts';
import type { TextPlace } from './text-place';

/** A page's file, and where its texts stand in it. */
export interface PageTexts {
  readonly entry: ContentEntry;
  readonly text: string;
  /** Offset in the file at which the body begins. */
  readonly bodyStart: number;
  readonly page: PageBlocks;
  /** By index of the block: a place for each cell of a row, none for a block without words, else one. */
  readonly blocks: readonly (readonly TextPlace[])[];
  readonly fields: ReadonlyMap<FieldName, TextPlace>;
  /** By index of the block: the component's samples of other languages, which each translation chooses. */
  readonly samples: readonly ReadonlyMap<string, TextPlace>[];
}

/** The texts of every page, each found once however many languages are compared with it. */
export type TextIndex = (entry: ContentEntry) => PageTexts | undefined;

/** @param textOf text of a page's file */
export function createTextIndex(textOf: (file: string) => string): TextIndex {
  const known = new WeakMap<ContentEntry, PageTexts | undefined>();
  return (entry) => {
    if (!known.has(entry)) known.set(entry, entry.isStandIn ? undefined : pageTexts(entry, textOf(entry.file)));
    return known.get(entry);
  };
}

/**
 * Finds the texts of a page.
 *
 * @param text the page's file as it is
 * @returns `undefined` where the page is no MDX
 */
function pageTexts(entry: ContentEntry, text: string): PageTexts | undefined {
  const cut = cutPage(entry);
  if (!cut) return undefined;
  const bodyStart = text.length - entry.body.length;
  const body: Body = { source: placedSource(entry), shift: bodyStart - (entry.bodyLine - 1) };
  return {
    entry,
    text,
    bodyStart,
    page: cut.page,
    blocks: cut.page.blocks.map((block, index) => {
      const node = cut.nodes[index];
      return node && block.text !== '' ? textPlaces(block.kind, node, body) : [];
    }),
    fields: fieldPlaces(text.slice(0, bodyStart)),
    samples: cut.page.blocks.map(({ kind }, index) => samplesOf(kind, cut.nodes[index], body)),
  };
}

interface Body {
  /** What the offsets of nodes are offsets of. */
  readonly source: string;
  /** From an offset of a node to one of the file. */
  readonly shift: number;
}

function textPlaces(kind: string, node: Nodes, body: Body): TextPlace[] {
  const [, property] = /^\w+\.(\w+)$/.exec(kind) ?? [];
  if (property !== undefined) return isJsxElement(node) ? propertyPlace(node, property, body) : [];
  if (node.type === 'code') return codePlace(node, body);
  if (node.type === 'tableRow') return cellPlaces(node, body);
  const isText = /^(?:h\d|p|quote|[uo]l\d+)$/.test(kind);
  return isText && 'children' in node ? runningText(node.children, body) : [];
}

function runningText(nodes: readonly Nodes[], { source, shift }: Body): TextPlace[] {
  const [first, last] = [nodes[0], nodes.at(-1)];
  if (!first || !last) return [];
  return [
    { from: startOf(first) + shift, to: endOf(last) + shift, parts: partsOfNodes(nodes, source), write: oneLine },
  ];
}

function cellPlaces(row: TableRow, body: Body): TextPlace[] {
  return row.children.flatMap((cell) => {
    if (cell.children.length > 0) return runningText(cell.children, body);
    // After the line and the space before the empty cell.
    const margin = /^\|? ?/.exec(body.source.slice(startOf(cell), endOf(cell)))?.[0].length ?? 0;
    const at = startOf(cell) + margin + body.shift;
    return [{ from: at, to: at, parts: [], write: oneLine }];
  });
}

/** What follows the language of a code block, and its lines, without the indentation of the list that it stands in. */
function codePlace(code: Code, { source, shift }: Body): TextPlace[] {
  const info = `${code.lang ?? ''} ${code.meta ?? ''}`.trimEnd();
  const slice = source.slice(startOf(code), endOf(code));
  const [, open, close] = /^(`{3,}|~{3,})[\s\S]*\n([^\n]*)$/.exec(slice) ?? [];
  if (open === undefined || close === undefined) return [];
  const indent = close.replace(/[`~]+\s*$/, '');
  return [
    {
      from: startOf(code) + open.length + shift,
      to: endOf(code) - close.length - 1 + shift,
      parts: [`${info}\n${code.value}`],
      write: (text) => text.replace(/\n(?!\n|$)/g, `\n${indent}`),
    },
  ];
}

function propertyPlace(element: JsxElement, name: string, { source, shift }: Body): TextPlace[] {
  const attribute = element.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
  if (attribute?.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') return [];
  const { start, end } = attribute.position ?? {};
  const slice = source.slice(start?.offset, end?.offset);
  const [whole, quote] = /^[^=]*=\s*(["'])/.exec(slice) ?? [];
  if (start?.offset === undefined || whole === undefined) return [];
  const from = start.offset + whole.length + shift;
  return [
    {
      from,
      to: from + slice.length - whole.length - 1,
      parts: partsOfPlainText(attribute.value),
      write: (text) =>
        oneLine(text)
          .replace(/&(?=#?\w+;)/g, '&amp;')
          .replaceAll(quote === "'" ? "'" : '"', quote === "'" ? '&#39;' : '&quot;'),
    },
  ];
}

function samplesOf(kind: string, node: Nodes | undefined, body: Body): ReadonlyMap<string, TextPlace> {
  if (!node || !isJsxElement(node) || !kind.startsWith('<')) return new Map();
  const element = node;
  return new Map(
    element.attributes.flatMap((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute') return [];
      if (useOfProperty(element.name ?? '', attribute.name) !== 'free') return [];
      return propertyPlace(element, attribute.name, body).map((place) => [attribute.name, place] as const);
    }),
  );
}
