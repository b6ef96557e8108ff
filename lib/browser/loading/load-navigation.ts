import { showProgress } from '@/lib/browser/navigation/progress';
import { isPlainClick } from '../links/followable-route';
import { loadScript } from './load-script';

/** Dispatched on the document once the navigation script follows links. */
export const navigationReadyEvent = 'site:navigation-ready';

const anyLink = 'a[href]:not([target],[download])';

/** Links within the site. Which of them need no load is decided by the navigation script. */
export const siteLink = 'a[href^="/"]:not([target],[download])';

/**
 * Stores the last link that was clicked before the navigation script runs, and has the script follow it then. If the
 * script cannot be loaded, the browser follows it.
 *
 * @param address of the script
 * @returns a function that loads it, once
 */
export function navigationLoader(address: string): () => void {
  let isAsked = false;
  let follow: (() => void) | undefined;
  let endProgress = () => {};
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(anyLink) : null;
    if (link?.origin !== location.origin || link.pathname === location.pathname) return;
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    endProgress();
    endProgress = showProgress();
    follow = () => followCopy(link);
    load();
  };
  const end = () => {
    document.removeEventListener('click', onClick, true);
    document.removeEventListener(navigationReadyEvent, end);
    endProgress();
    follow?.();
  };
  const load = () => {
    if (isAsked) return;
    isAsked = true;
    loadScript(address, navigationReadyEvent, end);
  };
  // After the search's listener, which takes clicks on its own link.
  document.addEventListener('click', onClick, true);
  document.addEventListener(navigationReadyEvent, end, { once: true });
  return load;
}

/** A copy, because the link's other listeners have handled the press already, and the link may have been removed. */
function followCopy(link: HTMLAnchorElement): void {
  const copy = link.cloneNode() as HTMLAnchorElement;
  copy.hidden = true;
  document.body.append(copy);
  copy.click();
  copy.remove();
}
