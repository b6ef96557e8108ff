import { sourceLocale } from '@/i18n/locales';
import type { ContentEntry } from '../entry';
import type { PageFacts } from '../mdx/plugins';
import type { Problem } from '../problem';

/** Translations whose headings are not their source's in number and level: their anchors would be wrong. */
export function checkStructure(
  entries: readonly ContentEntry[],
  compiled: ReadonlyMap<string, Pick<PageFacts, 'headings'>>,
): Problem[] {
  const sources = new Map(
    entries
      .filter((entry) => entry.locale === sourceLocale)
      .map((entry) => [`${entry.folder}/${entry.slug}`, entry] as const),
  );
  return entries.flatMap((entry): Problem[] => {
    const source = sources.get(`${entry.folder}/${entry.slug}`);
    if (!source || source === entry) return [];
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

/** Headings of a source page that stand there twice: the second one's anchor would change with the first one's place. */
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
