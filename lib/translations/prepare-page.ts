import { writeFileSync } from 'node:fs';
import type { ContentEntry } from '@/lib/content/entry';
import { compilePage, type PageWords } from '@/lib/content/mdx/compile';
import { noChanges } from '@/lib/content/mdx/source-changes';
import { blocksOfTree, type PageBlocks } from './blocks';

/** A page to compile and split, and the cache files of the results. */
export interface PageJob {
  readonly entry: Pick<ContentEntry, 'file' | 'body' | 'bodyLine' | 'frontMatter'>;
  readonly words: PageWords;
  /** Identifiers of the source language's headings, for a translation. */
  readonly sourceIds?: readonly string[];
  readonly compiledFile: string;
  readonly blocksFile: string;
}

/**
 * Compiles a page and splits it into blocks, with one parse for both, and writes the cache files of `compileAll` and
 * `cachedBlocks`. For a page that does not compile, nothing is written: `compileAll` reports why.
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
