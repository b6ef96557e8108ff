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
