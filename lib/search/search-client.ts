import type { Locale } from '@/i18n/locale-codes';

/** Levels of a record's hierarchy: lvl0 is the sidebar category, lvl1 the page, lvl2–lvl6 its headings (SEARCH-05). */
export const hierarchyLevels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type HierarchyLevel = (typeof hierarchyLevels)[number];

export type Hierarchy = Readonly<Record<HierarchyLevel, string | null>>;

/** What can be found: a page's title, one of its headings, or a block of its text. */
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
  /** Locale of the route, which results are limited to. */
  readonly language: Locale;
  /** Locale of the text: another one on a fallback page, which is ranked lower and labelled. */
  readonly contentLanguage: Locale;
  /** `docs-default-current` and the like: results are limited to the version that is read (SEARCH-04). */
  readonly docsTag: string;
  readonly weight: { readonly page: number; readonly level: number; readonly position: number };
}

/** A text with what was found in it between `<mark>` tags; everything else is escaped HTML. */
export interface MarkedText {
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
  readonly matchedWords: readonly string[];
}

/** A record as an answer holds it, with the marked and shortened texts that the interface shows. */
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
  /** How many there are in all. */
  readonly nbHits: number;
  /** Names the answer to an analytics service, where there is one. */
  readonly queryID?: string;
}

/** The engine behind the search: an index that is built with the site, or a service. */
export interface SearchClient {
  /** Names the engine's index: recent and favourite searches are kept by it. */
  readonly indexName: string;
  /** Fetches what a search needs, ahead of the first one. Fails as `search` does. */
  prepare(): Promise<void>;
  /**
   * @throws {SearchUnavailable} where no answer can be had: no network, no host, or an answer that cannot be read. The
   *   next call tries again
   */
  search(query: SearchQuery, signal?: AbortSignal): Promise<SearchAnswer>;
}

/** The engine cannot answer; `cause` says why. */
export class SearchUnavailable extends Error {
  override name = 'SearchUnavailable';
}

/** Longer queries are cut (SEARCH-08). */
export const maxQueryLength = 64;

/** A page that is recommended. */
export interface Recommendation {
  readonly objectID: string;
  readonly title: string;
  readonly url: string;
  /** Locale of the text, where it is known. */
  readonly contentLanguage?: Locale;
}

export interface RecommendationQuery {
  readonly locale: Locale;
  readonly docsTags: readonly string[];
  /** The result that the pages go with; what is trending goes with none. */
  readonly hit?: { readonly objectID: string; readonly url: string };
  readonly atMost: number;
}

/** What recommends pages, each of them once, best first (SEARCH-12). */
export interface Recommender {
  /** Whether the pages go with a result, or are those that visitors read most. */
  readonly kind: 'related' | 'trending';
  /** @throws {SearchUnavailable} where none can be had */
  recommend(query: RecommendationQuery, signal?: AbortSignal): Promise<readonly Recommendation[]>;
}

/** An engine, with what a service adds to it where that is configured. */
export interface SearchEngine extends SearchClient {
  /** The service, which wants to be named beside its results. */
  readonly provider?: 'algolia';
  readonly events?: SearchEvents;
  readonly recommender?: Recommender;
}

/** Where events go, if the configuration names a place for them: nothing is sent anywhere without (SEARCH-12). */
export interface SearchEvents {
  /** The results on the screen. Gathered, and sent when nobody has typed for a moment. */
  viewed(hits: readonly { readonly objectID: string }[]): void;
  /** A chosen result. @param position from 1, among all results of the answer */
  clicked(hit: { readonly objectID: string }, position: number, queryID: string | undefined): void;
}

/** A page's place and title, before any heading. */
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

/** The hierarchy below a heading: those above it stay, those of its level and below make way. */
export function withHeading(hierarchy: Hierarchy, level: number, heading: string): Hierarchy {
  const entries = hierarchyLevels.map((name, index) => [
    name,
    index < level ? hierarchy[name] : index === level ? heading : null,
  ]);
  return Object.fromEntries(entries) as Record<HierarchyLevel, string | null>;
}
