/** @jest-environment jsdom */
import { takeOverTyping } from './take-over-typing';

function setUp() {
  document.body.innerHTML =
    '<dialog open><form class="search-shell"><input id="from"></form><div id="host" hidden><input id="to"></div></dialog>';
  const find = <T extends Element>(selector: string) => document.querySelector(selector) as T;
  const [from, to] = [find<HTMLInputElement>('#from'), find<HTMLInputElement>('#to')];
  from.value = 'typed';
  from.focus();
  from.setSelectionRange(1, 3);
  return { dialog: find<HTMLDialogElement>('dialog'), host: find<HTMLElement>('#host'), from, to };
}

describe('takeOverTyping', () => {
  test('[SEARCH-01] text, selection and focus go over as soon as the modal stands', async () => {
    const { dialog, host, from, to } = setUp();
    const heard = jest.fn();
    to.addEventListener('input', heard);
    takeOverTyping(dialog, host, to);
    await Promise.resolve();
    expect(to).toHaveFocus();
    expect(to).toHaveValue('typed');
    expect([to.selectionStart, to.selectionEnd]).toEqual([1, 3]);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(from.isConnected).toBe(false);
  });

  test('[SHELL-09] a modal that comes again after a crash is shown, with nothing to hand over', () => {
    const { dialog, host, to } = setUp();
    dialog.querySelector('form')?.remove();
    takeOverTyping(dialog, host, to);
    expect(host).toBeVisible();
  });

  test('[SEARCH-01] waits for the end of a composition', () => {
    jest.useFakeTimers();
    const { dialog, host, from, to } = setUp();
    dialog.dataset.composing = '';
    takeOverTyping(dialog, host, to);
    expect(from).toHaveFocus();
    expect(host).not.toBeVisible();
    from.value = '検索';
    dialog.dispatchEvent(new Event('compositionend'));
    jest.runAllTimers();
    jest.useRealTimers();
    expect(host).toBeVisible();
    expect(to).toHaveFocus();
    expect(to).toHaveValue('検索');
  });
});
