import { textFields } from '../menus/focus';

/** Whether a key is the product's Alt+A, outside of text fields. On a Mac it makes another letter, but is the same key. */
export function isBilingualKey(event: KeyboardEvent): boolean {
  if (event.code !== 'KeyA' || !event.altKey || event.metaKey || event.ctrlKey || event.shiftKey) return false;
  const { target } = event;
  const field = target instanceof Element && target.closest<HTMLInputElement>(textFields);
  return !field || field.type === 'radio';
}

/** Whether a key is meant for a demo that answers it itself: pressed inside it, or over it with the focus nowhere. */
export function isMeantFor(demo: Element | null, { target }: KeyboardEvent): boolean {
  return (
    demo !== null &&
    target instanceof Node &&
    (target === document.body ? demo.matches(':hover') : demo.contains(target))
  );
}

/** Whether a key puts a second language under the page's own. */
export function isBilingualKeyOfPage(event: KeyboardEvent): boolean {
  return isBilingualKey(event) && !isMeantFor(document.querySelector('[data-live-page]'), event);
}
