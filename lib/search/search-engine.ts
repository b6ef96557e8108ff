import type { Locale } from '@/i18n/locale-codes';
import type { SearchClient } from './search-client';
import type { SearchEvents } from './search-events';

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
