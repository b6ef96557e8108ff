/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import { loadOnInteraction } from './load-on-interaction';

const address = '/_site/behaviours.1.js';
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const;

const scripts = () => [...document.head.querySelectorAll('script')];
const sources = () => scripts().map((script) => script.getAttribute('src'));
const loadNavigation = jest.fn();

beforeEach(() => {
  // Ends listeners that an earlier test has left.
  document.dispatchEvent(new Event('keydown'));
  window.dispatchEvent(new Event('online'));
  loadNavigation.mockClear();
  document.head.innerHTML = '';
  document.body.innerHTML = `
    <button type="button">Menu</button>
    <a id="page" href="/it/docs/faq/"><span>Questions</span></a>
    <a id="place" href="#keys">Keys</a>
    <a id="elsewhere" href="https://other.example/">Elsewhere</a>
    <a id="tab" href="/it/docs/faq/" target="_blank">Questions, in a tab</a>`;
  loadOnInteraction(loadNavigation, address);
});

const show = (sign: string, selector: string) =>
  fireEvent(document.querySelector(selector) ?? document, new Event(sign, { bubbles: true }));

describe('the scripts of a page', () => {
  test('[ROUTE-10] are not loaded before the visitor shows that they are there', () => {
    document.dispatchEvent(new Event('scroll'));
    expect(sources()).toEqual([]);
    expect(loadNavigation).not.toHaveBeenCalled();
  });

  test.each(signs)('[ROUTE-10] are loaded at %s', (sign) => {
    show(sign, 'button');
    expect(sources()).toEqual([address]);
    // A key may be the search's; keys on links have a test of their own.
    expect(loadNavigation).toHaveBeenCalledTimes(sign === 'keydown' ? 0 : 1);
  });

  test('[ROUTE-10] are loaded once, whatever comes after', () => {
    for (const sign of signs) show(sign, 'button');
    expect(sources()).toEqual([address]);
  });

  test.each(signs)('[ROUTE-06] at %s on a link of the site only what follows links is loaded', (sign) => {
    show(sign, sign === 'focusin' ? '#page' : '#page span');
    expect(sources()).toEqual([]);
    expect(loadNavigation).toHaveBeenCalled();
  });

  test('[DOCS-11] at a key with Alt on a link all are loaded: it is the page’s own', () => {
    fireEvent.keyDown(document.querySelector('#page') ?? document, { key: 'Alt', altKey: true });
    expect(sources()).toEqual([address]);
  });

  test('[SEARCH-01] are not loaded for who searches, nor for a page that moves the focus to its beginning', () => {
    document.body.innerHTML += '<h1 tabindex="-1">Page</h1><dialog class="search-dialog"><input></dialog>';
    show('focusin', 'h1');
    for (const sign of signs) show(sign, 'input');
    const opensSearch = new Event('keydown', { bubbles: true, cancelable: true });
    opensSearch.preventDefault();
    document.body.dispatchEvent(opensSearch);
    expect(sources()).toEqual([]);
    expect(loadNavigation).not.toHaveBeenCalled();
  });

  test('[ROUTE-10] the others come at the next sign that is of something else', () => {
    show('pointerdown', '#page');
    show('pointerdown', 'button');
    expect(sources()).toEqual([address]);
  });

  test.each(['#place', '#elsewhere', '#tab'])('[ROUTE-10] all are loaded at a sign on the link %s', (link) => {
    show('pointerdown', link);
    expect(sources()).toEqual([address]);
  });

  test('[ROUTE-10] are not loaded for a page that comes to lie under a pointer at rest, until it moves', () => {
    // jsdom's events have no `movementX` and `movementY`.
    const move = (movementX: number) => Object.assign(new Event('pointermove'), { movementX, movementY: 0 });
    document.dispatchEvent(move(0));
    expect(sources()).toEqual([]);
    expect(loadNavigation).not.toHaveBeenCalled();
    document.dispatchEvent(move(2));
    expect(sources()).toEqual([address]);
  });

  test('[EDGE-01] that did not come without a connection are loaded when there is one', () => {
    show('keydown', 'button');
    scripts()[0]?.dispatchEvent(new Event('error'));
    expect(sources()).toEqual([address]);
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('online'));
    expect(sources()).toEqual([address, address]);
  });
});
