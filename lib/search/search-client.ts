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
