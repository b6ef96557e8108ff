import { type LiteClient, liteClient } from 'algoliasearch/lite';
import { createFetchRequester, providerTimeouts, type Timeouts } from './fetch-requester';
import { createHostsMemory } from './hosts-memory';

export type LiteOptions = NonNullable<Parameters<typeof liteClient>[2]>;

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
