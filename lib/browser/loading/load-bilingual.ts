import { textFields } from '../menus/focus';
import { bilingualSlot } from '../settings/storage-slot';
import { pageChangedEvent } from './page-changed';

/**
 * Whether a key is the product's Alt+A, outside of text fields. By key code, because on a Mac Alt+A types another
 * letter.
 */
export function isBilingualKey(event: KeyboardEvent): boolean {
  if (event.code !== 'KeyA' || !event.altKey || event.metaKey || event.ctrlKey || event.shiftKey) return false;
  const { target } = event;
  const field = target instanceof Element && target.closest<HTMLInputElement>(textFields);
  return !field || field.type === 'radio';
}

/**
 * Whether a key belongs to a demo that handles it itself: pressed inside it, or with the pointer over it and nothing
 * focused.
 */
export function isMeantFor(demo: Element | null, { target }: KeyboardEvent): boolean {
  return (
    demo !== null &&
    target instanceof Node &&
    (target === document.body ? demo.matches(':hover') : demo.contains(target))
  );
}

/** Whether a key toggles the page's bilingual reading. */
export function isBilingualKeyOfPage(event: KeyboardEvent): boolean {
  return isBilingualKey(event) && !isMeantFor(document.querySelector('[data-live-page]'), event);
}

/** Dispatched on the document when the script has started. */
export const bilingualReadyEvent = 'site:bilingual-ready';

/** The second language requested by a link: `?with=ja`. Any text, or none. */
export function languageOfLink(): string | null {
  return new URLSearchParams(window.location.search).get('with');
}

/**
 * Loads the script of bilingual reading when it is first requested, or if it was chosen on an earlier page. Until the
 * script runs, the button stores how it was requested: `key`, `press`, or nothing.
 *
 * @param load loads the script, and calls back if that fails
 */
export function loadBilingualWhenAsked(load: (failed: () => void) => void): void {
  let isLoading = false;
  const ask = (button: HTMLElement | null, asked: string) => {
    if (!button) return;
    button.dataset.asked = asked;
    if (isLoading) return;
    isLoading = true;
    delete button.dataset.failed;
    load(() => {
      isLoading = false;
      button.dataset.failed = '';
    });
  };
  const button = () => document.querySelector<HTMLElement>('[data-bilingual]');
  const look = () => {
    if (bilingualSlot.get()?.startsWith('on') || languageOfLink()) ask(button(), '');
  };
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element) ask(target.closest<HTMLElement>('[data-bilingual]'), 'press');
  });
  document.addEventListener('keydown', (event) => {
    if (isBilingualKeyOfPage(event)) ask(button(), 'key');
  });
  document.addEventListener(pageChangedEvent, look);
  look();
}
