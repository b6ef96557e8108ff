import { createProcessor } from '@mdx-js/mdx';
import type { Nodes as HastNode } from 'hast';
import type { Nodes as MdastNode, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'unified';
import type { ContentEntry } from '../entry';

const processor = createProcessor({ remarkPlugins: [remarkGfm] });

/**
 * A page's text as the parser reads it: empty lines replace the front matter, so that positions are those of the file.
 */
export function placedSource({ body, bodyLine }: Pick<ContentEntry, 'body' | 'bodyLine'>): string {
  return '\n'.repeat(bodyLine - 1) + body;
}

/**
 * Parses a page as the compiler does, without compiling it. Offsets are those of `placedSource`.
 *
 * @returns `undefined` where the page is no MDX; the compiler reports why and where
 */
export function parseMdx(entry: Pick<ContentEntry, 'body' | 'bodyLine'>): Root | undefined {
  try {
    return processor.parse(placedSource(entry));
  } catch {
    return undefined;
  }
}

/** Passes each tree to a callback as parsed, before any plugin has changed it. Callers must not modify it. */
export const remarkTellParsed: Plugin<[(tree: Root) => void], string, Root> = function (onParsed) {
  const parse = this.parser;
  if (!parse) return;
  this.parser = (document, file) => {
    const tree = parse(document, file);
    onParsed(tree as Root);
    return tree;
  };
};

/**
 * Visits the nodes of a tree, each before its children, which may be changed during the visit. `unist-util-visit` also
 * passes ancestors and allows skipping, at several times the cost: a page has thousands of nodes, and many plugins.
 */
export function eachNode(tree: MdastNode, look: (node: MdastNode) => void): void;
export function eachNode(tree: HastNode, look: (node: HastNode) => void): void;
export function eachNode<Node extends { readonly type: string }>(tree: Node, look: (node: Node) => void): void {
  look(tree);
  if (!('children' in tree)) return;
  for (const child of tree.children as Node[]) eachNode(child as never, look as never);
}

/**
 * Placeholders in texts: `{pricingUrl}` is the pricing page's address, `{hlStart}` and `{hlEnd}` enclose highlighted
 * words, `{siteUrlsStr}` lists supported sites, `{platform}` is the browser's name. A translation must contain the same
 * ones as its source.
 */
export const placeholderNames: ReadonlySet<string> = new Set([
  'pricingUrl',
  'hlStart',
  'hlEnd',
  'siteUrlsStr',
  'platform',
]);

/** An author's address, with the placeholder of the pricing page replaced by its route. */
export function addressOfAuthor(href: string): string {
  return href.replace(/^(?:\{|%7B)pricingUrl(?:\}|%7D)/, '/pricing/');
}
