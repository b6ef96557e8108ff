import { textFields } from '../menus/focus';

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
