/** Puts a text into an input that React controls, as if it were typed. */
export function typeInto(input: HTMLInputElement, text: string): void {
  // React overrides the property on the element to know what it has set itself.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Hands what was typed into the dialog's first input over to the modal's: text, selection and focus at once, so that no key
 * is lost between. While an input method composes, nothing moves; the modal stays hidden until the word is done.
 *
 * @returns a function that gives up waiting
 */
export function takeOverTyping(dialog: HTMLDialogElement, host: HTMLElement, input: HTMLInputElement): () => void {
  const shell = dialog.querySelector('.search-shell');
  const from = shell?.querySelector('input');
  if (!shell || !from) return () => undefined;
  let timer: number | undefined;
  const take = () => {
    const { value, selectionStart, selectionEnd } = from;
    host.hidden = false;
    typeInto(input, value);
    input.focus({ preventScroll: true });
    input.setSelectionRange(selectionStart, selectionEnd);
    shell.remove();
  };
  const afterComposition = () => {
    // The last `input` event comes after the composition's end.
    timer = window.setTimeout(take);
  };
  if ('composing' in dialog.dataset) {
    host.hidden = true;
    dialog.addEventListener('compositionend', afterComposition, { once: true });
  } else take();
  return () => {
    window.clearTimeout(timer);
    dialog.removeEventListener('compositionend', afterComposition);
  };
}
