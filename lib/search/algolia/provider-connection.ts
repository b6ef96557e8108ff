import { type LiteClient, liteClient } from 'algoliasearch/lite';
import { createFetchRequester, type LiteOptions, providerTimeouts, type Timeouts } from './algolia-client';

export interface ProviderAccess {
  readonly appId: string;
  /** The search-only key. */
  readonly apiKey: string;
  /** Other hosts than the provider's, in the order they are asked: for tests and for a proxy of one's own. */
  readonly hosts?: LiteOptions['hosts'];
  readonly timeouts?: Timeouts;
}

/**
 * A way to the provider: each call gives a client whose requests end with the signal. What is known of the hosts is shared
 * by all of them.
 *
 * @throws naming what is missing, the application id or the key
 */
export function connectProvider({ appId, apiKey, hosts, timeouts = providerTimeouts }: ProviderAccess) {
  requireValue(appId, 'application id', 'appId', 'ALGOLIA_APP_ID');
  requireValue(apiKey, 'API key', 'apiKey', 'ALGOLIA_API_KEY');
  const options = {
    // As parameters they make a simple request, which the browser sends without asking the host for leave first.
    authMode: 'WithinQueryParameters',
    requestIdChannel: 'queryParameters',
    timeouts,
    hostsCache: createHostsMemory(),
    // Once after a second; then the visitor is told, and the next letter asks anew.
    maxRateLimitRetries: 1,
  } satisfies LiteOptions;
  // The provider shuffles its hosts for each client: with a fixed order open connections are used again.
  const order = hosts ?? liteClient(appId, apiKey, options).transporter.hosts;
  return (signal?: AbortSignal): LiteClient =>
    liteClient(appId, apiKey, { ...options, hosts: order, requester: createFetchRequester(timeouts, signal) });
}

/** @throws naming the option and the environment variable behind it */
export function requireValue(value: string, what: string, option: string, variable: string): void {
  if (value.trim() === '') {
    throw new Error(
      `Algolia cannot be searched: the ${what} (${option}) is missing. Set ${variable}, or unset all ALGOLIA variables to search the built index.`,
    );
  }
}

type HostsCache = NonNullable<LiteOptions['hostsCache']>;

/**
 * Remembers which hosts have failed, so that they are passed over for two minutes (SEARCH-11). The provider's own memory
 * does not work: it writes a host's state under the host together with that state, and reads it under the host alone
 * (`createRetryableOptions` and `retryableRequest` in @algolia/client-common 5.64). It would also keep the states as JSON,
 * which loses their methods, and in the visitor's local storage, which is not ours to fill.
 */
function createHostsMemory(): HostsCache {
  const states = new Map<string, unknown>();
  return {
    async get<TValue>(key: HostKey, defaultValue: () => Promise<TValue>): Promise<TValue> {
      const name = nameOf(key);
      return states.has(name) ? (states.get(name) as TValue) : defaultValue();
    },
    async set(key, value) {
      states.set(nameOf(key), value);
      return value;
    },
    async delete(key) {
      states.delete(nameOf(key));
    },
    async clear() {
      states.clear();
    },
  };
}

type HostKey = Parameters<HostsCache['delete']>[0];

/** What makes a host the same one, whatever its state. */
function nameOf(key: HostKey): string {
  return typeof key === 'string' ? key : `${key.accept} ${key.protocol}://${key.url}:${key.port ?? ''}`;
}
