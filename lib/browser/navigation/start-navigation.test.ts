/** @jest-environment jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { enterOverlay, isOverlayEntry } from './history-entries';
import { startNavigation } from './start-navigation';

const file = (name: string) =>
  `<html data-code="c0de"><head><title>${name}</title></head><body><main><h1>${name}</h1><h2 id="keys">Keys</h2></main></body></html>`;

/** Pending answers by address; the test resolves each. */
let due: Map<string, (text: string) => void>;
const request = (address: string, { signal }: { signal: AbortSignal }) =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    due.set(address, (text) => resolve({ ok: true, status: 200, text: () => Promise.resolve(text) }));
  });

const answer = async (path: string, text: string) => {
  due.get(`${path}main.txt`)?.(text);
  // Reading the answer, loading styles, changing the page and the second scroll take two frames.
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
};

const heading = () => document.querySelector('h1')?.textContent;
const click = (name: string) => fireEvent.click(screen.getByText(name));
/** Steps through the history; jsdom does so asynchronously, as browsers do. */
const step = (go: () => void) =>
  new Promise<void>((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true });
    go();
  });

const scrollTo = jest.fn(({ top }: { top: number }) => scrollBy(top));
function scrollBy(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  document.dispatchEvent(new Event('scroll'));
}

let stop = () => {};

beforeEach(() => {
  due = new Map();
  globalThis.fetch = request as unknown as typeof fetch;
  window.scrollTo = scrollTo as unknown as typeof window.scrollTo;
  Element.prototype.scrollIntoView = () => scrollBy(900);
  performance.getEntriesByType = () => [];
  history.pushState(null, '', '/it/');
  document.documentElement.dataset.code = 'c0de';
  document.title = 'Home';
  document.body.innerHTML = `
    <nav><a href="/it/faq/">To questions</a><a href="/it/pricing/#keys">To prices</a><a href="/en/">To English</a></nav>
    <main><h1>Home</h1></main>`;
  scrollBy(0);
  stop = startNavigation('main.txt');
});

afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

afterAll(() => Reflect.deleteProperty(globalThis, 'fetch'));

describe('a link within the language', () => {
  test('[ROUTE-06] leaves the page as it is until the next one has come', async () => {
    expect(click('To questions')).toBe(false);
    await Promise.resolve();
    expect([heading(), document.title, location.pathname]).toEqual(['Home', 'Home', '/it/']);
    await answer('/it/faq/', file('Questions'));
    expect([heading(), document.title, location.pathname]).toEqual(['Questions', 'Questions', '/it/faq/']);
  });

  test('[ROUTE-08] leads to the top of the page, and to the place that it names', async () => {
    scrollBy(300);
    click('To questions');
    await answer('/it/faq/', file('Questions'));
    expect(window.scrollY).toBe(0);
    click('To prices');
    await answer('/it/pricing/', file('Prices'));
    expect([window.scrollY, location.hash]).toEqual([900, '#keys']);
    expect(document.activeElement).toBe(document.querySelector('#keys'));
  });

  test('[ROUTE-06] that is followed meanwhile takes the place of the one before', async () => {
    click('To questions');
    click('To prices');
    await answer('/it/faq/', file('Questions'));
    expect(heading()).toBe('Home');
    await answer('/it/pricing/', file('Prices'));
    expect(heading()).toBe('Prices');
  });

  test('[ROUTE-06] is left to the browser where it leads to another language', () => {
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    click('To English');
    expect(due.size).toBe(0);
  });

  test('[ROUTE-06] is left to the browser where something typed would be lost', () => {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<form><input></form>');
    const input = document.querySelector('input');
    if (input) input.value = 'typed';
    let isTaken: boolean | undefined;
    const look = (event: Event) => {
      isTaken = event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', look, { once: true });
    click('To questions');
    expect(isTaken).toBe(false);
    expect(due.size).toBe(0);
  });

  test('[ROUTE-06] to a page that cannot be shown leaves this one where there is no connection, and logs why', async () => {
    const told = jest.spyOn(console, 'error').mockImplementation(() => {});
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    click('To questions');
    await answer('/it/faq/', '<html data-code="c0de"><main>');
    expect(told.mock.calls.flat().join()).toContain('/it/faq/main.txt is cut off.');
    expect([heading(), location.pathname]).toEqual(['Home', '/it/']);
  });
});

describe('the entry of a menu that has closed', () => {
  test('[SHELL-06] is gone where its link led nowhere for want of a connection', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    enterOverlay();
    click('To questions');
    await step(() => void answer('/it/faq/', 'Log in'));
    expect(isOverlayEntry()).toBe(false);
    expect([heading(), location.pathname]).toEqual(['Home', '/it/']);
  });

  test('[SHELL-06] is not stayed at by who goes forward to it', async () => {
    enterOverlay();
    await step(() => history.back());
    await step(() => history.forward());
    await step(() => {});
    expect(isOverlayEntry()).toBe(false);
    expect(due.size).toBe(0);
  });
});

describe('a step through the history', () => {
  beforeEach(async () => {
    scrollBy(300);
    click('To questions');
    await answer('/it/faq/', file('Questions'));
    scrollBy(50);
  });

  test('[ROUTE-08] back shows the page before, where it was left, and forward the next', async () => {
    await step(() => history.back());
    expect(heading()).toBe('Questions');
    await answer('/it/', file('Home'));
    expect([heading(), window.scrollY]).toEqual(['Home', 300]);
    await step(() => history.forward());
    await answer('/it/faq/', file('Questions'));
    expect([heading(), window.scrollY]).toEqual(['Questions', 50]);
  });

  test('[ROUTE-08] to a place on the page fetches nothing', async () => {
    due.clear();
    history.pushState(null, '', '#keys');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await step(() => history.back());
    expect(due.size).toBe(0);
    expect(heading()).toBe('Questions');
  });

  test('[ROUTE-06] that is taken back before the page has come leaves this one', async () => {
    await step(() => history.back());
    await step(() => history.forward());
    await answer('/it/', file('Home'));
    expect([heading(), location.pathname]).toEqual(['Questions', '/it/faq/']);
  });

  test('[ROUTE-06] is taken back where the page cannot be had without a connection', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await step(() => history.back());
    await answer('/it/', 'Log in');
    await waitFor(() => expect(location.pathname).toBe('/it/faq/'));
    expect(heading()).toBe('Questions');
  });
});

test('[ROUTE-06] once stopped, links are the browser’s own', () => {
  stop();
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  click('To questions');
  expect(due.size).toBe(0);
});
