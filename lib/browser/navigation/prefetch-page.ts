interface ConnectionInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether prefetching is allowed: not with data saver on, nor on a connection as slow as 2g (ROUTE-09). */
export function mayPrefetch(visitor: object): boolean {
  // Not every browser has this information: without it, prefetching is allowed.
  const { connection } = visitor as { readonly connection?: ConnectionInformation };
  return connection?.saveData !== true && !/2g$/.test(connection?.effectiveType ?? '');
}

/** A prefetched file is used without revalidation for this time. */
const freshMilliseconds = 5 * 60_000;

/**
 * Some hints are dropped without an event, for instance when the connection is lost: after this time the file is
 * requested again.
 */
const hintMilliseconds = 3000;

interface Prefetch {
  readonly began: number;
  /** Resolves when the file is in the browser's cache, or cannot be loaded. */
  readonly ended: Promise<unknown>;
}

const prefetches = new Map<string, Prefetch>();

/**
 * The end of a file's prefetch. The visit then reads the file with `force-cache`, because Chromium requests a
 * `no-cache` file again that a hint has fetched. A visit that does not wait makes the browser fetch the file twice.
 *
 * @returns `undefined` for a file that was not prefetched
 */
export function endOfPrefetch(address: string): Promise<unknown> | undefined {
  const prefetch = prefetches.get(address);
  return prefetch && Date.now() - prefetch.began < freshMilliseconds ? prefetch.ended : undefined;
}

/** Prefetches a file: by a hint, or by a plain request where hints are not supported. */
export function prefetchFile(address: string): void {
  if (endOfPrefetch(address)) return;
  prefetches.set(address, { began: Date.now(), ended: fetchAhead(address) });
}

function fetchAhead(address: string): Promise<unknown> {
  const hint = document.createElement('link');
  // A failure is ignored here: the navigation repeats the request and handles it.
  if (!hint.relList.supports?.('prefetch')) return fetch(address, { priority: 'low' }).catch(() => {});
  hint.rel = 'prefetch';
  hint.as = 'fetch';
  hint.href = address;
  document.head.append(hint);
  return new Promise((resolve) => {
    hint.onload = resolve;
    hint.onerror = resolve;
    setTimeout(resolve, hintMilliseconds);
  }).finally(() => hint.remove());
}
