import { announce } from '@/lib/browser/article/announce';
import { pageChangedEvent } from '@/lib/browser/loading/page-changed';
import type { LoadedPage } from './load-page';
import { changingHead, sharedAttribute } from './page-file';

/** Style sheets that an earlier navigation has asked for, and that are on their way. */
const loading = new Map<string, Promise<void>>();

/**
 * Has the style sheets of a page loaded, beside those of the page that is shown.
 *
 * @throws where one does not load; the document is then as it was
 */
export async function loadStyles(page: LoadedPage): Promise<void> {
  const styles = page.head.filter(isStyle);
  try {
    await Promise.all(styles.map(loadStyle));
  } catch (error) {
    for (const style of styles) if (style.isConnected) style.remove();
    throw error;
  }
}

function loadStyle(style: Element): Promise<void> | undefined {
  const name = nameOfStyle(style) ?? '';
  const present = [...document.head.querySelectorAll(changingHead)].some(
    (element) => isStyle(element) && nameOfStyle(element) === name,
  );
  if (present) return loading.get(name);
  document.head.append(style);
  if (!(style instanceof HTMLLinkElement)) return undefined;
  const loaded = new Promise<void>((resolve, reject) => {
    style.onload = () => resolve();
    style.onerror = () => reject(new Error(`${name} did not load.`));
  });
  const ended = loaded.finally(() => loading.delete(name));
  loading.set(name, ended);
  return ended;
}

const nameOfStyle = (element: Element): string | null =>
  element.matches('link[rel=stylesheet]') ? element.getAttribute('href') : element.getAttribute('data-href');

const isStyle = (element: Element): boolean => element.matches('link[rel=stylesheet],style');

/**
 * Puts a page in the place of the one that is shown: all at once, or not at all.
 *
 * @param enter makes or settles the entry in the history; where it throws nothing has changed
 */
export function showPage(page: LoadedPage, enter: () => void): void {
  const main = document.querySelector('main');
  if (!main) throw new Error('The document has no main part.');
  enter();
  changeHead(page);
  const scrollShared = keepShared(page.main, main);
  main.replaceChildren(...page.main.childNodes);
  // On some pages the skip link leads to a part of it.
  main.id = page.main.id;
  scrollShared();
  closePopovers();
  markCurrentLinks();
  document.dispatchEvent(new Event(pageChangedEvent));
  announce(page.title);
}

/** A menu that was opened before its script was there lies over the page still. */
function closePopovers(): void {
  if (!('popover' in HTMLElement.prototype)) return;
  for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover();
}

function changeHead({ title, head }: LoadedPage): void {
  document.title = title;
  const styles = new Set(head.filter(isStyle).map(nameOfStyle));
  for (const element of document.head.querySelectorAll(changingHead)) {
    if (!isStyle(element) || !styles.has(nameOfStyle(element))) element.remove();
  }
  document.head.append(...head.filter((element) => !isStyle(element)));
}

/**
 * What both pages have stays: what is unfolded in it, and what a translator has made of it.
 *
 * @returns a function that scrolls it to where it was, once it is in the document again
 */
function keepShared(next: HTMLElement, shown: HTMLElement): () => void {
  const kept = [...next.querySelectorAll(`[${sharedAttribute}]`)].flatMap((place) => {
    const element = shown.querySelector(`[${sharedAttribute}="${place.getAttribute(sharedAttribute)}"]`);
    if (!element) return [];
    const { scrollTop } = element;
    place.replaceWith(element);
    return [{ element, scrollTop }];
  });
  return () => {
    for (const { element, scrollTop } of kept) element.scrollTop = scrollTop;
  };
}

/** Quicker than the browser's own, and in nobody's way: what is pressed meanwhile is the new page's. */
const transitionStyles =
  '::view-transition{pointer-events:none}::view-transition-group(*),::view-transition-old(*),::view-transition-new(*){animation-duration:.12s}';
let hasTransitionStyles = false;

/**
 * Makes a change of the document in a transition, where the browser knows transitions and the visitor wants motion.
 *
 * @returns when the change is made
 */
export async function withTransition(change: () => void): Promise<void> {
  if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) return change();
  if (!hasTransitionStyles) {
    hasTransitionStyles = true;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(transitionStyles);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  const transition = document.startViewTransition(change);
  // A transition that is skipped, as in a hidden tab or for a later one, has made its change all the same.
  for (const end of [transition.ready, transition.finished]) end.catch(() => {});
  await transition.updateCallbackDone;
}

/** Marks the links of navbar, menu, footer and list of docs that lead to the page itself, and unfolds the branch of it. */
export function markCurrentLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a.nav-link,.sidebar a')) {
    const isCurrent = link.origin === window.location.origin && link.pathname === window.location.pathname;
    if (isCurrent) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
    let branch = isCurrent ? link.closest('details') : undefined;
    while (branch) {
      branch.open = true;
      branch = branch.parentElement?.closest('details');
    }
  }
}
