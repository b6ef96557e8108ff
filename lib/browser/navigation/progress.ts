import { isPlainClick } from '@/lib/browser/links/follow-link';

/** A quicker navigation shows no bar (ROUTE-07). */
const delayMilliseconds = 200;

/**
 * Shows the progress bar if the operation takes longer than a moment. The style sheet animates it.
 *
 * @returns a function to call when the operation has ended
 */
export function showProgress(): () => void {
  const bar = document.createElement('div');
  bar.className = 'progress-bar';
  bar.ariaHidden = 'true';
  const timer = window.setTimeout(() => document.body.append(bar), delayMilliseconds);
  return () => {
    window.clearTimeout(timer);
    bar.remove();
  };
}

/** A page that takes longer may never load: the bar must not stay for ever. */
const atMostMilliseconds = 20_000;

/**
 * Shows the progress bar while the browser itself loads the next page, as for links to other locales (ROUTE-06). It
 * ends with the page, or where the load fails or is stopped.
 *
 * @returns a function that stops it
 */
export function startLeavingProgress(): () => void {
  let timer: number | undefined;
  let endProgress = () => {};

  const end = () => {
    window.clearTimeout(timer);
    endProgress();
  };
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || !isPlainClick(event) || !leavesForPage(event.target)) return;
    end();
    endProgress = showProgress();
    timer = window.setTimeout(end, atMostMilliseconds);
  };
  const { navigation } = window as { navigation?: EventTarget };

  // After the document's listener, which prevents the default of links that it follows.
  window.addEventListener('click', onClick);
  // A page from the back/forward cache is as it was left.
  window.addEventListener('pageshow', end);
  navigation?.addEventListener('navigateerror', end);
  return () => {
    end();
    window.removeEventListener('click', onClick);
    window.removeEventListener('pageshow', end);
    navigation?.removeEventListener('navigateerror', end);
  };
}

/** Whether a click is on a link that loads another page of this site. */
function leavesForPage(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || (link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return false;
  const here = window.location;
  const isPlaceOnThisPage = link.pathname === here.pathname && link.search === here.search && link.href.includes('#');
  return link.origin === here.origin && /(?:\/|\.html)$/.test(link.pathname) && !isPlaceOnThisPage;
}
