import { type LiteClient, liteClient } from 'algoliasearch/lite';
import { messageOf } from '@/lib/tools/error-messages';

export interface ProviderAccess {
  readonly appId: string;
  /** The search-only key. */
  readonly apiKey: string;
  /** Hosts instead of the provider's, in the order of requests: for tests and for a proxy. */
  readonly hosts?: LiteOptions['hosts'];
  readonly timeouts?: Timeouts;
}

/**
 * A connection to the provider: each call returns a client whose requests end with the signal. All clients share the
 * state of the hosts.
 *
 * @throws with what is missing, the application id or the key
 */
export function connectProvider({ appId, apiKey, hosts, timeouts = providerTimeouts }: ProviderAccess) {
  requireValue(appId, 'application id', 'appId', 'ALGOLIA_APP_ID');
  requireValue(apiKey, 'API key', 'apiKey', 'ALGOLIA_API_KEY');
  const options = {
    // As parameters they make a simple request, which needs no preflight.
    authMode: 'WithinQueryParameters',
    requestIdChannel: 'queryParameters',
    timeouts,
    hostsCache: createHostsMemory(),
    // One retry after a second; then the error is shown, and the next letter searches again.
    maxRateLimitRetries: 1,
  } satisfies LiteOptions;
  // The provider shuffles its hosts for each client: a fixed order reuses open connections.
  const order = hosts ?? liteClient(appId, apiKey, options).transporter.hosts;
  return (signal?: AbortSignal): LiteClient =>
    liteClient(appId, apiKey, { ...options, hosts: order, requester: createFetchRequester(timeouts, signal) });
}

/** @throws with the option and its environment variable */
export function requireValue(value: string, what: string, option: string, variable: string): void {
  if (value.trim() === '') {
    throw new Error(
      `Algolia cannot be searched: the ${what} (${option}) is missing. Set ${variable}, or unset all ALGOLIA variables to search the built index.`,
    );
  }
}

type HostsCache = NonNullable<LiteOptions['hostsCache']>;

/**
 * Remembers which hosts have failed, so that they are skipped for two minutes (SEARCH-11). The provider's own cache
 * does not work: it writes a host's state under a key that contains that state, and reads it under the host alone
 * (`createRetryableOptions` and `retryableRequest` in @algolia/client-common 5.64). It would also store the states as
 * JSON, which loses their methods, and in the visitor's local storage.
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

/** The identity of a host, whatever its state. */
function nameOf(key: HostKey): string {
  return typeof key === 'string' ? key : `${key.accept} ${key.protocol}://${key.url}:${key.port ?? ''}`;
}

type LiteOptions = NonNullable<Parameters<typeof liteClient>[2]>;
type Requester = NonNullable<LiteOptions['requester']>;

/** In milliseconds. */
export interface Timeouts {
  /** Until a host starts to answer. */
  readonly connect: number;
  /** From then until its answer is complete. */
  readonly read: number;
  /** The same for a request that writes. */
  readonly write: number;
}

/** SEARCH-11. */
export const providerTimeouts: Timeouts = { connect: 1000, read: 2000, write: 30_000 };

/**
 * After a time-out the connection may be slow, so the next host gets more time. The provider's client would multiply it
 * by 4, then 5 and so on, and with no host answering an error would show only after 16 seconds.
 */
const mostPatience = 2;

/**
 * Sends the provider's requests with `fetch`. Unlike its own requester, it aborts a search that is no longer needed,
 * and a host's `Retry-After` of a minute does not block the search: without headers the client waits for one second.
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
        // An aborted search is no failure of the host.
        signal?.throwIfAborted();
        const content = timedOut ?? messageOf(error);
        return { status: 0, content, isTimedOut: timedOut !== undefined };
      } finally {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
      }
    },
  };
}
