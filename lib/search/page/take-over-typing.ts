/** Sets the text of an input that a component controls, as if it were typed. */
export function typeInto(input: HTMLInputElement, text: string): void {
  // Where React renders, it overrides the property on the element to track its own changes.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Moves the typed text from the dialog's first input to the modal's: text, selection and focus at once, so that no key
 * is lost. During a composition nothing moves; the modal stays hidden until the word is complete.
 *
 * @param modal contains the input, hidden until then
 * @returns a function that stops waiting
 */
export function takeOverTyping(dialog: HTMLDialogElement, modal: HTMLElement, input: HTMLInputElement): () => void {
  const shell = dialog.querySelector('.search-shell');
  const from = shell?.querySelector('input');
  if (!shell || !from) {
    // Already moved, to a modal that has crashed.
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
    // The last `input` event follows the end of the composition.
    timer = window.setTimeout(take);
  };
  if ('composing' in dialog.dataset) dialog.addEventListener('compositionend', afterComposition, { once: true });
  // Not during a commit, in which the component would reset the text and the caret.
  else queueMicrotask(() => !isGivenUp && take());
  return () => {
    isGivenUp = true;
    window.clearTimeout(timer);
    dialog.removeEventListener('compositionend', afterComposition);
  };
}
