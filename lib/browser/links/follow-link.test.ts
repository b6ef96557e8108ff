/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { followableRoute } from './follow-link';

const events = ['click', 'pointerover', 'focusin', 'touchstart'] as const;

/** The last result; its initial value distinguishes an event that never arrived from one that leads nowhere. */
let address: string | undefined;

const onEvent = (event: Event) => {
  try {
    address = followableRoute(event, window.location);
  } catch (error) {
    address = `threw ${error}`;
  }
  // jsdom cannot follow a link.
  event.preventDefault();
};

beforeEach(() => {
  address = 'no event arrived';
  window.history.replaceState(null, '', '/it/docs/usage/?plan=pro');
  for (const name of events) document.addEventListener(name, onEvent);
});

afterEach(() => {
  for (const name of events) document.removeEventListener(name, onEvent);
});

function linkTo(href: string, attributes = ''): HTMLElement {
  document.body.innerHTML = `<a href="${href}" ${attributes}>Link</a>`;
  return screen.getByText('Link');
}

function addressOf(href: string, attributes = ''): string | undefined {
  fireEvent.click(linkTo(href, attributes));
  return address;
}

describe('a click on a link within the locale', () => {
  test.each([
    ['a page', '/it/docs/faq/', '/it/docs/faq/'],
    ['the root of the locale', '/it/', '/it/'],
    ['a relative address', '../faq/', '/it/docs/faq/'],
    ['a full address of this site', 'http://localhost/it/docs/faq/', '/it/docs/faq/'],
    ['a page with query and hash', '/it/search/?q=pdf#results', '/it/search/?q=pdf#results'],
    ['a page whose name is not ASCII', '/it/docs/用法/', '/it/docs/%E7%94%A8%E6%B3%95/'],
    ['the present page', '/it/docs/usage/?plan=pro', '/it/docs/usage/?plan=pro'],
    ['the present page with another query', '/it/docs/usage/?plan=free#keys', '/it/docs/usage/?plan=free#keys'],
    ['the same place on another page', '/it/docs/faq/?plan=pro#keys', '/it/docs/faq/?plan=pro#keys'],
  ])('[ROUTE-06] leads to %s without a load', (_, href, expected) => {
    expect(addressOf(href)).toBe(expected);
  });

  test('[ROUTE-06] needs no load where the link names its own tab', () => {
    expect(addressOf('/it/docs/faq/', 'target="_self"')).toBe('/it/docs/faq/');
  });

  test('[ROUTE-06] counts wherever in the link it falls', () => {
    document.body.innerHTML = '<a href="/it/docs/faq/"><span><svg><title>Icon</title></svg><b>Text</b></span></a>';
    fireEvent.click(screen.getByText('Icon'));
    expect(address).toBe('/it/docs/faq/');
  });

  test.each([
    ['/it/docs/faq.html', '/it/docs/faq/'],
    ['/it/docs/faq/index.html', '/it/docs/faq/'],
    ['/it/index.html', '/it/'],
    ['/it.html', '/it/'],
    ['/it/docs/faq', '/it/docs/faq/'],
    ['/it', '/it/'],
    ['/it//docs//faq/', '/it/docs/faq/'],
    ['/it/docs/faq.html?plan=pro#keys', '/it/docs/faq/?plan=pro#keys'],
  ])('[LOC-06] follows %s in its proper form', (href, expected) => {
    expect(addressOf(href)).toBe(expected);
  });
});

describe('the browser does as it does', () => {
  test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('[ROUTE-06] with a click that has %s', (key) => {
    fireEvent.click(linkTo('/it/docs/faq/'), { [key]: true });
    expect(address).toBeUndefined();
  });

  test.each([
    ['middle', 1],
    ['secondary', 2],
    ['back', 3],
  ])('[ROUTE-06] with a click of the %s button', (_, button) => {
    fireEvent.click(linkTo('/it/docs/faq/'), { button });
    expect(address).toBeUndefined();
  });

  test('[ROUTE-06] with a click that something else has dealt with', () => {
    const link = linkTo('/it/docs/faq/');
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(address).toBeUndefined();
  });

  test('[ROUTE-06] with a click beside a link', () => {
    document.body.innerHTML = '<p>Text <a href="/it/docs/faq/">Link</a></p>';
    fireEvent.click(screen.getByText('Text'));
    expect(address).toBeUndefined();
  });

  test('[ROUTE-06] with a link that has no address', () => {
    document.body.innerHTML = '<a>Link</a>';
    fireEvent.click(screen.getByText('Link'));
    expect(address).toBeUndefined();
  });

  test('[ROUTE-06] with an event on the document itself', () => {
    fireEvent.click(document);
    expect(address).toBeUndefined();
  });

  test.each(['target="_blank"', 'target="account"', 'target="_parent"', 'download', 'download="faq.txt"'])(
    '[ROUTE-06] with a link that has %s',
    (attributes) => {
      expect(addressOf('/it/docs/faq/', attributes)).toBeUndefined();
    },
  );

  test.each([
    ['another host', 'https://evil.example/it/docs/faq/'],
    ['another host without a scheme', '//evil.example/it/docs/faq/'],
    ['another host, written with backslashes', '\\\\evil.example/it/docs/faq/'],
    ['another port', 'http://localhost:3000/it/docs/faq/'],
    ['another scheme', 'https://localhost/it/docs/faq/'],
    ['a script', 'javascript:void(0)'],
    ['an e-mail address', 'mailto:it@site.example'],
  ])('[ROUTE-06] with a link to %s', (_, href) => {
    expect(addressOf(href)).toBeUndefined();
  });

  test.each([
    ['another locale', '/de/docs/usage/'],
    ['a locale whose name begins alike', '/ita/docs/usage/'],
    ['a locale in capitals', '/IT/docs/faq/'],
    ['no locale', '/docs/faq/'],
    ['the root', '/'],
    ['the account application', '/profile/'],
  ])('[ROUTE-06] with a link to %s', (_, href) => {
    expect(addressOf(href)).toBeUndefined();
  });

  test.each(['/it/docs/usage.md', '/it/blog/rss.xml', '/it/llms.txt', '/it/helper.zip', '/it/docs/PICTURE.PNG'])(
    '[ROUTE-06] with the file %s',
    (href) => {
      expect(addressOf(href)).toBeUndefined();
    },
  );

  test.each([
    ['broken percent-encoding', '/it/docs/%E7%94/'],
    ['an encoded backslash', '/it/docs/%5Cevil.example/'],
    ['an encoded control character', '/it/docs/%00/'],
  ])('[ROUTE-06] with a path that has %s', (_, href) => {
    expect(addressOf(href)).toBeUndefined();
  });

  test.each(['#keys', '/it/docs/usage/?plan=pro#keys', '/it/docs/usage.html?plan=pro#keys'])(
    '[ROUTE-06] with %s, a place on the present page',
    (href) => {
      expect(addressOf(href)).toBeUndefined();
    },
  );

  test('[ROUTE-06] on a page without a locale', () => {
    window.history.replaceState(null, '', '/docs/usage/');
    expect(addressOf('/docs/faq/')).toBeUndefined();
  });

  // Known defects follow. When one is fixed its test fails: remove `failing` then.
  test('[ROUTE-06] with "#", the top of the present page', () => {
    expect(addressOf('#')).toBeUndefined();
  });

  test('[ROUTE-06] with a place on the present page, whose path is not ASCII', () => {
    window.history.replaceState(null, '', '/it/docs/用法/');
    expect(addressOf('#keys')).toBeUndefined();
  });

  test('[ROUTE-06] with an address that is none', () => {
    expect(addressOf('https://[broken/')).toBeUndefined();
  });

  test.each(['/it/docs/a%3Fb/', '/it/docs/a%23b/'])('[ROUTE-06] or %s stays the path that it is', (href) => {
    expect([undefined, href]).toContain(addressOf(href));
  });
});

describe('a link of which the visitor thinks', () => {
  test.each([
    ['pointed at', fireEvent.pointerOver],
    ['reached by keyboard', fireEvent.focusIn],
    ['touched', fireEvent.touchStart],
  ])('[ROUTE-09] is known when it is %s', (_, reach) => {
    reach(linkTo('/it/docs/faq.html#keys'));
    expect(address).toBe('/it/docs/faq/#keys');
  });

  test('[ROUTE-09] is known when it is pointed at, for which browsers report no button', () => {
    // The library would dispatch a plain event, because jsdom has no pointer events; they are mouse events.
    fireEvent(linkTo('/it/docs/faq/'), new MouseEvent('pointerover', { bubbles: true, button: -1 }));
    expect(address).toBe('/it/docs/faq/');
  });

  test('[ROUTE-09] is not fetched from another site', () => {
    fireEvent.pointerOver(linkTo('//evil.example/it/docs/faq/'));
    expect(address).toBeUndefined();
  });
});
