/** Settings of the service for the browser. None of them is secret: the key can only search. */
export interface AlgoliaSettings {
  readonly appId: string;
  /** The search-only key. */
  readonly apiKey: string;
  readonly indexName: string;
  /** Whether views and clicks are reported to the provider (SEARCH-12). */
  readonly analytics: boolean;
  /** The model for recommendations; without one there are none. */
  readonly recommendModel?: RecommendModel;
}

export const recommendModels = ['related-products', 'looking-similar', 'trending-items'] as const;
export type RecommendModel = (typeof recommendModels)[number];

/** Settings for writing to the index. The key is an administrator's: it must never get into a page. */
export interface AlgoliaPushSettings {
  readonly appId: string;
  readonly adminKey: string;
  readonly indexName: string;
}

/** Origin that analytics events are sent to. */
export const insightsOrigin = 'https://insights.algolia.io';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The environment configures Algolia incompletely or with an invalid value. */
class AlgoliaSettingsError extends Error {
  override name = 'AlgoliaSettingsError';
}

const whereToFind = {
  ALGOLIA_APP_ID: "the application's id, shown in the provider's dashboard under API keys",
  ALGOLIA_API_KEY: 'the search-only key, from the same page',
  ALGOLIA_INDEX_NAME: 'the name of the index that "npm run search:push" fills',
  ALGOLIA_ADMIN_KEY: 'a key that may write, from the same page; keep it out of the site',
} as const;
type Name = keyof typeof whereToFind;

const searchNames = ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;
const pushNames = ['ALGOLIA_APP_ID', 'ALGOLIA_ADMIN_KEY', 'ALGOLIA_INDEX_NAME'] as const;

/**
 * Settings of the site's search from the environment; `undefined` where Algolia is not configured.
 *
 * @throws {AlgoliaSettingsError} with every variable that is missing or wrong, and the remedy
 */
export function readAlgoliaSettings(env: Environment): AlgoliaSettings | undefined {
  const analytics = onOff(env, 'ALGOLIA_ANALYTICS');
  const recommendModel = recommendModelOf(env);
  const asking = [
    ...searchNames.filter((name) => readVariable(env, name) !== undefined),
    ...(analytics ? ['ALGOLIA_ANALYTICS'] : []),
    ...(recommendModel ? ['ALGOLIA_RECOMMEND_MODEL'] : []),
  ];
  if (asking.length === 0) return undefined;
  const [appId, apiKey, indexName] = required(
    env,
    searchNames,
    asking,
    'or unset all of them to search the built index',
  );
  if (apiKey === readVariable(env, 'ALGOLIA_ADMIN_KEY')) {
    throw new AlgoliaSettingsError(
      "ALGOLIA_API_KEY is the same as ALGOLIA_ADMIN_KEY, and every visitor could write to the index. Set it to the dashboard's search-only key.",
    );
  }
  return { appId, apiKey, indexName, analytics, recommendModel };
}

/** Origins that the visitor's browser connects to under these settings, for a `connect-src` policy. */
export function contactedOrigins({ appId, analytics }: Pick<AlgoliaSettings, 'appId' | 'analytics'>): string[] {
  const spares = ['1', '2', '3'].map((number) => `https://${appId}-${number}.algolianet.com`);
  return [`https://${appId}-dsn.algolia.net`, ...spares, ...(analytics ? [insightsOrigin] : [])];
}

/**
 * Settings for writing to the index.
 *
 * @throws {AlgoliaSettingsError} with every variable that is missing
 */
export function readAlgoliaPushSettings(env: Environment): AlgoliaPushSettings {
  const set = pushNames.filter((name) => readVariable(env, name) !== undefined);
  const [appId, adminKey, indexName] = required(
    env,
    pushNames,
    set,
    'or try "npm run search:push -- --dry-run", which needs none',
  );
  return { appId, adminKey, indexName };
}

function required(
  env: Environment,
  names: readonly [Name, Name, Name],
  set: readonly string[],
  otherwise: string,
): [string, string, string] {
  const values = names.map((name) => readVariable(env, name) ?? '');
  const missing = names.filter((_, index) => values[index] === '');
  if (missing.length > 0) {
    const because = set.length > 0 ? `${set.join(' and ')} ${set.length > 1 ? 'are' : 'is'} set` : 'nothing is set';
    const remedies = missing.map((name) => `${name} (${whereToFind[name]})`).join(', ');
    throw new AlgoliaSettingsError(
      `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing: ${because}. Set ${remedies}, ${otherwise}.`,
    );
  }
  const [first = '', second = '', third = ''] = values;
  return [first, second, third];
}

/** A value without surrounding white space, as copying adds it; `undefined` where it is empty. */
function readVariable(env: Environment, name: string): string | undefined {
  return env[name]?.trim() || undefined;
}

function onOff(env: Environment, name: string): boolean {
  const value = readVariable(env, name) ?? 'off';
  if (value === 'on' || value === 'off') return value === 'on';
  throw new AlgoliaSettingsError(`${name} is "${value}". Set it to "on" or "off", or leave it out, which is off.`);
}

function recommendModelOf(env: Environment): RecommendModel | undefined {
  const value = readVariable(env, 'ALGOLIA_RECOMMEND_MODEL');
  const model = recommendModels.find((known) => known === value);
  if (value !== undefined && model === undefined) {
    throw new AlgoliaSettingsError(
      `ALGOLIA_RECOMMEND_MODEL is "${value}", which is no model. Set it to one of ${recommendModels.join(', ')}, or leave it out.`,
    );
  }
  return model;
}
