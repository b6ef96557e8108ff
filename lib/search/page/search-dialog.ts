/**
 * The search's dialog. The early script creates it on request: an input that responds at once, and keeps the typed text
 * until the modal takes over (`takeOverTyping`).
 */

/** Dispatched on the document when the dialog has opened. */
export const searchOpenedEvent = 'site:search-opened';

/**
 * Maximum length of a query (SEARCH-08). Repeated here, because the early script is small and does not import the port.
 */
const maxLength = 64;

export const openSearchDialogOf = (root: ParentNode): HTMLDialogElement | null =>
  root.querySelector<HTMLDialogElement>('dialog.search-dialog[open]');

/**
 * Whether a key belongs to an input method. Safari reports the Enter that ends a composition by the key code 229 alone,
 * and not every input method sets `isComposing` on each key.
 */
const isComposing = (event: KeyboardEvent, dialog: HTMLDialogElement): boolean =>
  event.isComposing || event.keyCode === 229 || 'composing' in dialog.dataset;

/**
 * Opens the dialog with a focused input. Escape, a click outside and the cancel button close it; the focus then returns
 * to where it was, or to the link.
 *
 * @param link leads to the search page and has the texts: placeholder and name, and the cancel button's label
 */
export function openSearchDialog(link: HTMLAnchorElement): void {
  if (openSearchDialogOf(document)) return;
  // Browsers report the closing with the next frame; whatever belongs to the last dialog has to end before.
  document.querySelector('dialog.search-dialog')?.dispatchEvent(new Event('close'));
  const dialog = document.createElement('dialog');
  dialog.className = 'search-dialog';
  dialog.innerHTML =
    '<form class="search-shell" role="search"><input type="search" name="q" autocomplete="off" enterkeyhint="search"><button></button><button type="button"></button></form>';
  const [form, input, submit, cancel] = dialog.querySelectorAll<HTMLElement>('form,input,button') as unknown as [
    HTMLFormElement,
    HTMLInputElement,
    HTMLButtonElement,
    HTMLButtonElement,
  ];
  const { placeholder = '', cancel: cancelText = '' } = link.dataset;
  // While the modal is loading, Enter leads to the results page.
  form.action = link.href;
  input.maxLength = maxLength;
  input.placeholder = placeholder;
  dialog.ariaLabel = placeholder;
  input.ariaLabel = placeholder;
  // Shown by the stylesheet where the modal does not load.
  submit.textContent = link.textContent;
  cancel.textContent = cancelText;
  cancel.onclick = () => dialog.close();

  const onClose = () => {
    dialog.remove();
    // The browser restores the focus, if its element is still visible.
    if (!document.querySelector(':focus')) link.focus({ preventScroll: true });
  };
  dialog.addEventListener('close', onClose, { once: true });
  dialog.addEventListener('compositionstart', () => {
    // On Android every word is composed, without candidates, and Enter is a plain Enter.
    if (!/Android/.test(navigator.userAgent)) dialog.dataset.composing = '';
  });
  dialog.addEventListener('compositionend', () => {
    delete dialog.dataset.composing;
  });
  // A press that started inside, as when selecting text, does not close.
  let pressedOutside = false;
  dialog.addEventListener('pointerdown', (event) => {
    pressedOutside = event.target === dialog;
  });
  dialog.addEventListener('click', (event) => {
    if (pressedOutside && event.target === dialog) dialog.close();
  });
  // In the capture phase, before anything inside handles the key.
  dialog.addEventListener('keydown', (event) => onKey(event, dialog), true);

  document.body.append(dialog);
  dialog.showModal();
  input.focus();
  document.dispatchEvent(new Event(searchOpenedEvent));
}

function onKey(event: KeyboardEvent, dialog: HTMLDialogElement): void {
  if (isComposing(event, dialog)) {
    event.stopPropagation();
    if (event.key === 'Enter' || event.key === 'Escape') event.preventDefault();
  } else if (event.key === 'Escape') {
    event.preventDefault();
    event.stopPropagation();
    dialog.close();
  }
}
