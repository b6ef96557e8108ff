import { normalizePath, splitLocale } from '@/lib/routing/resolve-request';

/**
 * The address, with query and hash, to which an event on a link navigates without a load; `undefined` where the browser
 * should handle it: another site or locale, a file, a new tab, a download, an anchor on the same page, or no link. A
 * path that ends in `.html` or lacks its slash is normalised (LOC-06).
 */
export function followableRoute(
  event: Event,
  here: Pick<Location, 'origin' | 'pathname' | 'search'>,
): string | undefined {
  if (event.defaultPrevented || !(event.target instanceof Element)) return undefined;
  if (event instanceof MouseEvent && event.type === 'click' && !isPlainClick(event)) return undefined;
  const link = event.target.closest<HTMLAnchorElement>('a[href]');
  if (!link || (link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return undefined;
  const url = parse(link.href, here.origin + here.pathname);
  if (url?.origin !== here.origin) return undefined;
  const path = normalizePath(url.pathname);
  if (path === undefined || !path.endsWith('/')) return undefined;
  const locale = splitLocale(path).locale;
  if (locale === undefined || locale !== splitLocale(here.pathname).locale) return undefined;
  // "#" alone is the top of this page.
  const isPlaceOnThisPage =
    path === normalizePath(here.pathname) && url.search === here.search && link.href.includes('#');
  if (isPlaceOnThisPage) return undefined;
  return encodeURI(path).replaceAll('?', '%3F').replaceAll('#', '%23') + url.search + url.hash;
}

function parse(href: string, base: string): URL | undefined {
  try {
    return new URL(href, base);
  } catch {
    return undefined;
  }
}

/** Whether a click opens the link here: no new tab, window or download. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** Follows an address as a click on a link does: on the client within the locale, by a load elsewhere (SEARCH-03). */
export function followAddress(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}

export function openTab(address: string): void {
  window.open(address, '_blank', 'noopener');
}

/** Without a size, browsers open a tab. */
export function openWindow(address: string): void {
  window.open(address, '_blank', `noopener,width=${window.outerWidth},height=${window.outerHeight}`);
}
