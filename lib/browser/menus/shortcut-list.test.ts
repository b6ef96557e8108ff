/** @jest-environment jsdom */
import { searchSlashSlot } from '../settings/storage-slot';
import { loadShortcutListWhenAsked, shortcutListAskedEvent, showShortcutList } from './shortcut-list';

const words = { title: 'Tastenkürzel', search: 'Suchen', bilingual: 'Zweisprachig lesen', close: 'Schließen' };

beforeAll(() => {
  // jsdom has no dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

let stop = () => {};
const load = jest.fn<void, [() => void]>();

beforeEach(() => {
  localStorage.clear();
  load.mockReset();
  document.body.innerHTML = '<p>Text</p><input><dialog open><button>In it</button></dialog>';
  stop = loadShortcutListWhenAsked(load);
});

afterEach(() => stop());

function press(target: Element, init: KeyboardEventInit = {}): void {
  target.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true, ...init }));
}

test('[SHELL-16] a question mark loads the list, and each later one asks for it again', () => {
  const asked = jest.fn();
  document.addEventListener(shortcutListAskedEvent, asked);
  press(document.body);
  press(document.body);
  expect(load).toHaveBeenCalledTimes(1);
  expect(asked).toHaveBeenCalledTimes(1);
  document.removeEventListener(shortcutListAskedEvent, asked);
});

test('[SHELL-16] a list that could not be loaded is loaded again', () => {
  load.mockImplementation((failed) => failed());
  press(document.body);
  press(document.body);
  expect(load).toHaveBeenCalledTimes(2);
});

test.each([
  ['in a text field', 'input', {}],
  ['in a dialog', 'dialog button', {}],
  ['with Ctrl', 'p', { ctrlKey: true }],
  ['of an input method', 'p', { isComposing: true }],
])('[SHELL-16] a question mark %s is another’s', (_, selector, init) => {
  press(document.querySelector(selector) as Element, init);
  expect(load).not.toHaveBeenCalled();
});

test('[SHELL-16] who has switched single keys off is not met by this one', () => {
  searchSlashSlot.set('off');
  press(document.body);
  expect(load).not.toHaveBeenCalled();
});

test('[SHELL-16] the list names each action with its keys, and is gone when it is closed', () => {
  showShortcutList(words);
  const dialog = document.querySelector<HTMLDialogElement>('.shortcut-list');
  expect(dialog?.getAttribute('aria-label')).toBe('Tastenkürzel');
  expect([...(dialog?.querySelectorAll('dl > div') ?? [])].map((row) => row.textContent)).toEqual([
    'Suchen/CtrlK',
    'Zweisprachig lesenAltA',
    'Tastenkürzel?',
  ]);
  dialog?.querySelector('button')?.click();
  expect(document.querySelector('.shortcut-list')).toBeNull();
});
