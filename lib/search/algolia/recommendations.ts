import type { Locale } from '@/i18n/locales';
import { resultAddress } from '../result-address';
import { SearchUnavailable } from '../search-client';
import type { AlgoliaSettings } from './algolia-settings';
import { connectProvider, type ProviderAccess } from './provider-connection';

/** A page that the provider's model recommends. */
export interface Recommendation {
  readonly objectID: string;
  readonly title: string;
  readonly url: string;
}

export interface RecommendationOptions extends ProviderAccess, Pick<AlgoliaSettings, 'indexName' | 'recommendModel'> {
  /** The site's own origin, on which results stay. */
  readonly origin: string;
}

/** Gives what goes with a record, best first. @throws {SearchUnavailable} where the provider does not answer */
export type Recommend = (objectID: string, locale: Locale, atMost: number) => Promise<Recommendation[]>;

/** Recommendations from the provider's own client; `undefined` where no model is configured (SEARCH-12). */
export function createRecommendations(options: RecommendationOptions): Recommend | undefined {
  const { indexName, recommendModel: model } = options;
  if (model === undefined) return undefined;
  const connect = connectProvider(options);
  return async (objectID, locale, maxRecommendations) => {
    const common = { indexName, threshold: 0, maxRecommendations };
    const queryParameters = { facetFilters: [`language:${locale}`] };
    const request =
      model === 'trending-items'
        ? { ...common, model, queryParameters }
        : { ...common, model, objectID, queryParameters };
    try {
      const { results } = await connect().getRecommendations({ requests: [request] });
      return (results[0]?.hits ?? []).flatMap((hit) => readRecommendation({ ...hit }, options.origin));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new SearchUnavailable(`The recommendations could not be had: ${reason}`, { cause: error });
    }
  };
}

function readRecommendation(hit: Readonly<Record<string, unknown>>, origin: string): Recommendation[] {
  const { objectID, url, hierarchy } = hit;
  const address = typeof url === 'string' ? resultAddress(url, origin) : undefined;
  const title = typeof hierarchy === 'object' && hierarchy !== null && 'lvl1' in hierarchy ? hierarchy.lvl1 : undefined;
  if (typeof objectID !== 'string' || typeof title !== 'string' || address === undefined) return [];
  return [{ objectID, title, url: address }];
}
