import { type LiteClient, liteClient } from 'algoliasearch/lite';

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

type LiteOptions = NonNullable<Parameters<typeof liteClient>[2]>;
type Requester = NonNullable<LiteOptions['requester']>;

/** In milliseconds. */
export interface Timeouts {
  /** Until a host begins to answer. */
  readonly connect: number;
  /** From then until its answer is complete. */
  readonly read: number;
  /** The same for a request that writes. */
  readonly write: number;
}

/** SEARCH-11. */
export const providerTimeouts: Timeouts = { connect: 1000, read: 2000, write: 30_000 };

/**
 * After a time-out the line may be slow, so the next host is given more time. The provider's client would give it 4, then 5
 * times as much and so on, and with no host answering an error would show only after 16 seconds.
 */
const mostPatience = 2;

/**
 * Carries the provider's requests with `fetch`. Unlike its own requester, a search that nobody waits for any more is given
 * up, and a host's wish to be asked again in a minute (`Retry-After`) does not keep the search waiting: without headers
 * the client waits for one second.
 */
function createFetchRequester(timeouts: Timeouts, signal?: AbortSignal): Requester {
  return {
    async send({ url, method, headers, data, connectTimeout, responseTimeout }) {
      signal?.throwIfAborted();
      const attempt = new AbortController();
      const giveUp = () => attempt.abort();
      signal?.addEventListener('abort', giveUp);
      let timedOut: string | undefined;
      const limit = (milliseconds: number, longest: number, message: string) =>
        setTimeout(
          () => {
            timedOut = message;
            attempt.abort();
          },
          Math.min(milliseconds, longest * mostPatience),
        );
      let timer = limit(connectTimeout, timeouts.connect, 'Connection timeout');
      try {
        const body = data instanceof Uint8Array ? new Uint8Array(data) : data;
        const response = await fetch(url, { method, headers, body, signal: attempt.signal, credentials: 'omit' });
        clearTimeout(timer);
        timer = limit(responseTimeout, timeouts.read, 'Socket timeout');
        return { status: response.status, content: await response.text(), isTimedOut: false };
      } catch (error) {
        // A search that is given up says nothing of the host: it must not count as a failure.
        signal?.throwIfAborted();
        const content = timedOut ?? (error instanceof Error ? error.message : String(error));
        return { status: 0, content, isTimedOut: timedOut !== undefined };
      } finally {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
      }
    },
  };
}
