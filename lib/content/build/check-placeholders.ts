import { sourceLocale } from '@/i18n/locales';
import type { ContentEntry } from '../entry';
import type { PageFacts, SourcePlaceholder } from '../mdx/plugins';
import type { Problem } from '../problem';

/**
 * Translations that lack a placeholder of their source or have one more (PAGE-10): a highlight that never comes, a list
 * of sites that is missing.
 */
export function checkPlaceholders(
  entries: readonly ContentEntry[],
  compiled: ReadonlyMap<string, Pick<PageFacts, 'placeholders'>>,
): Problem[] {
  const sources = new Map(
    entries
      .filter((entry) => entry.locale === sourceLocale)
      .map((entry) => [`${entry.folder}/${entry.slug}`, entry] as const),
  );
  return entries.flatMap((entry): Problem[] => {
    const source = sources.get(`${entry.folder}/${entry.slug}`);
    if (!source || source === entry) return [];
    const own = compiled.get(entry.file)?.placeholders;
    const expected = compiled.get(source.file)?.placeholders;
    if (!own || !expected) return [];
    const names = [...new Set([...expected, ...own].map(({ name }) => name))];
    return names.flatMap((name) => compareOne(name, { entry, source, own, expected }));
  });
}

interface Comparison {
  readonly entry: ContentEntry;
  readonly source: ContentEntry;
  readonly own: readonly SourcePlaceholder[];
  readonly expected: readonly SourcePlaceholder[];
}

function compareOne(name: string, { entry, source, own, expected }: Comparison): Problem[] {
  const [has, wants] = [own, expected].map((placeholders) => placeholders.filter((one) => one.name === name));
  if (!has || !wants || has.length === wants.length) return [];
  const lines = wants.map(({ line }) => line).join(', ');
  const isMissing = has.length < wants.length;
  return [
    {
      file: entry.file,
      line: has.at(-1)?.line ?? entry.bodyLine,
      column: has.at(-1)?.column,
      message: `The placeholder "{${name}}" stands here ${has.length} × and in ${source.file} ${wants.length} ×.`,
      remedy: isMissing
        ? `Write it where the source has it (there on line ${lines}).`
        : wants.length === 0
          ? 'Remove it, or add it to the source.'
          : `Keep those that the source has (there on line ${lines}).`,
    },
  ];
}
