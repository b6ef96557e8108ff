import { checkPlaceholders } from '@/lib/content/build/check-placeholders';
import { checkStructure } from '@/lib/content/build/check-structure';
import type { Problem } from '@/lib/content/problem';
import type { Translations } from './read-translations';

/** Headings and placeholders that differ, found by the content build's own checks without compiling a page. */
export function sharedStructureProblems({ entries, blocksOf }: Pick<Translations, 'entries' | 'blocksOf'>): Problem[] {
  const published = entries.filter((entry) => !entry.frontMatter.draft);
  const facts = new Map(
    published.flatMap((entry) => {
      const cut = blocksOf(entry);
      return cut ? [[entry.file, cut.facts] as const] : [];
    }),
  );
  return [...checkStructure(published, facts), ...checkPlaceholders(published, facts)];
}
