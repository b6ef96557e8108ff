/** What a visitor types into; keys without a modifier belong to it. */
export const textFields = 'input,textarea,select,[contenteditable]:not([contenteditable="false"]),[role="textbox"]';

/** Gives the focus to an element, whether or not it takes it by itself; nothing moves. */
export function focusOn(element: HTMLElement | null | undefined): void {
  if (!element) return;
  if (!element.matches('a[href],button,input,select,textarea,summary,[tabindex]')) {
    element.tabIndex = -1;
    // A ring says that something can be pressed.
    element.style.outline = 'none';
  }
  element.focus({ preventScroll: true });
}

/**
 * Leads the focus out of a part of the page that is about to go or to hide. It would be lost with it: who uses a keyboard
 * would begin at the page's top again.
 */
export function leadFocusOut(part: Element | null | undefined, to: HTMLElement | null | undefined): void {
  if (part?.contains(document.activeElement)) focusOn(to);
}

/** Keeps the focus in a dialog: from the last stop Tab leads to the first, and back. @returns a function that stops it */
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
  // Before anything inside sees the key.
  dialog.addEventListener('keydown', onKeyDown, true);
  return () => dialog.removeEventListener('keydown', onKeyDown, true);
}
