/** @jest-environment jsdom */
import { searchSlashSlot } from '../settings/storage-slot';
import { showShortcutList, startShortcutList } from './shortcut-list';

const words = { title: 'Tastenkombinationen', search: 'Suchen', bilingual: 'Zweisprachig lesen', close: 'Schließen' };

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
const show = jest.fn();
const load = jest.fn(async () => ({ show }));

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  document.body.innerHTML = '<p>Text</p><input><dialog open><button>In it</button></dialog>';
  stop = startShortcutList(load);
});

afterEach(() => stop());

function press(target: Element, init: KeyboardEventInit = {}): void {
  target.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true, ...init }));
}

test('[SHELL-16] each question mark shows the list', async () => {
  press(document.body);
  press(document.body);
  await Promise.resolve();
  expect(show).toHaveBeenCalledTimes(2);
});

test('[SHELL-16] a list that cannot be loaded is asked for again', async () => {
  load.mockRejectedValueOnce(new Error('offline'));
  press(document.body);
  await Promise.resolve();
  expect(show).not.toHaveBeenCalled();
  press(document.body);
  await Promise.resolve();
  expect(show).toHaveBeenCalledTimes(1);
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
  expect(dialog?.getAttribute('aria-label')).toBe('Tastenkombinationen');
  expect([...(dialog?.querySelectorAll('dl > div') ?? [])].map((row) => row.textContent)).toEqual([
    'Suchen/CtrlK',
    'Zweisprachig lesenAltA',
    'Tastenkombinationen?',
  ]);
  dialog?.querySelector('button')?.click();
  expect(document.querySelector('.shortcut-list')).toBeNull();
});
