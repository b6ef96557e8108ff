import type { Locale } from '@/i18n/locale-codes';

/** Levels of a record's hierarchy: lvl0 is the sidebar category, lvl1 the page, lvl2–lvl6 its headings (SEARCH-05). */
export const hierarchyLevels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type HierarchyLevel = (typeof hierarchyLevels)[number];

export type Hierarchy = Readonly<Record<HierarchyLevel, string | null>>;

/** A searchable item: a page's title, one of its headings, or a block of its text. */
export interface SearchRecord {
  /** Unique among the records of all locales: locale, route, anchor and position. */
  readonly objectID: string;
  readonly type: HierarchyLevel | 'content';
  /** The block's text; `null` for titles and headings. */
  readonly content: string | null;
  readonly hierarchy: Hierarchy;
  /** Path on the site with locale and anchor: `/en/docs/usage/#hover`. */
  readonly url: string;
  readonly anchor: string | null;
  /** Locale of the route, by which results are filtered. */
  readonly language: Locale;
  /** Locale of the text: another one on a fallback page, which is ranked lower and labelled. */
  readonly contentLanguage: Locale;
  /** `docs-default-current` and the like, by which results are filtered to the visitor's version (SEARCH-04). */
  readonly docsTag: string;
  readonly weight: { readonly page: number; readonly level: number; readonly position: number };
}

/**
 * Identifies a record among those of all locales. Blocks are numbered within their anchor, so that a change in one part
 * of a page does not rename the records of other parts.
 *
 * @param position 0 is the page or heading itself, blocks count from 1
 */
export function objectIdOf(locale: Locale, route: string, anchor: string | null, position: number): string {
  const base = `${locale}${route}${anchor === null ? '' : `#${anchor}`}`;
  return position === 0 ? base : `${base}:${position}`;
}

/** A record's weight in the ranking by the level of its heading, 1 to 6: a title before a heading. A text has none. */
export function weightOfLevel(level: number): number {
  return 110 - 10 * level;
}

/** A text with its matches in `<mark>` tags; everything else is escaped HTML. */
export interface MarkedText {
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
  readonly matchedWords: readonly string[];
}

/** A record in an answer, with the marked and shortened texts for the interface. */
export interface SearchHit extends SearchRecord {
  readonly _highlightResult: {
    readonly content?: MarkedText;
    readonly hierarchy: Readonly<Partial<Record<HierarchyLevel, MarkedText>>>;
  };
  readonly _snippetResult: {
    readonly content?: MarkedText;
    readonly hierarchy: Readonly<Partial<Record<HierarchyLevel, MarkedText>>>;
  };
}

export interface SearchQuery {
  /** At most 64 characters are used (SEARCH-08). */
  readonly query: string;
  readonly locale: Locale;
  readonly docsTags: readonly string[];
  readonly hitsPerPage: number;
  /** From 0. */
  readonly page?: number;
  /** Words of a snippet. */
  readonly snippetWords: number;
}

export interface SearchAnswer {
  readonly hits: readonly SearchHit[];
  /** Total number of results. */
  readonly nbHits: number;
  /** Whether even the best result has only a small part of the query. */
  readonly isWeak?: boolean;
  /** Identifies the answer for an analytics service, where there is one. */
  readonly queryID?: string;
}

/** The engine behind the search: the embedded index, or a service. */
export interface SearchClient {
  /** Name of the engine's index, by which recent and favourite searches are stored. */
  readonly indexName: string;
  /** Loads what a search needs, ahead of the first one. Fails as `search` does. */
  prepare(): Promise<void>;
  /**
   * @throws {SearchUnavailable} where no answer is possible: no network, no host, or an invalid answer. The next call
   *   tries again
   */
  search(query: SearchQuery, signal?: AbortSignal): Promise<SearchAnswer>;
}

/** The engine cannot answer; `cause` has the reason. */
export class SearchUnavailable extends Error {
  override name = 'SearchUnavailable';
}

/** Longer queries are cut (SEARCH-08). */
export const maxQueryLength = 64;

/** A recommended page. */
export interface Recommendation {
  readonly objectID: string;
  readonly title: string;
  readonly url: string;
  /** Locale of the text, if it is known. */
  readonly contentLanguage?: Locale;
}

export interface RecommendationQuery {
  readonly locale: Locale;
  readonly docsTags: readonly string[];
  /** The result that the pages relate to; trending pages have none. */
  readonly hit?: { readonly objectID: string; readonly url: string };
  readonly atMost: number;
}

/** Recommends pages, without duplicates, best first (SEARCH-12). */
export interface Recommender {
  /** Whether the pages relate to a result, or are those that visitors read most. */
  readonly kind: 'related' | 'trending';
  /** @throws {SearchUnavailable} where the service cannot answer */
  recommend(query: RecommendationQuery, signal?: AbortSignal): Promise<readonly Recommendation[]>;
}

/** An engine, with the additional features of a configured service. */
export interface SearchEngine extends SearchClient {
  /** The service, which requires attribution beside its results. */
  readonly provider?: 'algolia';
  readonly events?: SearchEvents;
  readonly recommender?: Recommender;
}

/** Reports events, if the configuration names a destination: without one nothing is sent (SEARCH-12). */
export interface SearchEvents {
  /** The results on the screen. Collected, and sent after a pause in typing. */
  viewed(hits: readonly { readonly objectID: string }[]): void;
  /** A chosen result. @param position from 1, among all results of the answer */
  clicked(hit: { readonly objectID: string }, position: number, queryID: string | undefined): void;
}

/** The hierarchy of a page's title, without headings. */
export function pageHierarchy(category: string, title: string): Hierarchy {
  return { ...emptyHierarchy, lvl0: category, lvl1: title };
}

const emptyHierarchy: Hierarchy = {
  lvl0: null,
  lvl1: null,
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
};

/** The hierarchy of a heading: levels above it are kept, its own and lower ones replaced. */
export function withHeading(hierarchy: Hierarchy, level: number, heading: string): Hierarchy {
  const entries = hierarchyLevels.map((name, index) => [
    name,
    index < level ? hierarchy[name] : index === level ? heading : null,
  ]);
  return Object.fromEntries(entries) as Record<HierarchyLevel, string | null>;
}
