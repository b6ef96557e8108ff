/**
 * Offers to enlarge a picture while it is shown smaller than it is: puts a button around it, which opens a dialog with the
 * picture as large as it is, or as the window allows.
 */
export function start(root: HTMLElement): (() => void) | undefined {
  const { enlarge = '', close = '', words } = root.dataset;
  const pictures = [...root.querySelectorAll<HTMLElement>(':scope > :is(picture, img)')];
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'picture-enlarge';
  button.setAttribute('aria-label', enlarge);
  if (words) button.lang = words;

  const shownPicture = () => pictures.find((picture) => picture.getClientRects().length > 0);
  const offer = () => {
    const shown = shownPicture();
    const img = shown && imageOf(shown);
    // The attribute, because the picture may not have been loaded.
    const isSmaller = img !== undefined && img.clientWidth < Number(img.getAttribute('width'));
    if (isSmaller === button.isConnected) return;
    const hadFocus = document.activeElement === button;
    root.prepend(...(isSmaller ? [button] : pictures));
    if (isSmaller) button.append(...pictures);
    else button.remove();
    if (hadFocus) root.focus();
  };

  const open = () => {
    const shown = shownPicture();
    if (!shown) return;
    const dialog = document.createElement('dialog');
    dialog.className = 'picture-dialog';
    dialog.setAttribute('aria-label', imageOf(shown)?.alt ?? '');
    const form = document.createElement('form');
    form.method = 'dialog';
    const closer = document.createElement('button');
    closer.textContent = close;
    if (words) closer.lang = words;
    form.append(closer);
    const view = document.createElement('div');
    view.className = 'picture-view';
    // What scrolls must be reachable by keyboard (WCAG 2.1.1).
    view.tabIndex = 0;
    const copy = shown.cloneNode(true) as HTMLElement;
    imageOf(copy)?.removeAttribute('loading');
    view.append(copy);
    dialog.append(form, view);
    // Beside the picture, the dialog itself is what lies around it.
    dialog.addEventListener('click', (event) => {
      if (event.target === dialog) dialog.close();
    });
    dialog.addEventListener('close', () => {
      dialog.remove();
      button.focus();
    });
    root.append(dialog);
    dialog.showModal();
  };

  const observer = new ResizeObserver(offer);
  observer.observe(root);
  button.addEventListener('click', open);
  offer();
  return () => {
    observer.disconnect();
    button.removeEventListener('click', open);
  };
}

function imageOf(picture: HTMLElement): HTMLImageElement | undefined {
  return picture instanceof HTMLImageElement ? picture : (picture.querySelector('img') ?? undefined);
}
