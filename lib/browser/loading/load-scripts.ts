import { showProgress } from '@/lib/browser/navigation/progress';
import { isPlainClick } from '../links/follow-link';
import { islandsReadyEvent } from './early-presses';
import { patienceMilliseconds } from './fetch-in-time';
import { pageChangedEvent } from './page-changed';

/**
 * Events that show a visitor's presence. Scrolling is not one of them: the browser scrolls too, to an anchor or to a
 * restored position, and a visitor who scrolls has pointed, touched, turned a wheel or pressed a key.
 */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const;

/**
 * Loads a page's scripts at the visitor's first interaction; until then the page is complete without them. Where that
 * is with a link, only the navigation script is loaded first.
 *
 * @param loadNavigation loads the script that follows links
 * @param behaviours address of the script of menus, copy buttons and contents
 * @returns a function that loads that script at once
 */
export function loadOnInteraction(loadNavigation: () => void, behaviours: string): () => void {
  const onSign = (event: Event & { altKey?: boolean }) => {
    // An event that opens the search has been handled, and the search loads all it needs.
    if (isNoSign(event) || event.defaultPrevented || isWithin(event, '.search-dialog')) return;
    // Keys with Alt are the page's own, wherever the focus is.
    const isLink = isWithin(event, siteLink) && !event.altKey;
    if (isLink || event.type !== 'keydown') loadNavigation();
    if (isLink) return;
    for (const name of signs) document.removeEventListener(name, onSign);
    loadBehaviours();
  };
  let isAsked = false;
  const loadBehaviours = () => {
    if (isAsked) return;
    isAsked = true;
    add();
  };
  const add = () => {
    const script = document.createElement('script');
    script.src = behaviours;
    script.onerror = () => {
      // Presses are stored meanwhile, so the script may load late after a lost connection.
      window.addEventListener('online', add, { once: true });
      const button = document.querySelector<HTMLElement>('[data-bilingual]');
      if (button) button.dataset.failed = '';
    };
    document.head.append(script);
  };
  for (const name of signs) document.addEventListener(name, onSign, { passive: true });
  return loadBehaviours;
}

/**
 * Not an interaction: the pointer event of distance 0 that a page gets when it appears under a resting pointer; the
 * focus that a navigation sets on the page's heading; and modifier keys alone.
 */
function isNoSign({ type, target, key, movementX, movementY }: Event & Partial<PointerEvent & KeyboardEvent>): boolean {
  if (key === 'Control' || key === 'Meta') return true;
  if (type === 'focusin') return target instanceof HTMLElement && target.tabIndex < 0;
  return type === 'pointermove' && movementX === 0 && movementY === 0;
}

function isWithin({ target }: Event, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

/** Dispatched on the document once the navigation script follows links. */
export const navigationReadyEvent = 'site:navigation-ready';

const anyLink = 'a[href]:not([target],[download])';

/** Links within the site. Which of them need no load is decided by the navigation script. */
const siteLink = 'a[href^="/"]:not([target],[download])';

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

/**
 * Loads the script that starts islands, where a page has any. If it cannot be loaded each island shows an error, and
 * any press in one retries (SHELL-10).
 */
export function loadIslandsWhereNeeded(address: string): void {
  let isLoading = false;
  const tell = (isFailed: boolean) => {
    for (const message of document.querySelectorAll<HTMLElement>('[data-island] .island-failed')) {
      // The retry button hides with its message, and would lose the focus.
      if (message.querySelector(':focus')) {
        const island = message.parentElement as HTMLElement;
        island.tabIndex = -1;
        island.focus();
      }
      message.hidden = !isFailed;
    }
  };
  const look = () => {
    if (isLoading || !document.querySelector('[data-island]')) return;
    isLoading = true;
    tell(false);
    loadScript(address, islandsReadyEvent, () => {
      isLoading = false;
      tell(true);
    });
  };
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('[data-island] button')) look();
  };
  document.addEventListener(pageChangedEvent, look);
  document.addEventListener('click', onClick, true);
  document.addEventListener(
    islandsReadyEvent,
    () => {
      document.removeEventListener(pageChangedEvent, look);
      document.removeEventListener('click', onClick, true);
      tell(false);
    },
    { once: true },
  );
  look();
}

/** Number of failures by script address. */
const failures = new Map<string, number>();

/**
 * Loads a script that dispatches an event when it has started. One that loads without starting, because it was
 * truncated, has failed too.
 *
 * @param readyEvent event that the script dispatches
 * @param failed called once if it does not start in time; it may still arrive, and then runs
 */
export function loadScript(address: string, readyEvent: string, failed: () => void): void {
  const attempt = failures.get(address) ?? 0;
  const script = document.createElement('script');
  const end = () => {
    clearTimeout(timer);
    script.onerror = null;
    script.onload = null;
  };
  const fail = () => {
    end();
    script.remove();
    failures.set(address, attempt + 1);
    failed();
  };
  const timer = setTimeout(fail, patienceMilliseconds);
  document.addEventListener(readyEvent, end, { once: true });
  script.onerror = fail;
  // If the script has started, its event came before.
  script.onload = fail;
  // Under another address, because a browser may cache a failure or a pending request by address.
  script.src = attempt === 0 ? address : `${address}?attempt=${attempt}`;
  document.head.append(script);
}
