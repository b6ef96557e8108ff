import type { liteClient } from 'algoliasearch/lite';

export type LiteOptions = NonNullable<Parameters<typeof liteClient>[2]>;
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
export function createFetchRequester(timeouts: Timeouts, signal?: AbortSignal): Requester {
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
