import { type SearchAnswer, type SearchClient, SearchUnavailable } from '../search-client';
import type { AlgoliaSettings } from './algolia-settings';
import { connectProvider, type ProviderAccess, requireValue } from './provider-connection';
import { readAnswer } from './read-answer';
import { searchRequest } from './search-request';

export interface AlgoliaClientOptions
  extends ProviderAccess,
    Pick<AlgoliaSettings, 'indexName'>,
    Partial<Pick<AlgoliaSettings, 'analytics'>> {}

/** Answers that are kept: enough for a query that is typed, mended and typed again. */
const keptAnswers = 30;

/**
 * The search of a site that has an index at Algolia.
 *
 * @throws naming what is missing: the application id, the key or the index's name
 */
export function createAlgoliaClient(options: AlgoliaClientOptions): SearchClient {
  const { indexName, analytics = false } = options;
  const connect = connectProvider(options);
  requireValue(indexName, "index's name", 'indexName', 'ALGOLIA_INDEX_NAME');
  const answers = new Map<string, SearchAnswer>();
  return {
    indexName,
    // Nothing to fetch: the index stays with the provider.
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
        const reason = error instanceof Error ? error.message : String(error);
        throw new SearchUnavailable(`The search service gave no answer that can be used: ${reason}`, { cause: error });
      }
    },
  };
}
