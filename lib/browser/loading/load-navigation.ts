import { showProgress } from '@/lib/browser/navigation/progress';
import { isPlainClick } from '../links/followable-route';
import { loadScript } from './load-script';

/** Sent on the document when links are followed by the site's own script. */
export const navigationReadyEvent = 'site:navigation-ready';

const anyLink = 'a[href]:not([target],[download])';

/** Links within the site, as pages write them. Which of them need no load is known to the script that follows them. */
export const siteLink = 'a[href^="/"]:not([target],[download])';

/**
 * Keeps the last link that was followed before the script is there which follows links, and has it follow it then. Where the
 * script does not come, the browser follows it.
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
  // After the search, which takes the click on its own link.
  document.addEventListener('click', onClick, true);
  document.addEventListener(navigationReadyEvent, end, { once: true });
  return load;
}

/** Whatever else listens to the link has heard the press already, and the link may be gone. */
function followCopy(link: HTMLAnchorElement): void {
  const copy = link.cloneNode() as HTMLAnchorElement;
  copy.hidden = true;
  document.body.append(copy);
  copy.click();
  copy.remove();
}
