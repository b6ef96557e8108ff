import { checkPlaceholders } from '@/lib/content/build/check-placeholders';
import { checkStructure } from '@/lib/content/build/check-structure';
import type { ContentEntry } from '@/lib/content/entry';
import type { Problem } from '@/lib/content/problem';
import type { PageBlocks } from './blocks';

export interface PageWithBlocks {
  readonly entry: ContentEntry;
  readonly blocks: PageBlocks;
}

/**
 * Headings and placeholders in which a translation differs from its source, found by the content build's own checks without
 * compiling a page. They are compared with the source as it is, unless the translation is known to be behind it.
 */
export function sharedStructureProblems(source: PageWithBlocks, translation: PageWithBlocks): Problem[] {
  const pages = [source, translation];
  const facts = new Map(pages.map(({ entry, blocks }) => [entry.file, blocks.facts]));
  const entries = pages.map(({ entry }) => entry);
  return [...checkStructure(entries, facts), ...checkPlaceholders(entries, facts)];
}
