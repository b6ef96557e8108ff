/** @jest-environment jsdom */

import { searchSlashSlot } from '@/lib/browser/settings/storage-slot';
import { startSearchShortcuts } from './search-shortcuts';

let stop: () => void;
const dialog = () => document.querySelector<HTMLDialogElement>('dialog[open]');
const input = () => dialog()?.querySelector('input');

function press(init: KeyboardEventInit, target: Element = document.activeElement ?? document.body): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, composed: true, ...init });
  target.dispatchEvent(event);
  return event;
}

beforeAll(() => {
  let before: Element | null;
  // jsdom has the element, but not its methods.
  HTMLDialogElement.prototype.showModal = function showModal() {
    before = document.activeElement;
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    if (before instanceof HTMLElement) before.focus();
    this.dispatchEvent(new Event('close'));
  };
});

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = `
    <a class="search-link" href="/it/search/" data-placeholder="Cerca" data-cancel="Annulla">Cerca</a>
    <button>Other</button><input id="text"><div contenteditable="true" id="editable"><b>x</b></div>`;
  stop = startSearchShortcuts();
});

afterEach(() => {
  dialog()?.close();
  stop();
});

describe('startSearchShortcuts', () => {
  test.each<[string, KeyboardEventInit]>([
    ['slash', { key: '/' }],
    ['slash of a layout where it needs Shift', { key: '/', shiftKey: true }],
    ['Ctrl+K', { key: 'k', ctrlKey: true }],
    ['Command+K', { key: 'k', metaKey: true }],
    ['Ctrl+K with capitals', { key: 'K', ctrlKey: true }],
    ['Ctrl+K of a Cyrillic layout', { key: 'л', code: 'KeyK', ctrlKey: true }],
  ])('[SEARCH-01] %s opens an input that has the focus', (_, init) => {
    expect(press(init).defaultPrevented).toBe(true);
    expect(input()).toHaveFocus();
    expect(input()).toHaveAttribute('placeholder', 'Cerca');
    expect(input()).toHaveAttribute('maxlength', '64');
  });

  test.each<[string, KeyboardEventInit]>([
    ['slash with Ctrl', { key: '/', ctrlKey: true }],
    ['slash with Alt', { key: '/', altKey: true }],
    ['slash while an input method composes', { key: '/', isComposing: true }],
    ['Ctrl+Shift+K', { key: 'K', ctrlKey: true, shiftKey: true }],
    ['Ctrl+F elsewhere', { key: 'f', ctrlKey: true }],
    ['the key that has K on another layout', { key: 't', code: 'KeyK', ctrlKey: true }],
  ])('[SEARCH-01] %s stays the page’s', (_, init) => {
    expect(press(init).defaultPrevented).toBe(false);
    expect(dialog()).toBeNull();
  });

  test.each(['#text', '#editable b'])(
    '[SEARCH-01] slash stays a character in %s, and Ctrl+K still opens',
    (selector) => {
      const field = document.querySelector(selector) as Element;
      expect(press({ key: '/' }, field).defaultPrevented).toBe(false);
      expect(dialog()).toBeNull();
      press({ key: 'k', ctrlKey: true }, field);
      expect(dialog()).not.toBeNull();
    },
  );

  test('[SEARCH-01] slash can be switched off', () => {
    searchSlashSlot.set('off');
    expect(press({ key: '/' }).defaultPrevented).toBe(false);
    expect(dialog()).toBeNull();
  });

  test('[SEARCH-01] Ctrl+F opens while the link has the focus, and a second one is the browser’s own', () => {
    document.querySelector<HTMLElement>('.search-link')?.focus();
    expect(press({ key: 'f', ctrlKey: true }).defaultPrevented).toBe(true);
    expect(dialog()).not.toBeNull();
    expect(press({ key: 'f', ctrlKey: true }).defaultPrevented).toBe(false);
  });

  test('[SEARCH-01] a plain click opens, and one with a modifier is the link’s', () => {
    const link = document.querySelector('.search-link');
    link?.addEventListener('click', (event) => event.preventDefault());
    link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
    expect(dialog()).toBeNull();
    link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(dialog()).not.toBeNull();
  });

  test('[SEARCH-01] Escape closes, and the focus goes back to where it was', () => {
    document.querySelector('button')?.focus();
    press({ key: '/' });
    press({ key: 'Escape' });
    expect(dialog()).toBeNull();
    expect(document.querySelector('button')).toHaveFocus();
  });

  test.each(['nothing', 'something that has gone'])(
    '[SEARCH-01] with %s focused before, it goes to the link',
    (what) => {
      const button = document.querySelector('button');
      if (what !== 'nothing') button?.focus();
      press({ key: '/' });
      button?.remove();
      press({ key: 'Escape' });
      expect(document.querySelector('.search-link')).toHaveFocus();
    },
  );

  test('[SEARCH-01] Ctrl+K closes what it has opened', () => {
    press({ key: 'k', ctrlKey: true });
    press({ key: 'k', ctrlKey: true });
    expect(dialog()).toBeNull();
  });

  test.each(['Escape', 'Enter'])('[SEARCH-01] %s that ends a composition neither closes nor submits', (key) => {
    press({ key: '/' });
    expect(press({ key, isComposing: true }).defaultPrevented).toBe(true);
    // Safari reports it by the key code alone.
    expect(press({ key, keyCode: 229 }).defaultPrevented).toBe(true);
    expect(dialog()).not.toBeNull();
  });

  test('[SEARCH-01] without the modal Enter leads to the page of all results', () => {
    press({ key: '/' });
    const form = dialog()?.querySelector('form');
    expect(form?.action).toBe('http://localhost/it/search/');
    expect(input()?.name).toBe('q');
  });

  test('[SEARCH-01] a slash right after the dialog has closed opens another, though the focus is still in the first', () => {
    press({ key: '/' });
    const closed = dialog();
    const field = input();
    // A browser dispatches `close` and moves the focus asynchronously.
    if (closed) closed.open = false;
    press({ key: '/' }, field ?? document.body);
    expect(dialog()).not.toBeNull();
    expect(dialog()).not.toBe(closed);
  });

  test('[SEARCH-01] once stopped it does nothing', () => {
    stop();
    press({ key: '/' });
    expect(dialog()).toBeNull();
  });
});
