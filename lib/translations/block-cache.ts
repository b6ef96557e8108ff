import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentEntry } from '@/lib/content/entry';
import { contentHash } from '@/lib/tools/content-hash';
import { blocksOf, type PageBlocks, type PageSource } from './blocks';

/**
 * Cuts pages into blocks, cached by content: parsing is most of the work of the translation checks (`npm run check` on
 * 15 locales of 66 docs: 28 s with empty caches, 8 s with full ones, on two busy cores).
 *
 * @param version identifies the parser and the cutter: a change makes every cached page stale
 */
export function cachedBlocks(
  folder: string,
  version: string,
  cut: typeof blocksOf = blocksOf,
): (entry: ContentEntry) => PageBlocks | undefined {
  mkdirSync(folder, { recursive: true });
  return ({ body, bodyLine, frontMatter }) => {
    const file = blocksFile(folder, version, { body, bodyLine, frontMatter });
    const kept = existsSync(file) ? readKept(file) : undefined;
    if (kept) return kept;
    const blocks = cut({ body, bodyLine, frontMatter });
    if (blocks) writeFileSync(file, JSON.stringify(blocks));
    return blocks;
  };
}

/** The cache file of a page's blocks. */
export function blocksFile(folder: string, version: string, { body, bodyLine, frontMatter }: PageSource): string {
  const key = contentHash(JSON.stringify([version, bodyLine, frontMatter, body]));
  return path.join(folder, `${key}.json`);
}

function readKept(file: string): PageBlocks | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as PageBlocks;
  } catch {
    // An interrupted check has left a partial file.
    return undefined;
  }
}

/** A hash of the code that splits pages. */
export function cutterVersion(pipelineHash: string): string {
  const file = path.join('lib', 'translations', 'blocks.ts');
  return contentHash(pipelineHash + readFileSync(file, 'utf8'));
}
