import type { Locale } from '@/i18n/locales';
import {
  type Hierarchy,
  type HierarchyLevel,
  hierarchyLevels,
  type MarkedText,
  objectIdOf,
  pageHierarchy,
  type SearchHit,
  weightOfLevel,
  withHeading,
} from '../search-client';
import type { IndexedPage, PageTexts } from './index-format';
import { findMatches, type Marking, markText, snippetOf } from './mark';

/** A section as a hit: its heading if the query matches that, else the block with most of the query. */
export function toHit(
  sectionNumber: number,
  page: IndexedPage,
  { route, sections }: PageTexts,
  marking: Marking,
  locale: Locale,
  snippetWords: number,
): SearchHit | undefined {
  const section = sections[sectionNumber];
  if (!section) return undefined;

  let hierarchy: Hierarchy = pageHierarchy(page.category, sections[0]?.[2] ?? '');
  for (const [level, , heading] of sections.slice(1, sectionNumber + 1))
    hierarchy = withHeading(hierarchy, level, heading);
  const [level, , heading, headingPosition, blocks] = section;
  const anchor = sections.slice(0, sectionNumber + 1).findLast((one) => one[1] !== null)?.[1] ?? null;

  const covers = (text: string) => new Set(findMatches(text, marking).flatMap((match) => match.words)).size;
  const inBlocks = blocks.map(covers);
  const most = Math.max(0, ...inBlocks);
  const block = most > covers(heading) ? inBlocks.indexOf(most) : -1;
  const content = block === -1 ? null : (blocks[block] ?? null);
  const type: HierarchyLevel | 'content' = content === null ? (`lvl${level}` as HierarchyLevel) : 'content';
  const position = content === null ? headingPosition : headingPosition + block + 1;

  const levels: Partial<Record<HierarchyLevel, MarkedText>> = {};
  for (const name of hierarchyLevels) {
    const text = hierarchy[name];
    if (text !== null) levels[name] = markText(text, marking);
  }
  return {
    objectID: objectIdOf(locale, route, anchor, position),
    type,
    content,
    hierarchy,
    url: `/${locale}${route}${anchor === null ? '' : `#${anchor}`}`,
    anchor,
    language: locale,
    contentLanguage: page.textLocale,
    docsTag: page.tag,
    weight: {
      page: page.weight,
      level: content === null ? weightOfLevel(level) : 0,
      position,
    },
    _highlightResult: { hierarchy: levels, ...(content === null ? {} : { content: markText(content, marking) }) },
    _snippetResult: {
      hierarchy: levels,
      ...(content === null ? {} : { content: snippetOf(content, snippetWords, marking) }),
    },
  };
}
