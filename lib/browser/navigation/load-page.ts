import { changingHead, codeAttribute, fileEnd, sharedAttribute } from './page-file';
import { endOfPrefetch } from './prefetch-page';

/** A page that has not come by now is loaded whole. */
const patienceMilliseconds = 15_000;

/** A page that has come and can take the place of the one that is shown. */
export interface LoadedPage {
  readonly title: string;
  /** Elements that take the place of those of `changingHead`. */
  readonly head: readonly Element[];
  readonly main: HTMLElement;
}

/** Where a page's file is. @param pageFile its name; empty where pages are fetched whole, as in the live preview */
export function addressOfFile(route: string, pageFile: string): string {
  // The list of docs is on all their pages, and in no file: who comes from elsewhere needs the whole page.
  const isComplete = !/^\/[^/]+\/docs\//.test(route) || document.querySelector(`[${sharedAttribute}]`) !== null;
  return isComplete ? route + pageFile : route;
}

/**
 * Fetches a page without its frame.
 *
 * @param route path of the page
 * @throws where it does not come, is cut off, is no page of this site, or is one for other scripts and styles than this tab has
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
    // A browser that loads the page goes where it leads, address and all.
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
