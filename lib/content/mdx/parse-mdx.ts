import { createProcessor } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'unified';
import type { ContentEntry } from '../entry';

const processor = createProcessor({ remarkPlugins: [remarkGfm] });

/** A page's text as the parser sees it: empty lines in the place of the front matter make every place the file's own. */
export function placedSource({ body, bodyLine }: Pick<ContentEntry, 'body' | 'bodyLine'>): string {
  return '\n'.repeat(bodyLine - 1) + body;
}

/**
 * Reads a page as the compiler does, without compiling it. Offsets are those of `placedSource`.
 *
 * @returns `undefined` where the page is no MDX; the compiler says why and where
 */
export function parseMdx(entry: Pick<ContentEntry, 'body' | 'bodyLine'>): Root | undefined {
  try {
    return processor.parse(placedSource(entry));
  } catch {
    return undefined;
  }
}

/** Tells each tree as the parser gives it, before any plugin has changed it. Trees are to be read and left as they are. */
export const remarkTellParsed: Plugin<[(tree: Root) => void], string, Root> = function (onParsed) {
  const parse = this.parser;
  if (!parse) return;
  this.parser = (document, file) => {
    const tree = parse(document, file);
    onParsed(tree as Root);
    return tree;
  };
};
