/** @jest-environment jsdom */
import { arriveAt, returnTo } from './start-navigation';

const scrollTo = jest.fn();
let shown: Element[];

beforeEach(() => {
  shown = [];
  window.scrollTo = scrollTo;
  Element.prototype.scrollIntoView = function scrollIntoView() {
    shown.push(this);
  };
  document.body.innerHTML = `
    <h1>Not of the page</h1>
    <main id="main" tabindex="-1"><h1>Title</h1>
      <h2 id="keys">Keys</h2><h2 id="用法">Usage</h2><h2 id="100%">All</h2>
      <a id="link" href="/it/">Link</a><button id="button" type="button">Button</button>
    </main>`;
});

const element = (id: string) => document.getElementById(id);

describe('who follows a link to a page', () => {
  test('[ROUTE-08] begins at the top, with the focus on its title', () => {
    arriveAt('');
    expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]]);
    expect(document.activeElement).toBe(document.querySelector('main h1'));
  });

  test.each([
    ['#keys', 'keys'],
    ['#%E7%94%A8%E6%B3%95', '用法'],
    ['#用法', '用法'],
    ['#100%', '100%'],
  ])('[ROUTE-08] begins at the place that %s names, with the focus there', (hash, id) => {
    arriveAt(hash);
    expect(shown).toEqual([element(id)]);
    expect(scrollTo).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(element(id));
  });

  test.each(['#nothing', '#', '#%zz', '#%'])('[ROUTE-08] begins at the top where %s names no place', (hash) => {
    arriveAt(hash);
    expect(shown).toEqual([]);
    expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]]);
    expect(document.activeElement).toBe(document.querySelector('main h1'));
  });

  test('[ROUTE-08] has the focus on the main part of a page without a title', () => {
    document.querySelector('main h1')?.remove();
    arriveAt('');
    expect(document.activeElement).toBe(element('main'));
  });

  test('[ROUTE-08] does not step through titles by the tab key', () => {
    arriveAt('#keys');
    expect(element('keys')?.tabIndex).toBe(-1);
  });

  test.each(['link', 'button'])('[ROUTE-08] reaches a %s that is named by the tab key as before', (id) => {
    arriveAt(`#${id}`);
    expect(document.activeElement).toBe(element(id));
    expect(element(id)?.hasAttribute('tabindex')).toBe(false);
  });

  test('[ROUTE-08] is scrolled once: the focus does not scroll', () => {
    const focus = jest.spyOn(HTMLElement.prototype, 'focus');
    arriveAt('#keys');
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
    focus.mockRestore();
  });
});

test('[ROUTE-08] who comes back is where they were, with the focus on the title', () => {
  returnTo(321);
  expect(scrollTo.mock.calls).toEqual([[{ top: 321, behavior: 'instant' }]]);
  expect(document.activeElement).toBe(document.querySelector('main h1'));
});
