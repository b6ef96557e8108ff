import type { List, Nodes, Paragraph, Parents, Root, RootContent } from 'mdast';
import type { Heading } from '@/lib/content/content-files';
import type { ContentEntry } from '@/lib/content/entry';
import { titledSections } from '@/lib/content/mdx/component-schemas';
import { eachNode, parseMdx, placedSource } from '@/lib/content/mdx/mdx-tree';
import { isJsxElement, type JsxElement, type PageFacts, remarkCollectPlaceholders } from '@/lib/content/mdx/plugins';
import { useOfProperty } from '@/lib/content/mdx/property-use';
import { contentHash } from '@/lib/tools/content-hash';

/** The smallest piece of a page that is translated and stamped separately. */
export interface Block {
  /**
   * Its kind: `h2`, `p`, `quote`, `ul1` and `ol2` (an item by its depth), `tr3` (a row by its number of cells), `code`,
   * `<Card>` (a component with the properties that all languages share), `Card.title` (a property that is text), `def`,
   * `{siteUrlsStr}`, `hr`. A page and its translation have the same kinds in the same order.
   */
  readonly kind: string;
  /** Its source, with white space collapsed. */
  readonly text: string;
  /** What a reader perceives as one text: a row's cells, else the block itself. */
  readonly segments: readonly string[];
  /** Hash of kind and text. */
  readonly hash: string;
  /** Where it begins in its file, from 1. */
  readonly line: number;
  readonly column: number;
  readonly links: readonly string[];
  /** Code in running text. */
  readonly code: readonly string[];
  /** Components in running text, with the properties that all languages share. */
  readonly components: readonly string[];
}

/** A translatable text of the front matter. */
interface Field {
  readonly name: FieldName;
  readonly text: string;
  readonly hash: string;
}

export const fieldNames = ['title', 'description', 'sidebarLabel', 'keywords'] as const;
export type FieldName = (typeof fieldNames)[number];

export interface PageBlocks {
  readonly fields: readonly Field[];
  readonly blocks: readonly Block[];
  /** Headings and placeholders, as the content checks compare them. */
  readonly facts: Pick<PageFacts, 'headings' | 'placeholders'>;
}

/** The parts of a page that are split into blocks. */
export type PageSource = Pick<ContentEntry, 'body' | 'bodyLine' | 'frontMatter'>;

/**
 * A hash of 32 bits over kind and folded text: it only has to differ from its neighbours'. The shape of quotation marks
 * makes no translation stale.
 */
export function blockHash(kind: string, text: string): string {
  const folded = text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
  return contentHash(`${kind}\n${folded}`, 8);
}

/** Splits a page into its blocks; `undefined` where it is no MDX, which the content check reports. */
export function blocksOf(entry: PageSource): PageBlocks | undefined {
  const tree = parseMdx(entry);
  return tree && blocksOfTree(entry, tree);
}

/** Splits a page that has been parsed. */
export function blocksOfTree(entry: PageSource, tree: Root): PageBlocks {
  return cutTree(entry, tree).page;
}

interface CutPage {
  readonly page: PageBlocks;
  /** By index of the block: what it was cut from. */
  readonly nodes: readonly Nodes[];
}

/** Splits a page, and keeps the nodes that its blocks were cut from; `undefined` where it is no MDX. */
export function cutPage(entry: PageSource): CutPage | undefined {
  const tree = parseMdx(entry);
  return tree && cutTree(entry, tree);
}

function cutTree(entry: PageSource, tree: Root): CutPage {
  const cutter = new Cutter(placedSource(entry));
  cutter.children(tree, 'p');
  const facts: PageFacts = { headings: cutter.headings, links: [], placeholders: [] };
  remarkCollectPlaceholders(facts)(tree);
  const fields = fieldNames.flatMap((name): Field[] => {
    const value = entry.frontMatter[name];
    if (value === undefined) return [];
    const text = typeof value === 'string' ? value : value.join(', ');
    return [{ name, text, hash: blockHash(name, text) }];
  });
  return { page: { fields, blocks: cutter.blocks, facts }, nodes: cutter.nodes };
}

class Cutter {
  readonly blocks: Block[] = [];
  readonly nodes: Nodes[] = [];
  readonly headings: Heading[] = [];

  constructor(private readonly source: string) {}

  /** @param kind kind of a paragraph in this context */
  children(parent: Parents, kind: string, depth = 0): void {
    for (const child of parent.children) this.node(child, kind, depth);
  }

  private node(node: RootContent, kind: string, depth: number): void {
    switch (node.type) {
      case 'heading':
        this.add(`h${node.depth}`, node);
        if (node.depth > 1) this.heading(node.depth, this.slice(node).replace(/^#+\s*/, ''), node);
        return;
      case 'paragraph':
        if (isOnlyComponents(node)) this.children(node, 'p', depth);
        else this.add(kind, node);
        return;
      case 'list':
        this.list(node, depth + 1);
        return;
      case 'blockquote':
        this.children(node, 'quote', depth);
        return;
      case 'table':
        for (const row of node.children) {
          const cells = row.children.map((cell) =>
            this.slice(cell)
              .replace(/^\||\|$/g, '')
              .trim(),
          );
          this.add(`tr${cells.length}`, row, cells.join(' | '), cells);
        }
        return;
      case 'code':
        this.add('code', node, `${node.lang ?? ''} ${node.meta ?? ''}\n${node.value}`);
        return;
      case 'definition':
        this.add('def', node, node.url);
        return;
      case 'thematicBreak':
        this.add('hr', node, '');
        return;
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        // Only comments remain, which are not rendered.
        if (!node.value.trim().startsWith('/*')) this.add(`{${node.value.trim()}}`, node, '');
        return;
      default:
        if (isJsxElement(node)) this.component(node, depth);
        else if ('children' in node) this.children(node, kind, depth);
    }
  }

  private list(list: List, depth: number): void {
    const kind = `${list.ordered ? 'ol' : 'ul'}${depth}`;
    for (const item of list.children) {
      const [first, ...rest] = item.children;
      if (first?.type === 'paragraph' && !isOnlyComponents(first)) this.add(kind, first);
      else {
        this.add(kind, item, '');
        if (first) this.node(first, 'p', depth);
      }
      for (const child of rest) this.node(child, 'p', depth);
    }
  }

  private component(element: JsxElement, depth: number): void {
    const name = element.name ?? '';
    this.add(`<${name}>`, element, sharedProperties(element), []);
    for (const attribute of element.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
      if (useOfProperty(name, attribute.name) === 'text')
        this.add(`${name}.${attribute.name}`, element, attribute.value);
      if (attribute.name === 'title' && Object.hasOwn(titledSections, name)) {
        this.heading(titledSections[name as keyof typeof titledSections], attribute.value, element);
      }
    }
    const [first] = element.children;
    const last = element.children.at(-1);
    if (!first || !last) return;
    const isText = element.type === 'mdxJsxTextElement' && !isOnlyComponents(element);
    // Text on the line of the tags themselves: `<Card title="…">Words</Card>`.
    if (isText) this.add('p', element, this.range(first, last));
    else this.children(element, 'p', depth);
  }

  private heading(depth: number, text: string, node: Nodes): void {
    this.headings.push({ level: depth as Heading['level'], id: '', text, line: node.position?.start.line });
  }

  private slice(node: Nodes): string {
    return this.range(node, node);
  }

  private range(first: Nodes, last: Nodes): string {
    const text = this.source.slice(first.position?.start.offset, last.position?.end.offset);
    return text.replace(/\s+/g, ' ').trim();
  }

  private add(kind: string, node: Nodes, text = this.slice(node), segments: readonly string[] = [text]): void {
    const { line = 1, column = 1 } = node.position?.start ?? {};
    const isWhole = !kind.startsWith('<') && !kind.includes('.') && text !== '' && 'children' in node;
    const inline = isWhole ? inlineParts(node) : { links: [], code: [], components: [] };
    this.blocks.push({ kind, text, segments, hash: blockHash(kind, text), line, column, ...inline });
    this.nodes.push(node);
  }
}

/** Whether a paragraph consists of components only, so that each is a block of its own. */
function isOnlyComponents(parent: Paragraph | JsxElement): boolean {
  const { children } = parent;
  return (
    children.some(isJsxElement) &&
    children.every((child) => isJsxElement(child) || (child.type === 'text' && child.value.trim() === ''))
  );
}

function sharedProperties(element: JsxElement): string {
  return element.attributes
    .flatMap((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute' || useOfProperty(element.name ?? '', attribute.name) !== 'same')
        return [];
      return [`${attribute.name}="${typeof attribute.value === 'string' ? attribute.value : ''}"`];
    })
    .sort()
    .join(' ');
}

function inlineParts(parent: Nodes): Pick<Block, 'links' | 'code' | 'components'> {
  const links: string[] = [];
  const code: string[] = [];
  const components: string[] = [];
  eachNode(parent, (node) => {
    if (node.type === 'link' || node.type === 'image') links.push(node.url);
    if (node.type === 'inlineCode') code.push(node.value);
    if (isJsxElement(node) && node !== parent) components.push(`<${`${node.name} ${sharedProperties(node)}`.trim()}>`);
  });
  return { links, code, components };
}
