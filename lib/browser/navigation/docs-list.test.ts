/** @jest-environment jsdom */
import { pageChangedEvent } from '../loading/page-changed';
import { completeDocsList, startDocsList } from './docs-list';

const address = '/_site/docs-list.1.txt';
const file =
  '<details data-rest="0"><summary>Services</summary><ul><li><a href="/it/docs/openai/">OpenAI</a></li><li><a href="/it/docs/ollama/">Ollama</a></li><li><details data-rest="1"><summary>Local</summary><a href="/it/docs/local/">Local</a></details></li></ul></details>';

const answer = jest.fn<Promise<Response>, [string]>();
const complete = jest.fn(async () => {});
const load = jest.fn(async () => ({ completeDocsList: complete }));
let stop = () => {};

beforeEach(() => {
  history.replaceState(null, '', '/it/docs/usage/');
  document.body.innerHTML = `<nav class="sidebar" data-shared="current/docs" data-list="${address}"><ul>
    <li><a href="/it/docs/usage/" aria-current="page">Usage</a></li>
    <li><details data-rest="0"><summary>Servizi</summary><ul><li><a href="/it/docs/openai/">OpenAI</a></li></ul></details></li>
  </ul></nav>`;
  load.mockClear();
  complete.mockClear();
  answer.mockReset().mockImplementation(async () => ({ ok: true, text: async () => file }) as Response);
  globalThis.fetch = ((input: string) => answer(input)) as typeof fetch;
});
afterEach(() => stop());

const links = () => [...document.querySelectorAll('.sidebar a')].map(({ textContent }) => textContent);
const summary = () => document.querySelector('summary') as HTMLElement;

describe('the list of docs', () => {
  test('[DOCS-03] gets the rest of closed categories, and keeps their labels', async () => {
    await completeDocsList();
    expect(answer).toHaveBeenCalledWith(address);
    expect(links()).toEqual(['Usage', 'OpenAI', 'Ollama', 'Local']);
    expect(summary()).toHaveTextContent('Servizi');
    expect(document.querySelector('[data-rest],[data-list]')).toBeNull();
  });

  test('[DOCS-03] is fetched once, whoever asks meanwhile or later', async () => {
    await Promise.all([completeDocsList(), completeDocsList()]);
    await completeDocsList();
    expect(answer).toHaveBeenCalledTimes(1);
  });

  test('[DOCS-03] keeps the focus on the link that was there', async () => {
    document.querySelector<HTMLElement>('details a')?.focus();
    await completeDocsList();
    expect(document.activeElement).toHaveTextContent('OpenAI');
    expect(document.activeElement?.isConnected).toBe(true);
  });

  test('[DOCS-03] keeps the focus on the label of a category', async () => {
    summary().tabIndex = 0;
    summary().focus();
    await completeDocsList();
    expect(summary()).toHaveFocus();
  });

  test('[DOCS-03] marks the current page where that was not in the list', async () => {
    document.querySelector('[aria-current]')?.removeAttribute('aria-current');
    history.replaceState(null, '', '/it/docs/ollama/');
    await completeDocsList();
    expect(document.querySelector('[aria-current]')).toHaveTextContent('Ollama');
    expect(document.querySelector('details')).toHaveAttribute('open');
  });

  test('[DOCS-03] completes the copy in the site menu too', async () => {
    const copy = document.querySelector('.sidebar > ul')?.cloneNode(true) as Element;
    document.body.insertAdjacentHTML('beforeend', '<div class="site-menu-list"></div>');
    document.querySelector('.site-menu-list')?.append(copy);
    await completeDocsList();
    expect(copy.querySelectorAll('a')).toHaveLength(4);
  });

  test.each([
    ['is missing', async () => ({ ok: false, status: 404 }) as Response],
    [
      'is that of another list',
      async () => ({ ok: true, text: async () => '<details data-rest="7"></details>' }) as Response,
    ],
    ['does not come', () => Promise.reject(new TypeError('offline'))],
  ])('[DOCS-03] stays as it is where the file %s, says so, and tries again', async (_, failed) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    answer.mockImplementationOnce(failed);
    await completeDocsList();
    expect(links()).toEqual(['Usage', 'OpenAI']);
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
    await completeDocsList();
    expect(links()).toHaveLength(4);
  });

  test('[DOCS-03] is left alone where a navigation has taken it away meanwhile', async () => {
    const list = document.querySelector('.sidebar') as Element;
    const asked = completeDocsList();
    list.remove();
    await asked;
    expect(list.querySelectorAll('a')).toHaveLength(2);
  });

  test.each(['pointerover', 'focusin', 'toggle'])(
    '[DOCS-03] is completed at %s in a closed category, and not elsewhere',
    (name) => {
      stop = startDocsList(load);
      document.querySelector('.sidebar a')?.dispatchEvent(new Event(name, { bubbles: true }));
      expect(complete).not.toHaveBeenCalled();
      summary().dispatchEvent(new Event(name, { bubbles: name !== 'toggle' }));
      expect(load).toHaveBeenCalledTimes(1);
    },
  );

  test('[DOCS-03] is completed at once where a category was opened before the script came', () => {
    document.querySelector('details')?.setAttribute('open', '');
    stop = startDocsList(load);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('[DOCS-03] is completed where it lacks the page that is shown', () => {
    stop = startDocsList(load);
    document.dispatchEvent(new Event(pageChangedEvent));
    expect(load).not.toHaveBeenCalled();
    document.querySelector('[aria-current]')?.removeAttribute('aria-current');
    document.dispatchEvent(new Event(pageChangedEvent));
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('[DOCS-03] that is whole loads nothing', () => {
    document.querySelector('.sidebar')?.removeAttribute('data-list');
    stop = startDocsList(load);
    summary().dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(load).not.toHaveBeenCalled();
  });
});
