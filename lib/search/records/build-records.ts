import type { Locale } from '@/i18n/locales';
import {
  type HierarchyLevel,
  objectIdOf,
  pageHierarchy,
  type SearchRecord,
  weightOfLevel,
  withHeading,
} from '../search-client';
import type { PageSection } from './cut-page';

/** The data of a page in one locale for its records. */
export interface PageToIndex {
  readonly locale: Locale;
  readonly textLocale: Locale;
  readonly isFallback: boolean;
  readonly route: string;
  /** The sidebar's category of the page, or the word for documentation or the site. */
  readonly category: string;
  readonly docsTag: string;
  /** Higher ranks better: docs come before marketing pages. */
  readonly pageWeight: number;
  readonly keywords: readonly string[];
  /** How people ask for a section who do not know its words; `null` is the page itself. */
  readonly questions?: (anchor: string | null) => readonly string[];
  readonly sections: readonly PageSection[];
}

/** A record as the content step writes it: with the words that the author of the page named, and the questions of a section. */
export interface IndexedRecord extends SearchRecord {
  readonly keywords?: readonly string[];
}

/** One record for the page, one for each heading and one for each block, in page order. */
export function recordsOfPage(page: PageToIndex): IndexedRecord[] {
  const records: IndexedRecord[] = [];
  const positions = new Map<string | null, number>();
  let hierarchy = pageHierarchy(page.category, page.sections[0]?.heading ?? '');
  let anchor: string | null = null;
  for (const section of page.sections) {
    if (section.level > 1) hierarchy = withHeading(hierarchy, section.level, section.heading);
    // Below a heading without an anchor, the nearest one above is the link's target.
    const isPlace = section.anchor !== null || section.level === 1;
    anchor = section.level === 1 ? null : (section.anchor ?? anchor);
    const add = (type: HierarchyLevel | 'content', content: string | null, position: number) => {
      const asked = type !== 'content' && isPlace ? (page.questions?.(anchor) ?? []) : [];
      const keywords = [...(type === 'lvl1' ? page.keywords : []), ...asked];
      records.push({
        objectID: objectIdOf(page.locale, page.route, anchor, position),
        type,
        content,
        hierarchy,
        url: `/${page.locale}${page.route}${anchor === null ? '' : `#${anchor}`}`,
        anchor,
        language: page.locale,
        contentLanguage: page.textLocale,
        docsTag: page.docsTag,
        weight: {
          page: page.pageWeight - (page.isFallback ? 1 : 0),
          level: type === 'content' ? 0 : weightOfLevel(section.level),
          position: records.length,
        },
        ...(keywords.length > 0 ? { keywords } : {}),
      });
    };
    const next = () => {
      const position = (positions.get(anchor) ?? 0) + 1;
      positions.set(anchor, position);
      return position;
    };
    add(`lvl${section.level}`, null, isPlace ? 0 : next());
    for (const block of section.blocks) add('content', block, next());
  }
  return records;
}
