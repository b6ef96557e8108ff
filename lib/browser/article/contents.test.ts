/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { currentHeading, startContentsFollowing, startPopoverLinks } from './contents';

describe('follow contents', () => {
  const tops = [
    { id: 'install', top: -400 },
    { id: 'chrome', top: 50 },
    { id: 'use', top: 900 },
  ];

  describe('currentHeading', () => {
    test.each([
      ['the last heading above the line', tops, 96, false, 'chrome'],
      ['a heading exactly on the line', [{ id: 'install', top: 96 }], 96, false, 'install'],
      ['none above the first heading', [{ id: 'install', top: 97 }], 96, false, undefined],
      ['the last heading at the end of the page, however short its section is', tops, 96, true, 'use'],
      ['none on a page without headings', [], 96, true, undefined],
    ])('[DOCS-05] is %s', (_, headings, line, atEnd, expected) => {
      expect(currentHeading(headings, line, atEnd)).toBe(expected);
    });
  });

  describe('startContentsFollowing', () => {
    let stop = () => {};

    /** Simulates the layout of a scrolled page, because jsdom has none. */
    function layOut(headingTops: Readonly<Record<string, number>>): void {
      for (const [id, top] of Object.entries(headingTops)) {
        const heading = document.getElementById(id);
        if (heading) heading.getBoundingClientRect = () => new DOMRect(0, top, 100, 20);
      }
    }

    function scroll(): void {
      document.dispatchEvent(new Event('scroll'));
      jest.advanceTimersToNextFrame();
    }

    const marked = () =>
      screen
        .getAllByRole('link')
        .filter((link) => link.getAttribute('aria-current') === 'location')
        .map(({ textContent }) => textContent);

    beforeEach(() => {
      jest.useFakeTimers();
      document.body.innerHTML = `
      <nav data-contents><a href="#install">Install</a><a href="#%E7%94%A8%E6%B3%95">Use</a><a href="#gone">Gone</a></nav>
      <h2 id="install">Install</h2><h2 id="用法">Use</h2>`;
      layOut({ install: 200, 用法: 900 });
    });

    afterEach(() => {
      stop();
      jest.useRealTimers();
    });

    test('[DOCS-05] marks nothing above the first heading', () => {
      stop = startContentsFollowing();
      expect(marked()).toEqual([]);
    });

    test('[DOCS-05] marks the reader’s place at once where the page is opened in its middle', () => {
      layOut({ install: -50 });
      stop = startContentsFollowing();
      expect(marked()).toEqual(['Install']);
    });

    test('[DOCS-05] follows the reader down, and marks one place at a time', () => {
      stop = startContentsFollowing();
      layOut({ install: -50 });
      scroll();
      expect(marked()).toEqual(['Install']);
      layOut({ install: -700, 用法: 10 });
      scroll();
      expect(marked()).toEqual(['Use']);
    });

    test('[DOCS-05] unmarks the place when the reader goes back to the top', () => {
      layOut({ install: -50 });
      stop = startContentsFollowing();
      layOut({ install: 200 });
      scroll();
      expect(marked()).toEqual([]);
    });

    test('[DOCS-05] marks the last heading at the end of the page, which it is too short to reach the top of', () => {
      const page = { scrollHeight: 2000, clientHeight: 800, scrollTop: 1199 };
      for (const [name, value] of Object.entries(page)) {
        Object.defineProperty(document.documentElement, name, { value, configurable: true });
      }
      layOut({ install: -900, 用法: 500 });
      stop = startContentsFollowing();
      for (const name of Object.keys(page)) Reflect.deleteProperty(document.documentElement, name);
      expect(marked()).toEqual(['Use']);
    });

    test('[DOCS-05] follows when another width of the window moves the headings', () => {
      stop = startContentsFollowing();
      layOut({ install: -50 });
      window.dispatchEvent(new Event('resize'));
      jest.advanceTimersToNextFrame();
      expect(marked()).toEqual(['Install']);
    });

    test('[DOCS-05] measures once for each frame, however often the page scrolls in it', () => {
      stop = startContentsFollowing();
      const measure = jest.fn(() => new DOMRect());
      const heading = document.getElementById('install');
      if (heading) heading.getBoundingClientRect = measure;
      for (let event = 0; event < 10; event += 1) document.dispatchEvent(new Event('scroll'));
      jest.advanceTimersToNextFrame();
      expect(measure).toHaveBeenCalledTimes(1);
    });

    test('[DOCS-05] no longer follows once it is stopped, even within the same frame', () => {
      stop = startContentsFollowing();
      layOut({ install: -50 });
      document.dispatchEvent(new Event('scroll'));
      stop();
      window.dispatchEvent(new Event('resize'));
      scroll();
      expect(marked()).toEqual([]);
    });

    test('[DOCS-05] is quiet on a page without contents', () => {
      document.body.innerHTML = '<h2 id="install">Install</h2>';
      expect(() => {
        stop = startContentsFollowing();
        scroll();
      }).not.toThrow();
    });
  });
});

describe('popover links', () => {
  const hidePopover = jest.fn();
  const preventDefault = (event: Event) => event.preventDefault();
  let stop = () => {};

  /** Shows the contents as an open popover, or as a rail beside the text; jsdom has no popovers. */
  function showContents(shownAs: 'open popover' | 'rail' | 'unknown attribute'): void {
    document.body.innerHTML = `
    <nav popover="auto" aria-label="Contents">
      <a href="#install"><code>Install</code></a><a href="/it/docs/faq/">Questions</a><p>Text</p>
    </nav>
    <main><a href="#install">Below</a></main>`;
    const contents = screen.getByRole('navigation');
    if (shownAs === 'unknown attribute') {
      Object.assign(contents, {
        matches: () => {
          throw new DOMException('Unknown pseudo-class', 'SyntaxError');
        },
      });
      return;
    }
    const matches = (selector: string) => selector === ':popover-open' && shownAs === 'open popover';
    Object.assign(contents, { hidePopover, matches });
  }

  beforeEach(() => {
    // jsdom logs an error where it would have to follow a link.
    window.addEventListener('click', preventDefault);
    stop = startPopoverLinks();
  });

  afterEach(() => {
    stop();
    window.removeEventListener('click', preventDefault);
  });

  describe('the popover of contents', () => {
    test('[DOCS-05] closes when a heading is chosen', () => {
      showContents('open popover');
      fireEvent.click(screen.getByRole('link', { name: 'Install' }));
      expect(hidePopover).toHaveBeenCalledTimes(1);
    });

    test('[DOCS-05] closes when the press falls on a part of the heading', () => {
      showContents('open popover');
      fireEvent.click(screen.getByText('Install'));
      expect(hidePopover).toHaveBeenCalledTimes(1);
    });

    test('[DOCS-05] is left alone when it is shown as a rail beside the text', () => {
      showContents('rail');
      fireEvent.click(screen.getByRole('link', { name: 'Install' }));
      expect(hidePopover).not.toHaveBeenCalled();
    });

    test('[DOCS-05] is left alone in a browser that knows no popovers', () => {
      showContents('unknown attribute');
      const reported = jest.fn();
      window.addEventListener('error', reported);
      fireEvent.click(screen.getByRole('link', { name: 'Install' }));
      window.removeEventListener('error', reported);
      expect(reported).not.toHaveBeenCalled();
    });

    test.each([
      ['a link outside of it', () => screen.getByRole('link', { name: 'Below' })],
      ['a link to another page', () => screen.getByRole('link', { name: 'Questions' })],
      ['its text', () => screen.getByText('Text')],
      ['the document itself', () => document],
    ])('[DOCS-05] is not concerned with a press on %s', (_, target) => {
      showContents('open popover');
      fireEvent.click(target());
      expect(hidePopover).not.toHaveBeenCalled();
    });

    test('[DOCS-05] stays once that is stopped', () => {
      showContents('open popover');
      stop();
      fireEvent.click(screen.getByRole('link', { name: 'Install' }));
      expect(hidePopover).not.toHaveBeenCalled();
    });
  });
});
