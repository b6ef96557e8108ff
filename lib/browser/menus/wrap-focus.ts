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
