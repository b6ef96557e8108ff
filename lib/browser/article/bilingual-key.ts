import { textFields } from '../menus/focus';

/** Whether a key is the product's Alt+A, outside of text fields. On a Mac it makes another letter, but is the same key. */
export function isBilingualKey(event: KeyboardEvent): boolean {
  if (event.code !== 'KeyA' || !event.altKey || event.metaKey || event.ctrlKey || event.shiftKey) return false;
  const { target } = event;
  const field = target instanceof Element && target.closest<HTMLInputElement>(textFields);
  return !field || field.type === 'radio';
}
