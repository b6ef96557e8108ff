/**
 * The dialog of the search, from the moment it is asked for. It is made by the early script: an input that answers at once, and
 * keeps what is typed until the modal takes it over (`takeOverTyping`).
 */

/** Sent on the document when the dialog has opened; what fills it listens. */
export const searchOpenedEvent = 'site:search-opened';

/** More is not looked for (SEARCH-08). The early script is small, and does not import the port for it. */
const maxLength = 64;

export const openSearchDialogOf = (root: ParentNode): HTMLDialogElement | null =>
  root.querySelector<HTMLDialogElement>('dialog.search-dialog[open]');

/**
 * Whether a key belongs to an input method. Safari reports the Enter that ends a composition as the key 229 alone, and not
 * every keyboard that composes says so of each key.
 */
const isComposing = (event: KeyboardEvent, dialog: HTMLDialogElement): boolean =>
  event.isComposing || event.keyCode === 229 || 'composing' in dialog.dataset;

/**
 * Opens the dialog with an input that has the focus. Escape, a click outside and the cancel button close it; focus then
 * goes back to where it was, or to the link.
 *
 * @param link leads to the search page and carries the words: placeholder and name, and the cancel button's text
 */
export function openSearchDialog(link: HTMLAnchorElement): void {
  if (openSearchDialogOf(document)) return;
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
  // With the modal still on its way, Enter leads to the page of all results.
  form.action = link.href;
  input.maxLength = maxLength;
  input.placeholder = placeholder;
  dialog.ariaLabel = placeholder;
  input.ariaLabel = placeholder;
  // The stylesheet shows it where the modal does not come.
  submit.textContent = link.textContent;
  cancel.textContent = cancelText;
  cancel.onclick = () => dialog.close();

  dialog.addEventListener('close', () => {
    dialog.remove();
    // The browser gives the focus back to what had it, where that can still be seen.
    if (!document.querySelector(':focus')) link.focus({ preventScroll: true });
  });
  dialog.addEventListener('compositionstart', () => {
    // On Android every word is composed, with nothing to choose, and Enter is Enter.
    if (!/Android/.test(navigator.userAgent)) dialog.dataset.composing = '';
  });
  dialog.addEventListener('compositionend', () => {
    delete dialog.dataset.composing;
  });
  // A press that began inside, selecting text, does not close.
  let pressedOutside = false;
  dialog.addEventListener('pointerdown', (event) => {
    pressedOutside = event.target === dialog;
  });
  dialog.addEventListener('click', (event) => {
    if (pressedOutside && event.target === dialog) dialog.close();
  });
  // Before anything inside sees the key.
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
