import { followableRoute } from '@/lib/browser/links/follow-link';
import { focusOn } from '@/lib/browser/menus/focus';
import { addressOfFile, loadPage, mayPrefetch, prefetchFile } from '@/lib/browser/navigation/load-page';
import { decodePercent } from '@/lib/tools/escape';
import {
  claimEntry,
  enterPage,
  isOverlayEntry,
  keepPosition,
  leaveOverlayEntry,
  placeAtStart,
  placeOfEntry,
  positionOf,
  storePositions,
} from './history-entries';
import { showProgress } from './progress';
import { loadStyles, showPage, withTransition } from './show-page';
import { hasUnsentEntries } from './unsent-entries';

const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/** Where a navigation leads, and how it changes the history. */
interface Destination {
  readonly route: string;
  readonly hash: string;
  /** Makes the entry of a followed link; a step through the history has one. */
  readonly enter: () => void;
  /** Loads the page whole. */
  readonly leave: () => void;
  /** Reverts the address after a step through the history whose page cannot be loaded. */
  readonly stay: () => void;
  /** Where the page was scrolled to when it was left. */
  readonly top?: number | undefined;
}

/**
 * Follows links within the language without a load: fetches the next page's file while the page stays, and replaces its
 * main part. Any failure ends in a load of the whole page. Steps through the history work the same way. One listener on
 * the document serves all links, those of article HTML and of later pages included.
 *
 * `history.scrollRestoration` is `manual` only after the first swap, or on an entry that was left before: until then
 * the browser scrolls.
 *
 * @param pageFile name of the file beside a page; empty where whole pages are fetched
 * @returns a function that stops it
 */
export function startNavigation(pageFile: string): () => void {
  const listening = new AbortController();
  let turn: AbortController | undefined;
  /** Path of the page that is shown; during a step through the history the address is ahead of it. */
  let shownPath = loadedPath();
  let shownPlace = placeAtStart();

  const go = async ({ route, hash, enter, leave, stay, top: topBefore }: Destination): Promise<void> => {
    turn?.abort();
    const own = new AbortController();
    turn = own;
    const endProgress = showProgress();
    try {
      const page = await loadPage(route, pageFile, own.signal);
      await loadStyles(page);
      if (own.signal.aborted) return;
      await withTransition(() => {
        if (own.signal.aborted) return;
        keepPosition(shownPlace, window.scrollY);
        history.scrollRestoration = 'manual';
        showPage(page, enter);
        shownPath = location.pathname;
        shownPlace = placeOfEntry() ?? shownPlace;
        if (topBefore === undefined) arriveAt(hash);
        else returnTo(topBefore);
      });
    } catch (error) {
      if (own.signal.aborted) return;
      console.error(error);
      // Offline, a load would end on the browser's error page, and this page would be lost, unless a worker answers.
      if (navigator.onLine || navigator.serviceWorker?.controller) leave();
      else stay();
    } finally {
      endProgress();
    }
  };

  const onClick = (event: MouseEvent) => {
    keepPosition(shownPlace, window.scrollY);
    const address = followableRoute(event, location);
    // With unsent entries the browser loads the page, and asks the visitor first.
    if (address === undefined || hasUnsentEntries()) return;
    event.preventDefault();
    const { pathname, hash } = new URL(address, location.href);
    void go({
      route: pathname,
      hash,
      enter: () => enterPage(address),
      leave: () => (isOverlayEntry() ? location.replace(address) : location.assign(address)),
      // The link's menu has closed, and left its entry to the page.
      stay: leaveOverlayEntry,
    });
  };

  const onPopState = () => {
    turn?.abort();
    // Forward to a menu that was closed before: nothing to show.
    if (isOverlayEntry()) return leaveOverlayEntry();
    // An entry made by the browser for an anchor link.
    const known = placeOfEntry();
    const place = known ?? claimEntry(shownPlace + 1);
    const before = positionOf(place);
    if (location.pathname === shownPath) {
      // Another anchor of the page, or an overlay that was closed. For a new anchor the page may be scrolling already.
      if (known !== undefined) keepPosition(shownPlace, window.scrollY);
      if (before !== undefined && history.scrollRestoration === 'manual') scrollToTop(before);
      shownPlace = place;
      return;
    }
    const { href, pathname, hash } = location;
    const stay = () => history.go(shownPlace - place);
    if (hasUnsentEntries()) {
      // The step is reverted and the page loaded as by a link, so that the browser asks the visitor.
      window.addEventListener('popstate', () => location.assign(href), { once: true });
      stay();
      return;
    }
    void go({
      route: pathname,
      hash,
      enter: () => {},
      leave: () => location.reload(),
      stay,
      top: before ?? (hash ? undefined : 0),
    });
  };

  /**
   * Restores the scroll position of a document that was loaded for an earlier entry, or comes from the back/forward
   * cache.
   */
  const settlePosition = () => {
    const before = positionOf(shownPlace);
    if (before === undefined) return;
    history.scrollRestoration = 'manual';
    scrollToTop(before);
  };

  const onIntent = (event: Event) => {
    const route = followableRoute(event, location)?.split(/[?#]/)[0];
    if (route === undefined || route === location.pathname || !mayPrefetch(navigator)) return;
    prefetchFile(addressOfFile(route, pageFile));
  };

  const listen = (target: EventTarget, names: readonly string[], listener: (event: never) => void) => {
    for (const name of names) {
      target.addEventListener(name, listener as EventListener, { passive: true, signal: listening.signal });
    }
  };
  document.addEventListener('click', onClick, { signal: listening.signal });
  listen(document, intents, onIntent);
  listen(window, ['popstate'], onPopState);
  listen(window, ['pagehide'], () => {
    keepPosition(shownPlace, window.scrollY);
    storePositions();
    // If the next document does not load this script, the browser restores its position.
    history.scrollRestoration = 'auto';
  });
  listen(window, ['pageshow'], settlePosition);
  // The visitor has gone back before this script ran.
  if (location.pathname !== shownPath) onPopState();
  else settlePosition();
  const pointed = document.querySelector('a[href]:is(:hover,:focus)');
  pointed?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  return () => {
    turn?.abort();
    listening.abort();
  };
}

/** Path of the page that the document was loaded for. */
function loadedPath(): string {
  const [entry] = performance.getEntriesByType('navigation');
  return entry ? new URL(entry.name).pathname : location.pathname;
}

let secondTry = 0;

/**
 * Goes to a page's anchor, or to its top. The focus moves there too, so that keyboard and screen reader users continue
 * from there.
 */
export function arriveAt(hash: string): void {
  const named = hash.length > 1 ? document.getElementById(decodePercent(hash.slice(1))) : null;
  // Without the smooth scrolling of anchor links. The style sheet keeps the target clear of the bars.
  cancelAnimationFrame(secondTry);
  if (named) named.scrollIntoView({ behavior: 'instant' });
  else scrollToTop(0);
  focusOn(named ?? beginning());
}

/** Restores a visitor's scroll position. */
export function returnTo(top: number): void {
  scrollToTop(top);
  focusOn(beginning());
}

function scrollToTop(top: number): void {
  const scroll = () => window.scrollTo({ top, behavior: 'instant' });
  scroll();
  // A smooth scroll to an anchor that is under way may continue for one frame.
  cancelAnimationFrame(secondTry);
  secondTry = requestAnimationFrame(scroll);
}

const beginning = (): HTMLElement | null => document.querySelector('main h1') ?? document.querySelector('main');
