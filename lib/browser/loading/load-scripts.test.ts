/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { islandsReadyEvent } from './early-presses';
import {
  loadIslandsWhereNeeded,
  loadOnInteraction,
  loadScript,
  navigationLoader,
  navigationReadyEvent,
} from './load-scripts';
import { pageChangedEvent } from './page-changed';

describe('load on interaction', () => {
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
});

describe('load navigation', () => {
  const address = '/_site/navigation.1.js';
  const scripts = () => [...document.head.querySelectorAll('script')];

  /** Clicks that have reached the browser, or the script that follows links. */
  let followed: string[];
  const follow = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link && !event.defaultPrevented) followed.push(link.getAttribute('href') ?? '');
    // jsdom follows no links.
    event.preventDefault();
  };
  const comeReady = () => document.dispatchEvent(new Event(navigationReadyEvent));
  let load: () => void;

  beforeEach(() => {
    // Ends listeners that an earlier test has left.
    comeReady();
    jest.useFakeTimers();
    followed = [];
    document.head.innerHTML = '';
    document.body.innerHTML = `
    <a href="/it/docs/faq/"><span>Questions</span></a><a href="/it/pricing/">Prices</a>
    <a href="/it/a.zip" download>File</a><a href="/it/" target="_blank">Tab</a><a href="https://other.example/">Site</a>`;
    load = navigationLoader(address);
    window.addEventListener('click', follow);
  });

  afterEach(() => {
    window.removeEventListener('click', follow);
    jest.useRealTimers();
  });

  describe('a link that is followed before the script is there', () => {
    test('[ROUTE-06] has it loaded, and is followed by it', () => {
      fireEvent.click(screen.getByText('Questions'));
      expect(followed).toEqual([]);
      expect(scripts().map((script) => script.getAttribute('src'))).toEqual([address]);
      comeReady();
      expect(followed).toEqual(['/it/docs/faq/']);
    });

    test('[ROUTE-06] is the last one where there are several', () => {
      fireEvent.click(screen.getByText('Questions'));
      fireEvent.click(screen.getByText('Prices'));
      comeReady();
      expect(followed).toEqual(['/it/pricing/']);
    });

    test('[ROUTE-06] is followed by the browser where the script does not come', () => {
      fireEvent.click(screen.getByText('Questions'));
      scripts()[0]?.dispatchEvent(new Event('error'));
      expect(followed).toEqual(['/it/docs/faq/']);
    });

    test('[ROUTE-06] is followed once, also where the script comes after it was given up', () => {
      fireEvent.click(screen.getByText('Questions'));
      scripts()[0]?.dispatchEvent(new Event('error'));
      comeReady();
      expect(followed).toEqual(['/it/docs/faq/']);
    });

    test('[ROUTE-07] shows the progress bar when that takes more than a moment, until it is followed', () => {
      fireEvent.click(screen.getByText('Questions'));
      expect(document.querySelector('[aria-hidden=true]')).toBeNull();
      jest.advanceTimersByTime(200);
      expect(document.querySelectorAll('[aria-hidden=true]')).toHaveLength(1);
      comeReady();
      expect(document.querySelector('[aria-hidden=true]')).toBeNull();
    });
  });

  describe('the browser itself follows', () => {
    test.each(['File', 'Tab', 'Site'])('[ROUTE-06] the link “%s”', (name) => {
      fireEvent.click(screen.getByText(name));
      expect(followed).toHaveLength(1);
      expect(scripts()).toHaveLength(0);
    });

    test('[ROUTE-06] a link that is to open elsewhere', () => {
      fireEvent.click(screen.getByText('Questions'), { ctrlKey: true });
      expect(followed).toEqual(['/it/docs/faq/']);
    });

    test('[ROUTE-06] every link after the script has been given up', () => {
      load();
      scripts()[0]?.dispatchEvent(new Event('error'));
      fireEvent.click(screen.getByText('Prices'));
      expect(followed).toEqual(['/it/pricing/']);
    });
  });

  test('[ROUTE-06] the script is loaded once', () => {
    load();
    load();
    fireEvent.click(screen.getByText('Questions'));
    expect(scripts()).toHaveLength(1);
  });

  test('[ROUTE-06] with no link followed nothing happens when the script is there', () => {
    load();
    comeReady();
    expect(followed).toEqual([]);
  });
});

describe('load islands', () => {
  const loaded = () => [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));

  beforeEach(() => {
    // Ends listeners that an earlier test has left.
    document.dispatchEvent(new Event(islandsReadyEvent));
    document.head.innerHTML = '';
    document.body.innerHTML = '';
  });

  test('[SHELL-10] a page with an island loads the script that starts it', () => {
    document.body.innerHTML = '<div data-island="a"></div>';
    loadIslandsWhereNeeded('/islands.js');
    expect(loaded()).toEqual(['/islands.js']);
  });

  test('[SHELL-10] a page without one loads nothing, until one comes that has', () => {
    loadIslandsWhereNeeded('/islands.js');
    document.dispatchEvent(new Event(pageChangedEvent));
    expect(loaded()).toEqual([]);
    document.body.innerHTML = '<div data-island="a"></div>';
    document.dispatchEvent(new Event(pageChangedEvent));
    document.dispatchEvent(new Event(pageChangedEvent));
    expect(loaded()).toEqual(['/islands.js']);
  });

  test('[SHELL-10] where it does not come each island says so, and a press in one tries again', () => {
    document.body.innerHTML =
      '<div data-island="a"><p class="island-failed" hidden><button></button></p></div><button id="other"></button>';
    const message = document.querySelector<HTMLElement>('.island-failed');
    loadIslandsWhereNeeded('/islands.js');
    document.head.querySelector('script')?.dispatchEvent(new Event('error'));
    expect(message).toBeVisible();
    document.getElementById('other')?.click();
    expect(loaded()).toEqual([]);
    document.querySelector<HTMLElement>('[data-island] button')?.focus();
    document.querySelector<HTMLElement>('[data-island] button')?.click();
    expect(document.querySelector('[data-island]')).toHaveFocus();
    document.querySelector<HTMLElement>('[data-island] button')?.click();
    expect(loaded()).toEqual(['/islands.js?attempt=1']);
    expect(message).not.toBeVisible();
    document.dispatchEvent(new Event(islandsReadyEvent));
    document.querySelector<HTMLElement>('[data-island] button')?.click();
    expect(loaded()).toEqual(['/islands.js?attempt=1']);
  });
});

describe('load script', () => {
  const script = () => document.head.querySelector('script');

  beforeEach(() => {
    jest.useFakeTimers();
    document.head.innerHTML = '';
  });

  afterEach(() => jest.useRealTimers());

  test('[EDGE-01] a script that starts has not failed, however long ago it was asked for', () => {
    const failed = jest.fn();
    loadScript('/started.js', 'part-ready', failed);
    const started = script();
    document.dispatchEvent(new Event('part-ready'));
    started?.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(60_000);
    expect(failed).not.toHaveBeenCalled();
  });

  test.each([
    ['does not come', () => script()?.dispatchEvent(new Event('error'))],
    ['comes and does not start', () => script()?.dispatchEvent(new Event('load'))],
    ['never ends coming', () => jest.advanceTimersByTime(15_000)],
  ])('[EDGE-01] a script that %s has failed, once, and is asked for under another address again', (name, happens) => {
    const failed = jest.fn();
    const address = `/${name.replaceAll(' ', '-')}.js`;
    loadScript(address, 'part-ready', failed);
    const first = script();
    expect(first?.getAttribute('src')).toBe(address);
    expect(failed).not.toHaveBeenCalled();
    happens();
    first?.dispatchEvent(new Event('error'));
    jest.advanceTimersByTime(60_000);
    expect(failed).toHaveBeenCalledTimes(1);
    expect(script()).toBeNull();
    loadScript(address, 'part-ready', failed);
    expect(script()?.getAttribute('src')).toBe(`${address}?attempt=1`);
    document.dispatchEvent(new Event('part-ready'));
  });
});
