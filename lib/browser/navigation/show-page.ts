import { announce } from '@/lib/browser/article/announce';
import { pageChangedEvent } from '@/lib/browser/loading/page-changed';
import { adoptStyles } from '../loading/adopt-styles';
import { markCurrentLinks } from './current-links';
import type { LoadedPage } from './load-page';
import { changingHead, sharedAttribute } from './page-file';

/** Style sheets that earlier navigations have requested and that are still loading. */
const loading = new Map<string, Promise<void>>();

/**
 * Loads the style sheets of a page, in addition to those of the current one.
 *
 * @throws where one cannot be loaded; the document is then unchanged
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
 * Replaces the current page: all at once, or not at all.
 *
 * @param enter makes or updates the history entry; if it throws, nothing has changed
 */
export function showPage(page: LoadedPage, enter: () => void): void {
  const main = document.querySelector('main');
  if (!main) throw new Error('The document has no main part.');
  enter();
  changeHead(page);
  const scrollShared = keepShared(page.main, main);
  main.replaceChildren(...page.main.childNodes);
  // On some pages the skip link leads to an element inside.
  main.id = page.main.id;
  scrollShared();
  closePopovers();
  markCurrentLinks();
  document.dispatchEvent(new Event(pageChangedEvent));
  announce(page.title);
}

/** A menu that was opened before its script ran would still cover the page. */
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
 * Keeps the elements that both pages share, with their unfolded items and what a translator has changed.
 *
 * @returns a function that restores their scroll positions once they are attached again
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

/**
 * Shorter than the browser's default, and without blocking pointer events: a press during it is meant for the new page.
 */
const transitionStyles =
  '::view-transition{pointer-events:none}::view-transition-group(*),::view-transition-old(*),::view-transition-new(*){animation-duration:.12s}';
let hasTransitionStyles = false;

/**
 * Changes the document in a view transition, where supported and motion is not reduced.
 *
 * @returns a promise that resolves when the change is made
 */
export async function withTransition(change: () => void): Promise<void> {
  if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) return change();
  if (!hasTransitionStyles) {
    hasTransitionStyles = true;
    adoptStyles(transitionStyles);
  }
  const transition = document.startViewTransition(change);
  // A skipped transition, as in a hidden tab or before a later one, has made its change all the same.
  for (const end of [transition.ready, transition.finished]) end.catch(() => {});
  await transition.updateCallbackDone;
}
