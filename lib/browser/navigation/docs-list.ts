import { fetchInTime } from '../loading/fetch-in-time';
import { pageChangedEvent } from '../loading/page-changed';
import { markCurrentLinks } from './current-links';
import { listAttribute, restAttribute } from './page-file';

let asked: Promise<void> | undefined;

/**
 * Puts the rest of the closed categories into the list of docs, and into its copy in the site menu. A page has only their
 * first links (`lib/docs/closed-categories.ts`). A failure is logged; the next call tries again.
 */
export function completeDocsList(): Promise<void> {
  const list = document.querySelector(`[${listAttribute}]`);
  if (!list) return Promise.resolve();
  asked ??= complete(list)
    .catch(console.error)
    .finally(() => {
      asked = undefined;
    });
  return asked;
}

async function complete(list: Element): Promise<void> {
  const address = list.getAttribute(listAttribute) ?? '';
  const text = await fetchInTime(address, (response) => response.text());
  const { body } = new DOMParser().parseFromString(text, 'text/html');
  // A navigation to another version of the docs has taken the list away.
  if (!list.isConnected) return;
  const incomplete = [...document.querySelectorAll(`details[${restAttribute}]`)];
  const pairs = incomplete.map((category) => {
    const number = category.getAttribute(restAttribute);
    const whole = body.querySelector(`[${restAttribute}="${number}"]`);
    if (!whole) throw new Error(`${address} has no category ${number}.`);
    return [category, whole.cloneNode(true) as Element] as const;
  });
  for (const [category, whole] of pairs) fill(category, whole);
  list.removeAttribute(listAttribute);
  if (!list.querySelector('[aria-current]')) markCurrentLinks();
}

/** The label stays in place: it may have the focus, and a translator may have changed it. */
function fill(category: Element, whole: Element): void {
  const label = category.querySelector('summary');
  const isFocused = category.contains(document.activeElement) && label !== document.activeElement;
  whole.querySelector('summary')?.remove();
  for (const part of whole.querySelectorAll(`[${restAttribute}]`)) part.removeAttribute(restAttribute);
  for (const old of [...category.childNodes]) if (old !== label) old.remove();
  category.append(...whole.childNodes);
  category.removeAttribute(restAttribute);
  if (isFocused) category.querySelector('a')?.focus({ preventScroll: true });
}

/**
 * Completes the list of docs when somebody turns to a closed category or to the menu that has a copy of it, and where it
 * lacks the page that is shown. A failure is logged, and the next time it is tried again.
 *
 * @param load imports `completeDocsList`
 * @returns a function that stops it
 */
export function startDocsList(load: () => Promise<{ completeDocsList: () => Promise<void> }>): () => void {
  const events = ['pointerover', 'focusin', 'toggle'] as const;
  const complete = () => {
    if (document.querySelector(`[${listAttribute}]`)) load().then((list) => list.completeDocsList(), console.error);
  };
  const onSign = ({ target }: Event) => {
    if (target instanceof Element && target.closest(`.site-menu-list,details[${restAttribute}]`)) complete();
  };
  const onPage = () => {
    if (!document.querySelector('.sidebar [aria-current]')) complete();
  };
  for (const name of events) document.addEventListener(name, onSign, true);
  document.addEventListener(pageChangedEvent, onPage);
  if (document.querySelector(`details[${restAttribute}]:is(:hover,[open])`)) complete();
  else onPage();
  return () => {
    for (const name of events) document.removeEventListener(name, onSign, true);
    document.removeEventListener(pageChangedEvent, onPage);
  };
}
