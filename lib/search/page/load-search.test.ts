/** @jest-environment jsdom */

import { pageChangedEvent } from '@/lib/browser/loading/page-changed';
import { type SearchModule, startSearchLoading } from './load-search';
import { searchOpenedEvent } from './search-dialog';

const stopPage = jest.fn();
const search = {
  fillDialog: jest.fn<void, [HTMLDialogElement]>(),
  prepare: jest.fn<void, []>(),
  startResultsPage: jest.fn<() => void, [HTMLElement]>(() => stopPage),
} satisfies SearchModule;
const load = jest.fn<Promise<SearchModule>, [attempt: number]>();
let stop: () => void;

const link =
  '<a class="search-link" href="/it/search/" data-error="Non riesco" data-retry="Riprova" data-loading="…">Cerca</a>';
const dialog = '<dialog class="search-dialog" open><form><input name="q"></form></dialog>';
const page = '<div data-search-page><form><input name="q"></form><p>All docs</p></div>';

const settled = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};
const find = <Found extends HTMLElement>(selector: string) => document.querySelector(selector) as Found;
const alert = () => document.querySelector('[role="alert"]');

function start(body: string, address = '/it/docs/'): void {
  window.history.replaceState(null, '', address);
  document.body.innerHTML = link + body;
  stop = startSearchLoading(load);
}

beforeEach(() => {
  load.mockReset();
  load.mockResolvedValue(search);
});

afterEach(() => {
  stop();
  jest.useRealTimers();
});

describe('startSearchLoading, in the dialog', () => {
  const open = () => {
    document.body.insertAdjacentHTML('beforeend', dialog);
    document.dispatchEvent(new Event(searchOpenedEvent));
  };

  test('[SEARCH-01] a page on which nobody searches loads nothing', async () => {
    start('');
    document.body.click();
    await settled();
    expect(load).not.toHaveBeenCalled();
  });

  test('[SEARCH-01] the dialog is filled as soon as it opens, and the script is loaded once', async () => {
    start('');
    open();
    await settled();
    expect(search.fillDialog).toHaveBeenCalledWith(find('dialog'));
    find('dialog').remove();
    open();
    await settled();
    expect(search.fillDialog).toHaveBeenCalledTimes(2);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('[SEARCH-01] a dialog that was open before the script came is filled too', async () => {
    start(dialog);
    await settled();
    expect(search.fillDialog).toHaveBeenCalledWith(find('dialog'));
  });

  test('[SEARCH-01] a dialog that has been closed in the meantime stays empty', async () => {
    start(dialog);
    find<HTMLDialogElement>('dialog').open = false;
    await settled();
    expect(search.fillDialog).not.toHaveBeenCalled();
  });

  test('[SEARCH-01] pointing at the link, or its focus, fetches ahead, unless the visitor saves data', async () => {
    start('<button>Other</button>');
    find('button').focus();
    await settled();
    expect(search.prepare).not.toHaveBeenCalled();
    find('a').focus();
    await settled();
    expect(search.prepare).toHaveBeenCalledTimes(1);
    find('a').dispatchEvent(new Event('pointerover', { bubbles: true }));
    await settled();
    expect(search.prepare).toHaveBeenCalledTimes(2);
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    find('a').dispatchEvent(new Event('pointerover', { bubbles: true }));
    await settled();
    Reflect.deleteProperty(navigator, 'connection');
    expect(search.prepare).toHaveBeenCalledTimes(2);
  });

  test('[SHELL-10] where the script does not come the dialog says so, keeps what was typed, and tries again', async () => {
    load.mockReset();
    load.mockRejectedValueOnce(new Error('No such module')).mockResolvedValue(search);
    start(dialog);
    find<HTMLInputElement>('input').value = 'oll';
    await settled();
    expect(alert()).toHaveTextContent('Non riescoNo such moduleRiprova');
    find('[role="alert"] button').focus();
    find('[role="alert"] button').click();
    expect(find('input')).toHaveFocus();
    await settled();
    expect(alert()).toBeNull();
    expect(load.mock.calls).toEqual([[0], [1]]);
    expect(search.fillDialog).toHaveBeenCalledTimes(1);
    expect(find('input')).toHaveValue('oll');
  });

  test('[SHELL-10] it tries again by itself when the network is back', async () => {
    load.mockReset();
    load.mockRejectedValueOnce(new Error('Offline')).mockResolvedValue(search);
    start(dialog);
    await settled();
    window.dispatchEvent(new Event('online'));
    await settled();
    expect(search.fillDialog).toHaveBeenCalledTimes(1);
    expect(alert()).toBeNull();
  });

  test('[SHELL-10] a script that never ends coming has failed', async () => {
    jest.useFakeTimers();
    load.mockReset();
    load.mockReturnValueOnce(new Promise(() => undefined)).mockResolvedValue(search);
    start(dialog);
    await jest.advanceTimersByTimeAsync(15_000);
    expect(alert()).toHaveTextContent('15 s');
  });
});

describe('startSearchLoading, on the page of results', () => {
  test('[SEARCH-14] a page with a query starts at once, and shows the query meanwhile', async () => {
    start(page, '/it/search/?q=ollama');
    expect(find('input')).toHaveValue('ollama');
    await settled();
    expect(search.startResultsPage).toHaveBeenCalledWith(find('[data-search-page]'));
  });

  test('[SEARCH-14] a page without one starts when somebody turns to it, once', async () => {
    start(page, '/it/search/');
    await settled();
    expect(load).not.toHaveBeenCalled();
    find('input').focus();
    find('input').dispatchEvent(new Event('input', { bubbles: true }));
    await settled();
    expect(search.startResultsPage).toHaveBeenCalledTimes(1);
  });

  test('[SEARCH-14] what was typed before is left in the field', async () => {
    window.history.replaceState(null, '', '/it/search/?q=ollama');
    document.body.innerHTML = link + page;
    find<HTMLInputElement>('input').value = 'gemini';
    stop = startSearchLoading(load);
    expect(find('input')).toHaveValue('gemini');
    await settled();
  });

  test('[SEARCH-14] another page stops it, and coming back starts it anew', async () => {
    start(page, '/it/search/?q=ollama');
    await settled();
    find('[data-search-page]').remove();
    document.dispatchEvent(new Event(pageChangedEvent));
    expect(stopPage).toHaveBeenCalledTimes(1);
    document.body.insertAdjacentHTML('beforeend', page);
    document.dispatchEvent(new Event(pageChangedEvent));
    await settled();
    expect(search.startResultsPage).toHaveBeenCalledTimes(2);
    expect(stopPage).toHaveBeenCalledTimes(1);
  });

  test('[SEARCH-14] a page that has gone before the script came is not started', async () => {
    start(page, '/it/search/?q=ollama');
    document.dispatchEvent(new Event(pageChangedEvent));
    stop();
    await settled();
    expect(search.startResultsPage).not.toHaveBeenCalled();
  });

  test('[SHELL-10] where the script does not come, the list of all docs stays, and the page says why', async () => {
    load.mockReset();
    load.mockRejectedValue(new Error('No such module'));
    start(page, '/it/search/?q=ollama');
    await settled();
    expect(alert()).toHaveTextContent('Non riesco');
    expect(document.body).toHaveTextContent('All docs');
  });
});
