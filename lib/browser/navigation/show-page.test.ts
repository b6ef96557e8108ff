/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { pageChangedEvent } from '@/lib/browser/loading/page-changed';
import { markCurrentLinks } from './current-links';
import type { LoadedPage } from './load-page';
import { changingHead } from './page-file';
import { loadStyles, showPage, withTransition } from './show-page';

/** A loaded page. */
function pageOf(main: string, head = '', title = 'Questions'): LoadedPage {
  const page = new DOMParser().parseFromString(
    `<head>${head}</head><body><main id="main" tabindex="-1">${main}</main></body>`,
    'text/html',
  );
  const element = page.querySelector('main');
  if (!element) throw new Error('The page has no main part.');
  return { title, head: [...page.head.querySelectorAll(changingHead)], main: element };
}

const sheet = (href: string) => `<link rel="stylesheet" href="${href}">`;
const sheets = () =>
  [...document.head.querySelectorAll('link[rel=stylesheet],style[data-href]')].map(
    (style) => style.getAttribute('href') ?? style.getAttribute('data-href'),
  );
/** Dispatches an event of a style sheet. */
const say = (name: 'load' | 'error', href: string) =>
  document.head.querySelector(`link[href="${href}"]`)?.dispatchEvent(new Event(name));
const markup = () => document.documentElement.outerHTML;

const nothing = () => {};

beforeEach(() => {
  history.replaceState(null, '', '/it/pricing/');
  document.head.innerHTML = `
    <title>Prices</title><meta name="viewport" content="width=device-width"><style>body{}</style>
    <meta name="description" content="Prices of all plans"><link rel="canonical" href="/it/pricing/">
    <link rel="alternate" hreflang="it" href="/it/pricing/"><link rel="icon" href="/icon.svg">
    ${sheet('/prices.css')}${sheet('/common.css')}
    <link data-deployment="consent" rel="stylesheet" href="/consent.css"><meta property="og:title" content="Prices">`;
  document.body.innerHTML = `
    <header><a class="nav-link" href="/it/pricing/" aria-current="page">Prices</a><a class="nav-link" href="/it/faq/">Questions</a></header>
    <main id="main" tabindex="-1"><h1>Prices</h1></main><footer>Footer</footer>`;
});

describe('the next page', () => {
  test('[ROUTE-06] takes the place of the one that is shown, in the same frame', () => {
    const main = document.querySelector('main');
    const header = document.querySelector('header');
    showPage(pageOf('<h1>Questions</h1><p>Text</p>'), nothing);
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Questions']);
    expect(document.querySelector('main')).toBe(main);
    expect(main).toHaveAttribute('id', 'main');
    expect(document.querySelector('header')).toBe(header);
    expect(screen.getByText('Footer')).toBeInTheDocument();
  });

  test('[SHELL-01] says itself what the skip link leads to', () => {
    const text = pageOf('<article id="main" tabindex="-1">Text</article>');
    text.main.removeAttribute('id');
    showPage(text, nothing);
    expect([...document.querySelectorAll('#main')].map(({ localName }) => localName)).toEqual(['article']);
    showPage(pageOf('<p>Prices</p>'), nothing);
    expect([...document.querySelectorAll('#main')].map(({ localName }) => localName)).toEqual(['main']);
  });

  test('[ROUTE-06] has one title and one address, its own', () => {
    const head =
      '<meta name="description" content="All answers"><link rel="canonical" href="/it/faq/"><link rel="alternate" hreflang="en" href="/en/faq/"><meta name="robots" content="noindex">';
    showPage(pageOf('', head), nothing);
    expect(document.querySelectorAll('title')).toHaveLength(1);
    expect(document.title).toBe('Questions');
    const changing = [...document.head.querySelectorAll('link[rel=canonical],link[rel=alternate],meta[name]')];
    expect(changing.map((tag) => tag.getAttribute('content') ?? tag.getAttribute('href'))).toEqual([
      'width=device-width',
      'All answers',
      '/it/faq/',
      '/en/faq/',
      'noindex',
    ]);
  });

  test('[ROUTE-06] lacks what it does not say itself, such as that it is not to be found', () => {
    showPage(pageOf('', '<meta name="robots" content="noindex">'), nothing);
    showPage(pageOf('', '<link rel="canonical" href="/it/">'), nothing);
    expect(document.head.querySelector('meta[name=robots],meta[name=description]')).toBeNull();
    expect(document.head.querySelectorAll('link[rel=canonical]')).toHaveLength(1);
  });

  test('[ROUTE-06] keeps what all pages have in the head', () => {
    showPage(pageOf(''), nothing);
    expect(document.head.querySelector('style')).not.toBeNull();
    expect(document.head.querySelector('link[rel=icon]')).not.toBeNull();
    expect(sheets()).toEqual(['/consent.css']);
  });

  test('[SHELL-04] is marked in the navbar', () => {
    showPage(pageOf(''), () => history.pushState(null, '', '/it/faq/'));
    expect([...document.querySelectorAll('[aria-current=page]')].map(({ textContent }) => textContent)).toEqual([
      'Questions',
    ]);
  });

  test('[ROUTE-06] is told of once, when all of it is there', () => {
    const told: (string | null | undefined)[] = [];
    const onChange = () => told.push(location.pathname, document.title, document.querySelector('h1')?.textContent);
    document.addEventListener(pageChangedEvent, onChange);
    showPage(pageOf('<h1>Questions</h1>', '', 'Questions – Site'), () => history.pushState(null, '', '/it/faq/'));
    document.removeEventListener(pageChangedEvent, onChange);
    expect(told).toEqual(['/it/faq/', 'Questions – Site', 'Questions']);
  });

  test('[ROUTE-06] is read out by its title', () => {
    showPage(pageOf('<h1>Questions</h1>'), nothing);
    expect(screen.getByRole('status')).toHaveTextContent('Questions');
    expect(screen.getByRole('status').closest('main')).toBeNull();
  });

  test('[ROUTE-06] is not shown at all where its entry cannot be made', () => {
    const before = markup();
    const onChange = jest.fn();
    document.addEventListener(pageChangedEvent, onChange);
    const refuse = () => {
      throw new DOMException('Too many calls to Location or History APIs', 'SecurityError');
    };
    expect(() => showPage(pageOf('<h1>Questions</h1>', sheet('/a.css')), refuse)).toThrow('Too many calls');
    document.removeEventListener(pageChangedEvent, onChange);
    expect(markup()).toBe(before);
    expect(onChange).not.toHaveBeenCalled();
  });

  test('[ROUTE-06] is not entered where there is no place for it', () => {
    document.querySelector('main')?.remove();
    const enter = jest.fn();
    expect(() => showPage(pageOf(''), enter)).toThrow('The document has no main part.');
    expect(enter).not.toHaveBeenCalled();
  });
});

describe('style sheets', () => {
  test('[ROUTE-06] of the next page are loaded while the page stays as it is', async () => {
    const page = pageOf('', sheet('/faq.css') + sheet('/common.css'));
    const loaded = loadStyles(page);
    let isLoaded = false;
    void loaded.then(() => {
      isLoaded = true;
    });
    await Promise.resolve();
    expect(sheets()).toEqual(['/prices.css', '/common.css', '/consent.css', '/faq.css']);
    await Promise.resolve();
    expect(isLoaded).toBe(false);
    say('load', '/faq.css');
    await loaded;
    showPage(page, nothing);
    expect(sheets()).toEqual(['/common.css', '/consent.css', '/faq.css']);
  });

  test('[ROUTE-06] that both pages have stay the same element', async () => {
    const common = document.head.querySelector('link[href="/common.css"]');
    const page = pageOf('', sheet('/common.css'));
    await loadStyles(page);
    showPage(page, nothing);
    expect(document.head.querySelector('link[href="/common.css"]')).toBe(common);
  });

  test('[ROUTE-06] that stand in the page are there at once, once, and go with it', async () => {
    const page = pageOf('', '<style data-href="faq">h1{}</style>');
    await loadStyles(page);
    showPage(page, nothing);
    const again = pageOf('', '<style data-href="faq">h1{}</style>');
    await loadStyles(again);
    showPage(again, nothing);
    expect(sheets()).toEqual(['/consent.css', 'faq']);
    showPage(pageOf(''), nothing);
    expect(sheets()).toEqual(['/consent.css']);
  });

  test('[ROUTE-06] that do not load leave the head as it was', async () => {
    const before = document.head.innerHTML;
    const loaded = loadStyles(pageOf('', sheet('/faq.css') + sheet('/more.css') + sheet('/common.css')));
    say('load', '/faq.css');
    say('error', '/more.css');
    await expect(loaded).rejects.toThrow('/more.css did not load.');
    expect(document.head.innerHTML).toBe(before);
  });
});

describe('what both pages have in common', () => {
  const list = '<nav data-shared="current/docs"><details open><a href="/it/docs/">Docs</a></details></nav>';
  const place = '<nav data-shared="current/docs"></nav>';

  beforeEach(() => {
    document.querySelector('main')?.replaceChildren();
    document.querySelector('main')?.insertAdjacentHTML('beforeend', `<div>${list}</div><h1>Prices</h1>`);
  });

  test('[ROUTE-06] stays, as the visitor has unfolded and scrolled it', () => {
    const shared = document.querySelector('nav');
    // Detached elements lose their scroll position, which jsdom does not simulate.
    let top = 70;
    Object.defineProperty(shared, 'scrollTop', {
      get: () => (shared?.isConnected ? top : 0),
      set: (value: number) => {
        if (shared?.isConnected) top = value;
      },
    });
    const remove = jest.spyOn(Element.prototype, 'replaceChildren').mockImplementationOnce(function replace(
      this: Element,
      ...nodes
    ) {
      top = 0;
      this.innerHTML = '';
      this.append(...nodes);
    });
    showPage(pageOf(`<section>${place}</section><h1>Questions</h1>`), nothing);
    expect(remove).toHaveBeenCalled();
    remove.mockRestore();
    expect(document.querySelector('main nav')).toBe(shared);
    expect(document.querySelectorAll('nav')).toHaveLength(1);
    expect(shared?.closest('section')).not.toBeNull();
    expect(shared?.querySelector('details')).toHaveAttribute('open');
    expect(shared?.scrollTop).toBe(70);
  });

  test('[ROUTE-06] comes with the page where the one before had none', () => {
    document.querySelector('nav')?.remove();
    showPage(pageOf(list), nothing);
    expect(screen.getByText('Docs')).toBeInTheDocument();
  });

  test('[ROUTE-06] goes with a page that has it not', () => {
    showPage(pageOf('<h1>Questions</h1>'), nothing);
    expect(document.querySelector('nav')).toBeNull();
  });

  test('[ROUTE-06] is not what has another name', () => {
    showPage(pageOf('<nav data-shared="1.0/docs"><a href="/it/docs/1.0/">1.0</a></nav>'), nothing);
    expect(screen.queryByText('Docs')).toBeNull();
    expect(screen.getByText('1.0')).toBeInTheDocument();
  });
});

describe('a transition', () => {
  const reduceMotion = (matches: boolean) => {
    window.matchMedia = () => ({ matches }) as MediaQueryList;
  };
  /** jsdom has no transitions. */
  function startViewTransition(change: () => void) {
    const updateCallbackDone = Promise.resolve().then(change);
    const finished = updateCallbackDone.then(() => new Promise<void>((resolve) => setTimeout(resolve)));
    return { updateCallbackDone, finished, ready: Promise.reject(new DOMException('Skipped', 'AbortError')) };
  }
  const transitions = jest.fn(startViewTransition);

  beforeEach(() => {
    reduceMotion(false);
    transitions.mockImplementation(startViewTransition);
    Object.assign(document, { startViewTransition: transitions });
    document.adoptedStyleSheets ??= [];
    CSSStyleSheet.prototype.replaceSync ??= () => {};
  });

  afterEach(() => Reflect.deleteProperty(document, 'startViewTransition'));

  test('[ROUTE-06] makes its change, also where it is skipped, and holds nobody up', async () => {
    const change = jest.fn();
    await withTransition(change);
    await withTransition(change);
    expect(change).toHaveBeenCalledTimes(2);
    expect(document.adoptedStyleSheets).toHaveLength(1);
  });

  test('[ROUTE-06] tells of a change that fails', async () => {
    const change = () => {
      throw new Error('No entry');
    };
    await expect(withTransition(change)).rejects.toThrow('No entry');
  });

  test.each<[string, () => void]>([
    ['who wants less motion', () => reduceMotion(true)],
    ['whose browser knows none', () => Reflect.deleteProperty(document, 'startViewTransition')],
  ])('[SHELL-07] is none for a visitor %s', async (_, prepare) => {
    prepare();
    const change = jest.fn();
    await withTransition(change);
    expect(change).toHaveBeenCalledTimes(1);
    expect(transitions).not.toHaveBeenCalled();
  });
});

const marked = () => [...document.querySelectorAll('[aria-current="page"]')].map((link) => link.textContent);
const unfolded = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);

function visit(address: string): void {
  history.replaceState(null, '', address);
  markCurrentLinks();
}

describe('links of navbar, menu and footer', () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <a class="nav-link" href="/en/pricing/">Pricing</a>
      <a class="nav-link" href="/en/learn/">Learn</a>
      <a class="nav-link" href="https://app.example/en/pricing/">Application</a>
      <a href="/en/pricing/">In the text</a>`;
  });

  test('[SHELL-04] the link to the page itself is marked, and no other after the page has changed', () => {
    visit('/en/pricing/?x=1#plans');
    expect(marked()).toEqual(['Pricing']);
    visit('/en/learn/');
    expect(marked()).toEqual(['Learn']);
  });

  test('[SHELL-04] none is marked on a page to which none leads', () => {
    visit('/en/pricing/');
    visit('/en/docs/');
    expect(marked()).toEqual([]);
  });
});

describe('the list of docs, which stays while pages change,', () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <nav class="sidebar">
        <details id="start"><summary>Start</summary><a href="/en/docs/">Docs</a>
          <details id="more"><summary>More</summary><a href="/en/docs/usage/">Usage</a></details>
        </details>
        <details id="services"><summary>Services</summary><a href="/en/docs/ai/">AI</a></details>
      </nav>`;
  });

  test('[DOCS-05] marks the page, and unfolds every branch in which it lies, and no other', () => {
    visit('/en/docs/usage/');
    expect(marked()).toEqual(['Usage']);
    expect(unfolded()).toEqual(['start', 'more']);
  });

  test('[DOCS-05] keeps unfolded what was unfolded', () => {
    visit('/en/docs/usage/');
    visit('/en/docs/ai/');
    expect(marked()).toEqual(['AI']);
    expect(unfolded()).toEqual(['start', 'more', 'services']);
  });

  test('[DOCS-05] keeps folded what the visitor has folded, on a page that lies elsewhere', () => {
    visit('/en/docs/usage/');
    document.querySelector('#start')?.removeAttribute('open');
    visit('/en/docs/ai/');
    expect(unfolded()).toEqual(['more', 'services']);
  });
});
