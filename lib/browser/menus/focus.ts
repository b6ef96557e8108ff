/** Elements that a visitor types into, and that receive keys without a modifier. */
export const textFields = 'input,textarea,select,[contenteditable]:not([contenteditable="false"]),[role="textbox"]';

/** Focuses an element, focusable or not, without scrolling. */
export function focusOn(element: HTMLElement | null | undefined): void {
  if (!element) return;
  if (!element.matches('a[href],button,input,select,textarea,summary,[tabindex]')) {
    element.tabIndex = -1;
    // A focus ring would suggest that the element can be pressed.
    element.style.outline = 'none';
  }
  element.focus({ preventScroll: true });
}

/**
 * Moves the focus out of a part that is about to be removed or hidden: otherwise it would be lost, and keyboard users
 * would start again at the page's top.
 */
export function leadFocusOut(part: Element | null | undefined, to: HTMLElement | null | undefined): void {
  if (part?.contains(document.activeElement)) focusOn(to);
}

/**
 * Traps the focus in a dialog: Tab from the last element leads to the first, and back. @returns a function that stops
 * it
 */
export function wrapFocus(dialog: HTMLDialogElement): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    event.stopPropagation();
    const stops = [...dialog.querySelectorAll<HTMLElement>('a[href],button,input')].filter(
      (element) => element.tabIndex >= 0 && element.offsetParent,
    );
    const end = stops.at(event.shiftKey ? 0 : -1);
    if (document.activeElement !== end) return;
    event.preventDefault();
    stops.at(event.shiftKey ? -1 : 0)?.focus();
  };
  // In the capture phase, before anything inside handles the key.
  dialog.addEventListener('keydown', onKeyDown, true);
  return () => dialog.removeEventListener('keydown', onKeyDown, true);
}
