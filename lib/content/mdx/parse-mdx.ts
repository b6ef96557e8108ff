import { createProcessor } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
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
