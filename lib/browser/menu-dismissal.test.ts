/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { startMenuDismissal } from './menu-dismissal';

let stop = () => {};

beforeEach(() => {
  document.body.innerHTML = `
    <header>
      <details name="navbar" aria-label="tools" open><summary>Tools</summary><a href="/zh/image/">Image</a></details>
    </header>
    <main><details aria-label="answer" open><summary>Question</summary></details><button>Elsewhere</button></main>`;
  stop = startMenuDismissal();
});

afterEach(() => stop());

const menu = () => screen.getByRole('group', { name: 'tools' });

describe('an open menu of the navbar', () => {
  test('[SHELL-03] closes on Escape', () => {
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(menu()).not.toHaveAttribute('open');
  });

  test('[SHELL-03] gives the focus back to its name when Escape closes it', () => {
    screen.getByRole('link', { name: 'Image' }).focus();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(document.activeElement).toBe(screen.getByText('Tools'));
  });

  test('[SHELL-03] does not take a focus that was elsewhere', () => {
    const button = screen.getByRole('button', { name: 'Elsewhere' });
    button.focus();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(document.activeElement).toBe(button);
  });

  test('[SHELL-03] closes when the visitor presses elsewhere', () => {
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(menu()).not.toHaveAttribute('open');
  });

  test('[SHELL-03] stays open while the visitor presses inside it', () => {
    fireEvent.pointerDown(screen.getByRole('link', { name: 'Image' }));
    expect(menu()).toHaveAttribute('open');
  });

  test.each(['Enter', 'Tab', 'a'])('[SHELL-03] stays open on %s', (key) => {
    fireEvent.keyDown(document.body, { key });
    expect(menu()).toHaveAttribute('open');
  });

  test('[SHELL-03] stays open once dismissal is stopped', () => {
    stop();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    fireEvent.pointerDown(document.body);
    expect(menu()).toHaveAttribute('open');
  });
});

test('[PAGE-13] a fold in the text is no menu, and stays open', () => {
  fireEvent.keyDown(document.body, { key: 'Escape' });
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.getByRole('group', { name: 'answer' })).toHaveAttribute('open');
});

describe('the popover of contents', () => {
  const hidePopover = jest.fn();
  let isOpen = true;

  beforeEach(() => {
    document.body.innerHTML = `
      <nav popover="auto"><a href="#keys">Keys</a><a href="/zh/docs/">Docs</a></nav><a href="#top">Top</a>`;
    document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
    isOpen = true;
    // jsdom knows no popovers.
    Object.assign(screen.getByRole('navigation'), {
      matches: (selector: string) => selector === ':popover-open' && isOpen,
      hidePopover,
    });
  });

  test('[DOCS-05] closes when a heading is chosen in it', () => {
    fireEvent.click(screen.getByRole('link', { name: 'Keys' }));
    expect(hidePopover).toHaveBeenCalledTimes(1);
  });

  test('[DOCS-05] is left alone where it is shown as a rail', () => {
    isOpen = false;
    fireEvent.click(screen.getByRole('link', { name: 'Keys' }));
    expect(hidePopover).not.toHaveBeenCalled();
  });

  test.each(['Docs', 'Top'])('[DOCS-05] is not concerned with the link "%s"', (name) => {
    fireEvent.click(screen.getByRole('link', { name }));
    expect(hidePopover).not.toHaveBeenCalled();
  });
});
