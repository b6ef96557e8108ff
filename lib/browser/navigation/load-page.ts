import { patienceMilliseconds } from '../loading/fetch-in-time';
import { changingHead, codeAttribute, fileEnd, sharedAttribute } from './page-file';

/** A page that has been loaded and can replace the current one. */
export interface LoadedPage {
  readonly title: string;
  /** Elements that replace those of `changingHead`. */
  readonly head: readonly Element[];
  readonly main: HTMLElement;
}

/** Address of a page's file. @param pageFile its name; empty where whole pages are fetched, as in the live preview */
export function addressOfFile(route: string, pageFile: string): string {
  // The list of docs is on all their pages and in no file: coming from elsewhere, the whole page is needed.
  const isComplete = !/^\/[^/]+\/docs\//.test(route) || document.querySelector(`[${sharedAttribute}]`) !== null;
  return isComplete ? route + pageFile : route;
}

/**
 * Fetches a page without its frame.
 *
 * @param route path of the page
 * @throws where it cannot be loaded, is truncated, is no page of this site, or needs other scripts and styles than this
 *   tab has
 */
export async function loadPage(route: string, pageFile: string, leave: AbortSignal): Promise<LoadedPage> {
  const address = addressOfFile(route, pageFile);
  const page = readPage(await fetchText(address, leave), address);
  const isMissing = ({ attributes }: Element) =>
    document.querySelector(`[${sharedAttribute}="${attributes.getNamedItem(sharedAttribute)?.value}"]`) === null;
  const shared = [...page.main.querySelectorAll(`[${sharedAttribute}]:empty`)];
  if (address === route || !shared.some(isMissing)) return page;
  return readPage(await fetchText(route, leave), route);
}

async function fetchText(address: string, leave: AbortSignal): Promise<string> {
  const attempt = new AbortController();
  const abort = () => attempt.abort(leave.reason);
  leave.addEventListener('abort', abort);
  const timer = setTimeout(() => {
    attempt.abort(new Error(`${address}: no answer within ${patienceMilliseconds / 1000} s`));
  }, patienceMilliseconds);
  try {
    const prefetched = endOfPrefetch(address);
    if (prefetched) await Promise.race([prefetched, abortOf(attempt.signal)]);
    const cache = prefetched ? 'force-cache' : 'default';
    const response = await fetch(address, { signal: attempt.signal, cache });
    // Loading the page whole makes the browser follow the redirect and show its address.
    if (!response.ok || response.redirected) throw new Error(`${address}: ${response.status}`);
    return await response.text();
  } finally {
    clearTimeout(timer);
    leave.removeEventListener('abort', abort);
  }
}

function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.onabort = () => reject(signal.reason);
  });
}

function readPage(text: string, address: string): LoadedPage {
  if (!text.trimEnd().endsWith(fileEnd)) throw new Error(`${address} is cut off.`);
  const { documentElement: root, title, head, body } = new DOMParser().parseFromString(text, 'text/html');
  const code = root.getAttribute(codeAttribute);
  if (code === null || code !== document.documentElement.getAttribute(codeAttribute)) {
    throw new Error(`${address} is ${code === null ? 'no page of this site' : 'of another deployment'}.`);
  }
  const main = body.querySelector('main');
  if (!main) throw new Error(`${address} has no main part.`);
  return { title, head: [...head.querySelectorAll(changingHead)], main };
}

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
