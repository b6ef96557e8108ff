import { searchSlashSlot } from '../settings/storage-slot';
import { textFields } from './focus';

/** The words of the list, in one language. */
export interface ShortcutWords {
  readonly title: string;
  readonly search: string;
  readonly bilingual: string;
  readonly close: string;
}

/**
 * Shows the list of keys at a question mark that is no text. Who has switched the slash off wants no keys that are single
 * characters (WCAG 2.1.4).
 *
 * @param load imports the list
 * @returns a function that stops it
 */
export function startShortcutList(load: () => Promise<{ show: () => void }>): () => void {
  const onKeyDown = ({ key, target, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent) => {
    if (key !== '?' || ctrlKey || metaKey || altKey || isComposing || searchSlashSlot.get() === 'off') return;
    if (target instanceof Element && target.closest(`dialog,${textFields}`)) return;
    load().then(
      ({ show }) => show(),
      () => {},
    );
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}

/** Shows the keys in a dialog, which Escape, its button and a press beside it close. */
export function showShortcutList({ title, search, bilingual, close }: ShortcutWords): void {
  const isMac = /Mac|iP(?:hone|ad)/.test(navigator.userAgent);
  const dialog = document.createElement('dialog');
  dialog.className = 'shortcut-list';
  dialog.setAttribute('aria-label', title);
  const heading = document.createElement('h2');
  heading.textContent = title;
  const list = document.createElement('dl');
  for (const [what, chords] of [
    [search, [['/'], [isMac ? '⌘' : 'Ctrl', 'K']]],
    [bilingual, [[isMac ? '⌥' : 'Alt', 'A']]],
    [title, [['?']]],
  ] as const) {
    const row = document.createElement('div');
    row.append(Object.assign(document.createElement('dt'), { textContent: what }), keysOf(chords));
    list.append(row);
  }
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'button',
    textContent: close,
  });
  dialog.append(heading, list, button);
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || target === button) dialog.close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

function keysOf(chords: readonly (readonly string[])[]): HTMLElement {
  const place = document.createElement('dd');
  for (const keys of chords) {
    const chord = Object.assign(document.createElement('span'), { className: 'chord', dir: 'ltr' });
    for (const key of keys) chord.append(Object.assign(document.createElement('kbd'), { textContent: key }));
    place.append(chord);
  }
  return place;
}
