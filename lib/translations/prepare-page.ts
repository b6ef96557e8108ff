import { writeFileSync } from 'node:fs';
import type { ContentEntry } from '@/lib/content/entry';
import { compilePage, type PageWords } from '@/lib/content/mdx/compile';
import { noChanges } from '@/lib/content/mdx/source-changes';
import { blocksOfTree, type PageBlocks } from './blocks';

/** A page to compile and cut, and the files that keep what comes of it. */
export interface PageJob {
  readonly entry: Pick<ContentEntry, 'file' | 'body' | 'bodyLine' | 'frontMatter'>;
  readonly words: PageWords;
  /** Identifiers of the source language's headings, for a translation. */
  readonly sourceIds?: readonly string[];
  readonly compiledFile: string;
  readonly blocksFile: string;
}

/**
 * Compiles a page and cuts it into blocks, with one parse for both, and writes what `compileAll` and `cachedBlocks` would
 * keep of it. Of a page that does not compile, nothing is kept: whoever asks for it finds out why.
 */
export async function preparePage({ entry, words, sourceIds, compiledFile, blocksFile }: PageJob): Promise<void> {
  let blocks: PageBlocks | undefined;
  const result = await compilePage(entry, words, sourceIds, noChanges, (tree) => {
    blocks = blocksOfTree(entry, tree);
  });
  if (Array.isArray(result)) return;
  writeFileSync(compiledFile, JSON.stringify(result));
  if (blocks) writeFileSync(blocksFile, JSON.stringify(blocks));
}
