import { isLocale } from '@/i18n/locales';
import { messageOf } from '@/lib/tools/error-messages';
import { resultAddress } from '../result-address';
import { type Recommendation, type Recommender, SearchUnavailable } from '../search-client';
import type { AlgoliaSettings, RecommendModel } from './algolia-settings';
import { connectProvider, type ProviderAccess } from './provider-connection';

export interface RecommendationOptions extends ProviderAccess, Pick<AlgoliaSettings, 'indexName'> {
  readonly recommendModel: RecommendModel;
  /** The site's own origin, which results stay on. */
  readonly origin: string;
}

/** The provider's limit. Records are parts of pages, so the number of pages is lower. */
const mostRecords = 30;

/** Recommendations from the provider's own client (SEARCH-12). A model based on a result returns none without one. */
export function createRecommendations(options: RecommendationOptions): Recommender['recommend'] {
  const { indexName, recommendModel: model, origin } = options;
  const connect = connectProvider(options);
  return async ({ locale, docsTags, hit, atMost }, signal) => {
    const tags = docsTags.map((tag) => `docsTag:${tag}`);
    const common = {
      indexName,
      threshold: 0,
      maxRecommendations: mostRecords,
      queryParameters: { facetFilters: [`language:${locale}`, ...(tags.length > 0 ? [tags] : [])] },
    };
    if (model !== 'trending-items' && hit === undefined) return [];
    const request =
      model === 'trending-items' ? { ...common, model } : { ...common, model, objectID: hit?.objectID ?? '' };
    try {
      const { results } = await connect(signal).getRecommendations({ requests: [request] });
      const pages = (results[0]?.hits ?? []).flatMap((found) => readRecommendation({ ...found }, origin));
      const own = hit && resultAddress(hit.url, origin)?.split('#')[0];
      return pages
        .filter(({ url }, index) => url !== own && index === pages.findIndex((page) => page.url === url))
        .slice(0, atMost);
    } catch (error) {
      signal?.throwIfAborted();
      const reason = messageOf(error);
      throw new SearchUnavailable(`The recommendations could not be had: ${reason}`, { cause: error });
    }
  };
}

/** The page that a record belongs to. */
function readRecommendation(record: Readonly<Record<string, unknown>>, origin: string): Recommendation[] {
  const { objectID, url, hierarchy, contentLanguage } = record;
  const address = typeof url === 'string' ? resultAddress(url, origin)?.split('#')[0] : undefined;
  const title = typeof hierarchy === 'object' && hierarchy !== null && 'lvl1' in hierarchy ? hierarchy.lvl1 : undefined;
  if (typeof objectID !== 'string' || typeof title !== 'string' || address === undefined) return [];
  const language = typeof contentLanguage === 'string' && isLocale(contentLanguage) ? contentLanguage : undefined;
  return [{ objectID, title, url: address, contentLanguage: language }];
}
