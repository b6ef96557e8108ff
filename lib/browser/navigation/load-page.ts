import { changingHead, codeAttribute, fileEnd, sharedAttribute } from './page-file';
import { endOfPrefetch } from './prefetch-page';

/** A page that takes longer is loaded whole. */
const patienceMilliseconds = 15_000;

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
