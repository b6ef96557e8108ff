import path from 'node:path';
import { sourceLocale } from '@/i18n/locales';
import type { ContentEntry } from '../entry';
import type { PageFacts, SourcePlaceholder } from '../mdx/plugins';
import type { Problem } from '../problem';

/** Calls back for each translation with its source, and collects the problems. */
function ofTranslations(
  entries: readonly ContentEntry[],
  compare: (entry: ContentEntry, source: ContentEntry) => Problem[],
): Problem[] {
  const addressOf = ({ folder, slug }: ContentEntry) => `${folder}/${slug}`;
  const sources = new Map(
    entries.filter(({ locale }) => locale === sourceLocale).map((entry) => [addressOf(entry), entry]),
  );
  return entries.flatMap((entry) => {
    const source = sources.get(addressOf(entry));
    return source && source !== entry ? compare(entry, source) : [];
  });
}

/** Translations whose headings differ from their source's in number or level: their anchors would be wrong. */
export function checkStructure(
  entries: readonly ContentEntry[],
  compiled: ReadonlyMap<string, Pick<PageFacts, 'headings'>>,
): Problem[] {
  return ofTranslations(entries, (entry, source) => {
    const own = compiled.get(entry.file)?.headings;
    const expected = compiled.get(source.file)?.headings;
    if (!own || !expected) return [];
    const shape = (headings: typeof own) => headings.map((heading) => `h${heading.level}`);
    const [ownShape, expectedShape] = [shape(own), shape(expected)];
    const at = expectedShape.findIndex((level, index) => level !== ownShape[index]);
    if (at === -1 && ownShape.length === expectedShape.length) return [];
    const place = at === -1 ? expectedShape.length : at;
    return [
      {
        file: entry.file,
        line: own[place]?.line ?? own.at(-1)?.line ?? entry.bodyLine,
        message: `The headings differ from those of ${source.file} from number ${place + 1} on (there ${
          expectedShape[place] ?? 'no more'
        } "${expected[place]?.text ?? ''}", here ${ownShape[place] ?? 'no more'} "${own[place]?.text ?? ''}").`,
        remedy: 'Give the translation the same headings in the same order, so that anchors stay the same.',
      },
    ];
  });
}

/** Duplicate headings of a source page: the second one's anchor would depend on the first one's position. */
export function checkHeadings(
  entries: readonly ContentEntry[],
  compiled: ReadonlyMap<string, Pick<PageFacts, 'headings'>>,
): Problem[] {
  return entries.flatMap((entry): Problem[] => {
    if (entry.locale !== sourceLocale) return [];
    const headings = compiled.get(entry.file)?.headings ?? [];
    return headings.flatMap(({ text, line }, index): Problem[] => {
      const other = headings.findIndex((heading) => heading.text === text);
      if (other === index) return [];
      const where = headings[other]?.line;
      return [
        {
          file: entry.file,
          line,
          message: `The heading "${text}" stands on the page twice${where === undefined ? '' : `, first on line ${where}`}.`,
          remedy: 'Give each its own words, so that an anchor leads to one of them.',
        },
      ];
    });
  });
}

/**
 * Translations that lack a placeholder of their source or have one more (PAGE-10): a highlight or a list of sites would
 * be missing.
 */
export function checkPlaceholders(
  entries: readonly ContentEntry[],
  compiled: ReadonlyMap<string, Pick<PageFacts, 'placeholders'>>,
): Problem[] {
  return ofTranslations(entries, (entry, source) => {
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

/** Translations whose English page no longer exists: one problem for each page, with the missing file. */
export function checkSources(root: string, entries: readonly ContentEntry[]): Problem[] {
  const pages = new Map<string, ContentEntry[]>();
  for (const entry of entries) {
    const address = `${entry.folder}/${entry.slug}`;
    pages.set(address, [...(pages.get(address) ?? []), entry]);
  }
  return [...pages].flatMap(([address, all]): Problem[] => {
    if (all.some(({ locale }) => locale === sourceLocale)) return [];
    const [first] = all;
    if (!first) return [];
    const files = all.map(({ file }) => file).join(', ');
    const count = all.length === 1 ? 'A translation has' : `${all.length} translations have`;
    return [
      {
        file: path.join(root, sourceLocale, path.relative(path.join(root, first.locale), first.file)),
        message: `${count} no source: the English page is missing.`,
        remedy: `Bring it back, or run "npm run remove -- ${address.replace(/\/$/, '/index')}", which deletes ${files}.`,
      },
    ];
  });
}
