/** @jest-environment jsdom */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { isOverlayEntry } from '@/lib/browser/navigation/history-entries';
import { pageChangedEvent } from '../loading/page-changed';
import { startSiteMenu } from './site-menu';

/** The window's width as a media query; jsdom has none. */
const wide = Object.assign(new EventTarget(), {
  media: '(width >= 997px)',
  matches: false,
  onchange: null,
  addListener() {},
  removeListener() {},
});

function resizeTo(isWide: boolean): void {
  wide.matches = isWide;
  wide.dispatchEvent(new Event('change'));
}

const sidebar = `
  <div class="doc-bar"><button type="button" popovertarget="docs-sidebar">List of docs</button></div>
  <aside class="sidebar" id="docs-sidebar"><ul>
    <li><a href="#usage">Usage</a></li><li><a href="#faq" aria-current="page">Questions</a></li>
  </ul></aside>`;

function showPage(sidebarHtml = sidebar): void {
  document.body.innerHTML = `
    <button type="button" popovertarget="site-menu">Menu</button>
    ${sidebarHtml}
    <main><a href="#text">Text</a></main>
    <dialog class="site-menu" id="site-menu" aria-label="Site menu" data-pane="main">
      <button type="button" popovertarget="site-menu">Close</button>
      <div class="site-menu-docs">
        <button type="button" data-show-pane="main">Back</button><nav class="site-menu-list"></nav>
      </div>
      <nav class="site-menu-main">
        <button type="button" data-show-pane="docs">Docs</button><a href="#download"><span>Download</span></a>
        <a href="https://app.example.org/">Application</a>
      </nav>
    </dialog>`;
  menu().getBoundingClientRect = () => new DOMRect(0, 0, 300, 600);
}

function menu(): HTMLDialogElement {
  const dialog = document.querySelector<HTMLDialogElement>('#site-menu');
  if (!dialog) throw new Error('The page has no menu.');
  return dialog;
}

const inMenu = () => within(menu());
const openMenu = () => fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
/** Escape closes a dialog in a browser, but not in jsdom. */
const pressEscape = () => menu().close();
const preventDefault = (event: Event) => event.preventDefault();

let back = jest.spyOn(window.history, 'back');
let stop = () => {};

beforeEach(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
  Element.prototype.scrollIntoView = () => {};
  window.matchMedia = () => wide;
  wide.matches = false;
  back.mockImplementation(() => {});
  history.replaceState({ place: 3 }, '', '/it/docs/faq/');
  showPage();
  stop = startSiteMenu();
});

afterEach(() => {
  stop();
  for (const method of ['showModal', 'close']) Reflect.deleteProperty(HTMLDialogElement.prototype, method);
});

afterAll(() => back.mockRestore());

describe('the menu that is opened', () => {
  test('[SHELL-06] is a modal dialog, and the browser opens no popover', () => {
    const showModal = jest.spyOn(menu(), 'showModal');
    // `false` is an event whose default was prevented.
    expect(openMenu()).toBe(false);
    expect(showModal).toHaveBeenCalledTimes(1);
    expect(menu().open).toBe(true);
  });

  test('[SHELL-06] holds a copy of the list of docs', () => {
    openMenu();
    const list = menu().querySelector<HTMLElement>('.site-menu-list');
    expect(
      list &&
        within(list)
          .getAllByRole('link')
          .map((link) => link.textContent),
    ).toEqual(['Usage', 'Questions']);
    expect(menu()).toHaveAttribute('data-has-docs');
    expect(document.querySelectorAll('.sidebar a')).toHaveLength(2);
  });

  test('[SHELL-06] holds the list once, however often it is opened', () => {
    openMenu();
    pressEscape();
    openMenu();
    expect(inMenu().getAllByText('Usage')).toHaveLength(1);
  });

  test('[SHELL-06] holds no list on a page that has none, also if the page before had one', () => {
    openMenu();
    pressEscape();
    document.querySelector('.sidebar')?.remove();
    openMenu();
    expect(inMenu().queryByText('Usage')).toBeNull();
    expect(menu()).not.toHaveAttribute('data-has-docs');
    expect(menu()).toHaveAttribute('data-pane', 'main');
  });

  test('[SHELL-06] shows the list of docs on a page that the list names', () => {
    openMenu();
    expect(menu()).toHaveAttribute('data-pane', 'docs');
  });

  test('[SHELL-06] shows the main menu on a page that the list does not name', () => {
    document.querySelector('.sidebar [aria-current]')?.removeAttribute('aria-current');
    openMenu();
    expect(menu()).toHaveAttribute('data-pane', 'main');
  });

  test('[SHELL-06] shows the list of docs where that was asked for', () => {
    document.querySelector('.sidebar [aria-current]')?.removeAttribute('aria-current');
    fireEvent.click(screen.getByRole('button', { name: 'List of docs' }));
    expect(menu().open).toBe(true);
    expect(menu()).toHaveAttribute('data-pane', 'docs');
  });

  test('[SHELL-06] scrolls to the present page', () => {
    const scrolledTo: (string | null)[] = [];
    Element.prototype.scrollIntoView = function scrollIntoView() {
      scrolledTo.push(this.textContent);
    };
    openMenu();
    expect(scrolledTo).toEqual(['Questions']);
  });

  test('[SHELL-06] changes between its two parts, and the focus goes along', () => {
    openMenu();
    expect(inMenu().getByRole('button', { name: 'Back' })).toHaveFocus();
    fireEvent.click(inMenu().getByRole('button', { name: 'Back' }));
    expect(menu()).toHaveAttribute('data-pane', 'main');
    expect(inMenu().getByRole('button', { name: 'Docs' })).toHaveFocus();
    fireEvent.click(inMenu().getByRole('button', { name: 'Docs' }));
    expect(menu()).toHaveAttribute('data-pane', 'docs');
    expect(menu().open).toBe(true);
  });

  test('[SHELL-06] has one entry of its own in the history, at the same address', () => {
    const before = history.length;
    openMenu();
    expect(history.length).toBe(before + 1);
    expect(isOverlayEntry()).toBe(true);
    expect(window.location.pathname).toBe('/it/docs/faq/');
  });

  test('[SHELL-06] takes the place of the popover that was open before the script came', () => {
    for (const selector of ['#site-menu', '#docs-sidebar']) {
      stop();
      showPage();
      const hidePopover = jest.fn();
      Object.assign(HTMLElement.prototype, { popover: null });
      Object.assign(document.querySelector(selector) ?? {}, { hidePopover, matches: () => true });
      for (const other of document.querySelectorAll('#site-menu, #docs-sidebar')) {
        if (!other.matches(selector)) Object.assign(other, { matches: () => false });
      }
      stop = startSiteMenu();
      Reflect.deleteProperty(HTMLElement.prototype, 'popover');
      expect(hidePopover).toHaveBeenCalledTimes(1);
      expect(menu().open).toBe(true);
    }
  });
});

describe('the menu closes, and takes its entry back,', () => {
  beforeEach(() => {
    openMenu();
  });

  test.each([
    ['by its button', () => fireEvent.click(inMenu().getByRole('button', { name: 'Close' }))],
    ['by Escape', pressEscape],
    ['by a press beside it', () => fireEvent.click(menu(), { clientX: 301, clientY: 10 })],
    ['when the window becomes wide', () => resizeTo(true)],
  ])('[SHELL-06] %s', (_, act) => {
    act();
    expect(menu().open).toBe(false);
    expect(back).toHaveBeenCalledTimes(1);
  });

  test('[SHELL-06] once for each time that it was open', () => {
    pressEscape();
    // Going back, which this test does not do, leads to the page's own entry.
    history.replaceState({ place: 3 }, '');
    window.dispatchEvent(new PopStateEvent('popstate'));
    openMenu();
    pressEscape();
    expect(back).toHaveBeenCalledTimes(2);
  });
});

test('[SHELL-06] the menu that a page brings back open from the browser’s store leaves no entry when it closes', async () => {
  back.mockRestore();
  openMenu();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  pressEscape();
  await waitFor(() => expect(isOverlayEntry()).toBe(false));
  expect(window.location.pathname).toBe('/it/docs/faq/');
  back = jest.spyOn(window.history, 'back');
});

describe('the menu closes, and does not go back,', () => {
  test('[SHELL-06] when the visitor goes back', () => {
    openMenu();
    history.replaceState({ place: 3 }, '');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(menu().open).toBe(false);
    expect(back).not.toHaveBeenCalled();
  });

  test('[SHELL-06] when another page has come', () => {
    openMenu();
    document.dispatchEvent(new Event(pageChangedEvent));
    expect(menu().open).toBe(false);
    expect(back).not.toHaveBeenCalled();
  });

  test('[SHELL-06] when another entry has taken the place of its own', () => {
    openMenu();
    history.pushState(null, '', '/it/pricing/');
    pressEscape();
    expect(menu().open).toBe(false);
    expect(back).not.toHaveBeenCalled();
  });
});

describe('the menu stays open', () => {
  beforeEach(() => {
    openMenu();
  });

  test('[SHELL-06] at a press on its ground', () => {
    fireEvent.click(menu(), { clientX: 300, clientY: 600 });
    expect(menu().open).toBe(true);
  });

  test('[SHELL-06] while the window stays narrow', () => {
    resizeTo(false);
    expect(menu().open).toBe(true);
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    '[SHELL-06] at a click with %p, which opens the link elsewhere',
    (init) => {
      fireEvent.click(inMenu().getByText('Download'), init);
      expect(menu().open).toBe(true);
    },
  );
});

describe('a link of the menu', () => {
  test('[SHELL-06] that is followed takes the place of the menu’s entry', async () => {
    back.mockRestore();
    openMenu();
    expect(fireEvent.click(inMenu().getByText('Download'))).toBe(false);
    expect(menu().open).toBe(false);
    await waitFor(() => expect(window.location.hash).toBe('#download'));
    expect(isOverlayEntry()).toBe(false);
    back = jest.spyOn(window.history, 'back');
  });

  test('[SHELL-06] is the browser’s own where another entry has taken the place of the menu’s', () => {
    openMenu();
    history.replaceState(null, '');
    expect(fireEvent.click(inMenu().getByText('Download'))).toBe(true);
    expect(menu().open).toBe(false);
  });

  test('[SHELL-06] that a navigation has taken is left to it', () => {
    openMenu();
    document.addEventListener('click', preventDefault);
    fireEvent.click(inMenu().getByText('Download'));
    document.removeEventListener('click', preventDefault);
    expect(menu().open).toBe(false);
    expect(window.location.hash).toBe('');
    expect(back).not.toHaveBeenCalled();
  });

  test('[SHELL-06] is the browser’s own while the menu is no dialog', () => {
    expect(fireEvent.click(inMenu().getByText('Download'))).toBe(true);
  });
});

test('[SHELL-06] a link outside of the menu is the browser’s own', () => {
  openMenu();
  expect(fireEvent.click(screen.getByRole('link', { name: 'Text' }))).toBe(true);
  expect(menu().open).toBe(true);
});

test('[SHELL-06] a window that becomes wide, and has no button for it, leaves the focus with the page', () => {
  document.querySelector('main')?.setAttribute('tabindex', '-1');
  openMenu();
  expect(menu().contains(document.activeElement)).toBe(true);
  resizeTo(true);
  expect(document.querySelector('main')).toHaveFocus();
});

test('[SHELL-06] on a wide window nothing opens', () => {
  wide.matches = true;
  const before = history.length;
  expect(openMenu()).toBe(false);
  expect(menu().open).toBe(false);
  expect(history.length).toBe(before);
});

test('[SHELL-06] a browser without modal dialogs keeps its popover', () => {
  stop();
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
  const before = history.length;
  stop = startSiteMenu();
  expect(openMenu()).toBe(true);
  expect(menu().open).toBe(false);
  expect(history.length).toBe(before);
});

test('[SHELL-06] a page without the menu is left alone', () => {
  stop();
  document.body.innerHTML = '<button type="button" popovertarget="site-menu">Menu</button>';
  stop = startSiteMenu();
  expect(openMenu()).toBe(true);
});

describe('once stopped', () => {
  test('[SHELL-06] the menu is closed', () => {
    openMenu();
    stop();
    expect(menu().open).toBe(false);
  });

  test('[SHELL-06] the button is the browser’s own', () => {
    stop();
    expect(openMenu()).toBe(true);
    expect(menu().open).toBe(false);
  });
});
