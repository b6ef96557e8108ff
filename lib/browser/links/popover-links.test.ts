/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { startPopoverLinks } from './popover-links';

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
