/** Puts a text into an input that a component controls, as if it were typed. */
export function typeInto(input: HTMLInputElement, text: string): void {
  // React, where it renders, overrides the property on the element to know what it has set itself.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Hands what was typed into the dialog's first input over to the modal's: text, selection and focus at once, so that no key
 * is lost between. While an input method composes, nothing moves; the modal stays hidden until the word is done.
 *
 * @param modal what holds the input, hidden until then
 * @returns a function that gives up waiting
 */
export function takeOverTyping(dialog: HTMLDialogElement, modal: HTMLElement, input: HTMLInputElement): () => void {
  const shell = dialog.querySelector('.search-shell');
  const from = shell?.querySelector('input');
  if (!shell || !from) {
    // It has been handed over already, to a modal that has crashed.
    modal.hidden = false;
    return () => undefined;
  }
  let timer: number | undefined;
  let isGivenUp = false;
  const take = () => {
    const { value, selectionStart, selectionEnd } = from;
    modal.hidden = false;
    typeInto(input, value);
    input.focus({ preventScroll: true });
    input.setSelectionRange(selectionStart, selectionEnd);
    shell.remove();
  };
  const afterComposition = () => {
    // The last `input` event comes after the composition's end.
    timer = window.setTimeout(take);
  };
  if ('composing' in dialog.dataset) dialog.addEventListener('compositionend', afterComposition, { once: true });
  // Not while a component is committed, which would take back what is typed into its input, and the caret with it.
  else queueMicrotask(() => !isGivenUp && take());
  return () => {
    isGivenUp = true;
    window.clearTimeout(timer);
    dialog.removeEventListener('compositionend', afterComposition);
  };
}
