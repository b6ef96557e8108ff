/** @jest-environment jsdom */

import { fireEvent, screen } from '@testing-library/react';
import { showProgress, startLeavingProgress } from './progress';

describe('progress', () => {
  const bars = () => document.body.querySelectorAll('[aria-hidden=true]');

  beforeEach(() => {
    jest.useFakeTimers();
    document.body.innerHTML = '<main></main>';
  });

  afterEach(() => jest.useRealTimers());

  describe('the progress bar', () => {
    test('[ROUTE-07] comes when a change has taken 200 ms, hidden from assistive technology', () => {
      showProgress();
      jest.advanceTimersByTime(199);
      expect(bars()).toHaveLength(0);
      jest.advanceTimersByTime(1);
      expect(bars()).toHaveLength(1);
    });

    test('[ROUTE-07] goes when the change has ended', () => {
      const end = showProgress();
      jest.advanceTimersByTime(200);
      end();
      expect(bars()).toHaveLength(0);
    });

    test('[ROUTE-07] never comes for a change that is quicker', () => {
      const end = showProgress();
      jest.advanceTimersByTime(199);
      end();
      jest.advanceTimersByTime(1000);
      expect(bars()).toHaveLength(0);
    });

    test('[ROUTE-07] of a change that took the place of another stays when that one ends', () => {
      const endFirst = showProgress();
      const endSecond = showProgress();
      jest.advanceTimersByTime(200);
      endFirst();
      endFirst();
      expect(bars()).toHaveLength(1);
      endSecond();
      expect(bars()).toHaveLength(0);
    });
  });
});

describe('leaving progress', () => {
  const delayMilliseconds = 200;
  const atMostMilliseconds = 20_000;

  /** The element that the style sheet animates. */
  const barSelector = '.progress-bar';
  const bars = () => document.querySelectorAll(barSelector);
  const navigation = new EventTarget();
  const preventDefault = (event: Event) => event.preventDefault();
  let stop = () => {};

  /** Clicks a link; nothing is loaded, because jsdom follows no links. */
  function follow(href: string, attributes = '', init: MouseEventInit = {}): void {
    document.body.innerHTML = `<a href="${href}" ${attributes}><span>Link</span></a>`;
    fireEvent.click(screen.getByText('Link'), init);
  }

  beforeEach(() => {
    jest.useFakeTimers();
    window.history.replaceState(null, '', '/it/docs/usage/?plan=pro');
    Object.defineProperty(window, 'navigation', { value: navigation, configurable: true });
    document.body.innerHTML = '';
    stop = startLeavingProgress();
    // After the tested listener: keeps jsdom from logging that it follows no links.
    window.addEventListener('click', preventDefault);
  });

  afterEach(() => {
    window.removeEventListener('click', preventDefault);
    stop();
    Reflect.deleteProperty(window, 'navigation');
    jest.useRealTimers();
  });

  describe('the bar of a page that the browser loads', () => {
    test('[ROUTE-07] is not there at 199 ms', () => {
      follow('/de/docs/faq/');
      jest.advanceTimersByTime(delayMilliseconds - 1);
      expect(bars()).toHaveLength(0);
    });

    test('[ROUTE-07] is there at 200 ms', () => {
      follow('/de/docs/faq/');
      jest.advanceTimersByTime(delayMilliseconds);
      expect(bars()).toHaveLength(1);
    });

    test('[ROUTE-07] is hidden from assistive technology', () => {
      follow('/de/docs/faq/');
      jest.advanceTimersByTime(delayMilliseconds);
      expect(bars()[0]).toHaveAttribute('aria-hidden', 'true');
    });

    test('[ROUTE-07] is one, however often the visitor clicks', () => {
      follow('/de/docs/faq/');
      fireEvent.click(screen.getByText('Link'));
      jest.advanceTimersByTime(delayMilliseconds);
      fireEvent.click(screen.getByText('Link'));
      jest.advanceTimersByTime(delayMilliseconds);
      expect(bars()).toHaveLength(1);
    });

    test.each([
      ['another locale', '/de/docs/usage/'],
      ['the same locale', '/it/docs/faq/'],
      ['a path with its ending', '/it/docs/faq.html'],
      ['a place on another page', '/it/docs/faq/#keys'],
      ['a page with a query', '/it/search/?q=pdf'],
      ['the same page with another query', '/it/docs/usage/'],
      ['a place on the same page with another query', '/it/docs/usage/#keys'],
      ['the present page again', '/it/docs/usage/?plan=pro'],
      ['a relative path', '../faq/'],
      ['the root', '/'],
    ])('[ROUTE-06] comes for a link to %s', (_, href) => {
      follow(href);
      jest.advanceTimersByTime(delayMilliseconds);
      expect(bars()).toHaveLength(1);
    });

    test('[ROUTE-06] comes for a link that names this window', () => {
      follow('/de/', 'target="_self"');
      jest.advanceTimersByTime(delayMilliseconds);
      expect(bars()).toHaveLength(1);
    });
  });

  describe('no bar comes', () => {
    afterEach(() => {
      jest.advanceTimersByTime(delayMilliseconds);
      expect(bars()).toHaveLength(0);
    });

    test('[ROUTE-06] for a link that a navigation has taken', () => {
      document.addEventListener('click', preventDefault, { once: true });
      follow('/it/docs/faq/');
    });

    test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
      '[ROUTE-06] for a click with %p, which opens the link elsewhere',
      (init) => follow('/de/', '', init),
    );

    test.each(['target="_blank"', 'target="account"', 'download', 'download="faq.txt"'])(
      '[ROUTE-06] for a link that has %s',
      (attributes) => follow('/de/', attributes),
    );

    test.each([
      ['a place on this page', '#keys'],
      ['a place on this page, by its whole address', '/it/docs/usage/?plan=pro#keys'],
      ['the top of this page', '#'],
      ['another site', 'https://other.example/de/'],
      ['another port', 'http://localhost:3000/de/'],
      ['an e-mail address', 'mailto:it@site.example'],
      ['a script', 'javascript:void(0)'],
      ['a file', '/it/helper.zip'],
      ['a feed', '/it/blog/rss.xml'],
      ['an address that is none', 'https://[broken/'],
    ])('[ROUTE-06] for a link to %s', (_, href) => follow(href));

    test('[ROUTE-06] for a click beside a link', () => {
      document.body.innerHTML = '<p>Text</p>';
      fireEvent.click(screen.getByText('Text'));
    });

    test('[ROUTE-06] for a click on the document itself', () => {
      fireEvent.click(document);
    });

    test('[ROUTE-06] once that is stopped', () => {
      stop();
      follow('/de/');
    });
  });

  describe('the bar goes away', () => {
    test.each([
      ['with the page that comes back as it was left', () => window.dispatchEvent(new Event('pageshow'))],
      ['when the load fails or is stopped', () => navigation.dispatchEvent(new Event('navigateerror'))],
      ['when that is stopped', () => stop()],
    ])('[ROUTE-07] %s', (_, act) => {
      follow('/de/');
      jest.advanceTimersByTime(delayMilliseconds);
      expect(bars()).toHaveLength(1);
      act();
      expect(bars()).toHaveLength(0);
    });

    test.each([
      ['with the page that comes back as it was left', () => window.dispatchEvent(new Event('pageshow'))],
      ['when the load fails or is stopped', () => navigation.dispatchEvent(new Event('navigateerror'))],
      ['when that is stopped', () => stop()],
    ])('[ROUTE-07] and never comes %s before its time', (_, act) => {
      follow('/de/');
      jest.advanceTimersByTime(delayMilliseconds - 1);
      act();
      jest.advanceTimersByTime(1);
      expect(bars()).toHaveLength(0);
    });

    test('[ROUTE-07] after 20 seconds, and not before', () => {
      follow('/de/');
      jest.advanceTimersByTime(atMostMilliseconds - 1);
      expect(bars()).toHaveLength(1);
      jest.advanceTimersByTime(1);
      expect(bars()).toHaveLength(0);
    });

    test('[ROUTE-07] and comes again for the next page', () => {
      follow('/de/');
      jest.advanceTimersByTime(delayMilliseconds);
      window.dispatchEvent(new Event('pageshow'));
      fireEvent.click(screen.getByText('Link'));
      jest.advanceTimersByTime(delayMilliseconds);
      expect(bars()).toHaveLength(1);
    });
  });

  test('[ROUTE-07] a browser that does not tell of its navigations has the bar too', () => {
    stop();
    Reflect.deleteProperty(window, 'navigation');
    stop = startLeavingProgress();
    // It has to be the last listener, as in `beforeEach`.
    window.removeEventListener('click', preventDefault);
    window.addEventListener('click', preventDefault);
    follow('/de/');
    jest.advanceTimersByTime(delayMilliseconds);
    expect(bars()).toHaveLength(1);
  });
});
