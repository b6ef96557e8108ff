import type { Locale } from '@/i18n/locale-codes';
import { fetchSearchTexts } from '@/lib/search/page/search-texts';
import type { AlgoliaSettings } from './algolia/algolia-settings';
import { createEmbeddedClient } from './embedded/client';
import type { WordsIndex } from './embedded/index-format';
import type { Recommender, SearchClient, SearchEngine } from './search-client';

const engines = new Map<Locale, Promise<SearchEngine>>();

/**
 * The engine that searches a locale: the deployment's service, where one is configured, else the embedded index.
 * Created once for each locale; a failure is not cached.
 */
export function createSearchClient(locale: Locale): Promise<SearchEngine> {
  const known = engines.get(locale);
  if (known) return known;
  const engine = createEngine(locale);
  engines.set(locale, engine);
  engine.catch(() => engines.delete(locale));
  return engine;
}

async function createEngine(locale: Locale): Promise<SearchEngine> {
  const { service, index } = await fetchSearchTexts(locale);
  return service ? createServiceEngine(service) : createBuiltEngine(locale, index);
}

async function createServiceEngine(settings: AlgoliaSettings): Promise<SearchEngine> {
  const [{ createAlgoliaClient }, insights] = await Promise.all([
    import('./algolia/algolia-client'),
    settings.analytics ? import('./algolia/insights') : undefined,
  ]);
  return {
    ...createAlgoliaClient(settings),
    provider: 'algolia',
    events: insights?.startInsights({ ...settings, page: window }),
    recommender: createRecommender(settings),
  };
}

/** Only the results page shows recommendations, so their code is loaded on first use. */
function createRecommender(settings: AlgoliaSettings): Recommender | undefined {
  const { recommendModel } = settings;
  if (recommendModel === undefined) return undefined;
  let recommend: Recommender['recommend'] | undefined;
  return {
    kind: recommendModel === 'trending-items' ? 'trending' : 'related',
    recommend: async (query, signal) => {
      const { createRecommendations } = await import('./algolia/recommendations');
      recommend ??= createRecommendations({ ...settings, recommendModel, origin: window.location.origin });
      return recommend(query, signal);
    },
  };
}

/** Each version of the docs has an index of its own, and a visitor needs only that of their version. */
function createBuiltEngine(locale: Locale, index: WordsIndex | undefined): SearchEngine {
  const clients = new Map<string, SearchClient>();
  const clientOf = (docsTag: string): SearchClient => {
    const client =
      clients.get(docsTag) ??
      createEmbeddedClient({ locale, docsTag, index: index?.docsTag === docsTag ? index : undefined });
    clients.set(docsTag, client);
    return client;
  };
  const newest = 'docs-default-current';
  return {
    indexName: clientOf(newest).indexName,
    prepare: () => clientOf(newest).prepare(),
    search: (query, signal) =>
      clientOf(query.docsTags.find((tag) => tag.startsWith('docs-')) ?? newest).search(query, signal),
  };
}
