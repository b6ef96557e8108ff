import { textFields } from '@/lib/browser/menus/focus';
import { searchSlashSlot } from '@/lib/browser/settings/storage-slot';
import { openSearchDialog, openSearchDialogOf } from './search-dialog';

/**
 * Opens the search: by a plain click on its link, by Ctrl or Command with K, by the slash outside text fields unless it
 * is disabled, and by Ctrl or Command with F while the link has the focus; a second one is left to the browser
 * (SEARCH-01). @returns a function that stops it
 */
export function startSearchShortcuts(): () => void {
  const linkOf = () => document.querySelector<HTMLAnchorElement>('a.search-link');
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a.search-link');
    if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openSearchDialog(link);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const link = linkOf();
    if (!link || event.altKey || event.isComposing || event.defaultPrevented) return;
    const dialog = openSearchDialogOf(document);
    if (event.ctrlKey || event.metaKey) {
      if (event.shiftKey) return;
      if (isLetter(event, 'k')) {
        event.preventDefault();
        if (dialog) dialog.close();
        else openSearchDialog(link);
      } else if (isLetter(event, 'f') && document.activeElement === link) {
        event.preventDefault();
        openSearchDialog(link);
      }
      return;
    }
    if (event.key !== '/' || dialog || isTyped(event.composedPath()[0])) return;
    if (searchSlashSlot.get() === 'off') return;
    event.preventDefault();
    openSearchDialog(link);
  };
  // Before the listener that follows links.
  document.addEventListener('click', onClick, true);
  document.addEventListener('keydown', onKeyDown);
  return () => {
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('keydown', onKeyDown);
  };
}

/**
 * Whether a key was typed into the element. A dialog that has just closed keeps the focus until the next paint, without
 * receiving text.
 */
function isTyped(target: EventTarget | undefined): boolean {
  return target instanceof Element && target.closest(textFields) !== null && !target.closest('dialog:not([open])');
}

/** In Cyrillic or Arabic layouts, the key with the letter in a Latin layout counts. */
function isLetter(event: KeyboardEvent, letter: string): boolean {
  return event.key.toLowerCase() === letter || (event.key > '~' && event.code === `Key${letter.toUpperCase()}`);
}
