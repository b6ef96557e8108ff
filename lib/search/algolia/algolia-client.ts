import { messageOf } from '@/lib/tools/error-messages';
import {
  hierarchyLevels,
  maxQueryLength,
  type SearchAnswer,
  type SearchClient,
  type SearchQuery,
  SearchUnavailable,
} from '../search-client';
import type { AlgoliaSettings } from './algolia-settings';
import { analysisLanguage } from './index-settings';
import { connectProvider, type ProviderAccess, requireValue } from './provider-connection';
import { readAnswer } from './read-search-answer';

export interface AlgoliaClientOptions
  extends ProviderAccess,
    Pick<AlgoliaSettings, 'indexName'>,
    Partial<Pick<AlgoliaSettings, 'analytics'>> {}

/** Number of cached answers: enough for a query that is typed, corrected and typed again. */
const keptAnswers = 30;

/**
 * The search of a site that has an index at Algolia.
 *
 * @throws with what is missing: the application id, the key or the index's name
 */
export function createAlgoliaClient(options: AlgoliaClientOptions): SearchClient {
  const { indexName, analytics = false } = options;
  const connect = connectProvider(options);
  requireValue(indexName, "index's name", 'indexName', 'ALGOLIA_INDEX_NAME');
  const answers = new Map<string, SearchAnswer>();
  return {
    indexName,
    // Nothing to fetch: the index is at the provider.
    prepare: async () => {},
    async search(query, signal) {
      const request = searchRequest(query, indexName, analytics);
      const key = JSON.stringify(request);
      const known = answers.get(key);
      if (known) return known;
      try {
        const answer = readAnswer(await connect(signal).search({ requests: [request] }), query.locale);
        answers.set(key, answer);
        const [oldest] = answers.keys();
        if (answers.size > keptAnswers && oldest !== undefined) answers.delete(oldest);
        return answer;
      } catch (error) {
        signal?.throwIfAborted();
        const reason = messageOf(error);
        throw new SearchUnavailable(`The search service gave no answer that can be used: ${reason}`, { cause: error });
      }
    },
  };
}

/** Levels shown as text in a result; `lvl0` is the heading of its group. */
const shownLevels = hierarchyLevels.slice(1);

/** The single request of a search, for the provider's multi-index endpoint (SEARCH-10). */
function searchRequest(query: SearchQuery, indexName: string, clickAnalytics: boolean) {
  const { locale, docsTags, hitsPerPage, page = 0, snippetWords } = query;
  const language = analysisLanguage(locale);
  return {
    query: cutQuery(query.query),
    indexName,
    attributesToRetrieve: [
      ...hierarchyLevels.map((level) => `hierarchy.${level}`),
      ...['content', 'type', 'url', 'contentLanguage', 'docsTag', 'weight'],
    ],
    attributesToSnippet: [
      ...shownLevels.map((level) => `hierarchy.${level}:${snippetWords}`),
      `content:${snippetWords}`,
    ],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage,
    clickAnalytics,
    facetFilters: [`language:${locale}`, ...(docsTags.length > 0 ? [docsTags.map((tag) => `docsTag:${tag}`)] : [])],
    // One index holds all languages, and "die" is a stop word in German and none in English.
    ...(language ? { queryLanguages: [language] } : {}),
    ...(page > 0 ? { page } : {}),
  };
}

/** At most 64 characters, without splitting a surrogate pair (SEARCH-08). */
function cutQuery(query: string): string {
  return Array.from(query).slice(0, maxQueryLength).join('');
}
