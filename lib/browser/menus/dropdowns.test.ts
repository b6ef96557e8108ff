/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { pageChangedEvent } from '../loading/page-changed';
import { hoverClosesMilliseconds, hoverOpensMilliseconds, startDropdowns } from './dropdowns';

/** Longer than any delay of a menu. */
const settledMilliseconds = 5000;

/** jsdom has no pointer events. */
class TestPointerEvent extends MouseEvent {
  readonly pointerType: string;

  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? '';
  }
}

function dropdown(name: string, links: readonly string[]): string {
  const items = links.map((link) => `<li><a href="#${link}">${link}</a></li>`);
  return `<div class="dropdown">
    <button type="button" aria-expanded="false">${name}</button>
    <div class="dropdown-sheet"><p>About ${name}</p><ul>${items.join('')}</ul></div>
  </div>`;
}

const button = (name: string) => screen.getByRole('button', { name });
const link = (name: string) => screen.getByRole('link', { name });
const isOpen = (name: string) => button(name).getAttribute('aria-expanded') === 'true';

/** Moves the pointer from one element to the next, with the events of a browser. */
function movePointer(from: Element | null, to: Element, pointerType = 'mouse'): void {
  if (from) fireEvent.pointerOut(from, { pointerType, relatedTarget: to });
  fireEvent.pointerOver(to, { pointerType, relatedTarget: from });
}

/** Presses a button, with all events of a browser. */
function press(element: Element): void {
  fireEvent.pointerDown(element, { pointerType: 'mouse' });
  fireEvent.click(element);
}

const pressKey = (key: string, modifiers: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...modifiers });

let stop = () => {};

beforeAll(() => {
  Object.defineProperty(window, 'PointerEvent', { value: TestPointerEvent, configurable: true });
});

afterAll(() => {
  Reflect.deleteProperty(window, 'PointerEvent');
});

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = [
    '<a href="#before">before</a>',
    dropdown('Tools', ['pdf', 'image', 'text']),
    dropdown('Discover', ['manga', 'exchange']),
    '<main>Text</main>',
  ].join('');
  stop = startDropdowns();
});

afterEach(() => {
  stop();
  jest.useRealTimers();
});

describe('a press on the button of a menu', () => {
  test('[SHELL-03] opens it', () => {
    press(button('Tools'));
    expect(isOpen('Tools')).toBe(true);
  });

  test('[SHELL-03] on what the button holds opens it too', () => {
    button('Tools').innerHTML = 'Tools<svg><path /></svg>';
    press(document.querySelector('path') ?? document.body);
    expect(isOpen('Tools')).toBe(true);
  });

  test('[SHELL-03] closes the menu that is open', () => {
    press(button('Tools'));
    press(button('Tools'));
    expect(isOpen('Tools')).toBe(false);
  });

  test('[SHELL-03] closes the other menu', () => {
    press(button('Tools'));
    // A press by keyboard dispatches no pointer event.
    fireEvent.click(button('Discover'));
    expect(isOpen('Tools')).toBe(false);
    expect(isOpen('Discover')).toBe(true);
  });
});

describe('an open menu', () => {
  beforeEach(() => press(button('Tools')));

  test('[SHELL-03] closes at a press outside', () => {
    fireEvent.pointerDown(screen.getByText('Text'), { pointerType: 'mouse' });
    expect(isOpen('Tools')).toBe(false);
  });

  test('[SHELL-03] stays at a press on what its list holds beside links', () => {
    press(screen.getByText('About Tools'));
    expect(isOpen('Tools')).toBe(true);
  });

  test('[SHELL-03] closes when a link of it is followed', () => {
    press(link('image'));
    expect(isOpen('Tools')).toBe(false);
  });

  test('[SHELL-03] closes when another page has come', () => {
    document.dispatchEvent(new Event(pageChangedEvent));
    expect(isOpen('Tools')).toBe(false);
  });

  test('[SHELL-03] closes when the focus goes elsewhere', () => {
    link('text').focus();
    link('before').focus();
    expect(isOpen('Tools')).toBe(false);
  });

  test('[SHELL-03] stays while the focus moves inside of it', () => {
    button('Tools').focus();
    link('pdf').focus();
    link('text').focus();
    expect(isOpen('Tools')).toBe(true);
  });

  test('[SHELL-03] stays when the window is left', () => {
    link('pdf').focus();
    fireEvent.focusOut(link('pdf'), { relatedTarget: null });
    expect(isOpen('Tools')).toBe(true);
  });

  test('[SHELL-03] stays when the pointer leaves after a while, for a press has opened it', () => {
    movePointer(button('Tools'), link('text'));
    jest.advanceTimersByTime(settledMilliseconds);
    movePointer(link('text'), screen.getByText('Text'));
    jest.advanceTimersByTime(settledMilliseconds);
    expect(isOpen('Tools')).toBe(true);
  });
});

describe('the keyboard', () => {
  test.each([
    ['ArrowDown', 'pdf'],
    ['ArrowUp', 'text'],
  ])('[SHELL-03] %s on a button opens the menu and leads to "%s"', (key, expected) => {
    button('Tools').focus();
    pressKey(key);
    expect(isOpen('Tools')).toBe(true);
    expect(link(expected)).toHaveFocus();
  });

  test.each([
    ['ArrowDown', 'pdf', 'image'],
    ['ArrowDown', 'text', 'pdf'],
    ['ArrowUp', 'text', 'image'],
    ['ArrowUp', 'pdf', 'text'],
    ['Home', 'text', 'pdf'],
    ['End', 'pdf', 'text'],
  ])('[SHELL-03] %s leads from "%s" to "%s"', (key, from, to) => {
    press(button('Tools'));
    link(from).focus();
    pressKey(key);
    expect(link(to)).toHaveFocus();
    expect(isOpen('Tools')).toBe(true);
  });

  test('[SHELL-03] a key that moves the focus does not scroll the page', () => {
    button('Tools').focus();
    // `false` is an event whose default was prevented.
    expect(pressKey('ArrowDown')).toBe(false);
  });

  test.each(['Home', 'End', 'a', 'Tab'])('[SHELL-03] %s on a button is left to the browser', (key) => {
    button('Tools').focus();
    expect(pressKey(key)).toBe(true);
    expect(button('Tools')).toHaveFocus();
    expect(isOpen('Tools')).toBe(false);
  });

  test.each(['ctrlKey', 'metaKey', 'altKey', 'shiftKey'])(
    '[SHELL-03] an arrow with %s is left to the browser',
    (key) => {
      button('Tools').focus();
      expect(pressKey('ArrowDown', { [key]: true })).toBe(true);
      expect(isOpen('Tools')).toBe(false);
    },
  );

  test('[SHELL-03] an arrow outside of the menus is left to the browser', () => {
    link('before').focus();
    expect(pressKey('ArrowDown')).toBe(true);
    expect(link('before')).toHaveFocus();
  });
});

describe('Escape', () => {
  test('[SHELL-03] closes the menu and gives the focus back to its button', () => {
    press(button('Tools'));
    link('image').focus();
    pressKey('Escape');
    expect(isOpen('Tools')).toBe(false);
    expect(button('Tools')).toHaveFocus();
  });

  test('[SHELL-03] closes the menu and leaves the focus alone where it was elsewhere', () => {
    link('before').focus();
    press(button('Tools'));
    pressKey('Escape');
    expect(isOpen('Tools')).toBe(false);
    expect(link('before')).toHaveFocus();
  });

  test('[SHELL-03] closes what a pointer has opened, with the pointer still there', () => {
    movePointer(null, button('Tools'));
    jest.advanceTimersByTime(hoverOpensMilliseconds);
    pressKey('Escape');
    jest.advanceTimersByTime(settledMilliseconds);
    expect(isOpen('Tools')).toBe(false);
  });
});

test('[SHELL-03] a link that is followed closes its menu, and leaves the focus with the button', () => {
  press(button('Tools'));
  link('image').focus();
  fireEvent.click(link('image'));
  expect(isOpen('Tools')).toBe(false);
  expect(button('Tools')).toHaveFocus();
});

describe('a pointer that rests on a button', () => {
  test('[SHELL-03] opens the menu after a moment', () => {
    movePointer(null, button('Tools'));
    jest.advanceTimersByTime(hoverOpensMilliseconds - 1);
    expect(isOpen('Tools')).toBe(false);
    jest.advanceTimersByTime(1);
    expect(isOpen('Tools')).toBe(true);
  });

  test('[SHELL-03] opens nothing if it only passes', () => {
    movePointer(null, button('Tools'));
    jest.advanceTimersByTime(hoverOpensMilliseconds - 1);
    movePointer(button('Tools'), screen.getByText('Text'));
    jest.advanceTimersByTime(settledMilliseconds);
    expect(isOpen('Tools')).toBe(false);
  });

  test.each(['touch', 'pen'])('[SHELL-03] opens nothing if it is a %s', (pointerType) => {
    movePointer(null, button('Tools'), pointerType);
    jest.advanceTimersByTime(settledMilliseconds);
    expect(isOpen('Tools')).toBe(false);
  });

  test('[SHELL-03] closes the other menu', () => {
    press(button('Discover'));
    movePointer(null, button('Tools'));
    jest.advanceTimersByTime(hoverOpensMilliseconds);
    expect(isOpen('Tools')).toBe(true);
    expect(isOpen('Discover')).toBe(false);
  });

  test('[SHELL-03] opens nothing if two presses have opened and closed the menu meanwhile', () => {
    movePointer(null, button('Tools'));
    press(button('Tools'));
    press(button('Tools'));
    jest.advanceTimersByTime(settledMilliseconds);
    expect(isOpen('Tools')).toBe(false);
  });

  test('[SHELL-03] closes nothing if a press has opened the menu before', () => {
    movePointer(null, button('Tools'));
    press(button('Tools'));
    jest.advanceTimersByTime(settledMilliseconds);
    expect(isOpen('Tools')).toBe(true);
  });
});

describe('a menu that a pointer has opened', () => {
  beforeEach(() => {
    movePointer(null, button('Tools'));
    jest.advanceTimersByTime(hoverOpensMilliseconds);
  });

  test('[SHELL-03] stays while the pointer is on its list', () => {
    movePointer(button('Tools'), link('text'));
    jest.advanceTimersByTime(settledMilliseconds);
    expect(isOpen('Tools')).toBe(true);
  });

  test('[SHELL-03] stays when the pointer crosses the gap to its list', () => {
    movePointer(button('Tools'), screen.getByText('Text'));
    jest.advanceTimersByTime(hoverClosesMilliseconds - 1);
    movePointer(screen.getByText('Text'), link('pdf'));
    jest.advanceTimersByTime(settledMilliseconds);
    expect(isOpen('Tools')).toBe(true);
  });

  test('[SHELL-03] closes a moment after the pointer has left', () => {
    movePointer(button('Tools'), screen.getByText('Text'));
    jest.advanceTimersByTime(hoverClosesMilliseconds - 1);
    expect(isOpen('Tools')).toBe(true);
    jest.advanceTimersByTime(1);
    expect(isOpen('Tools')).toBe(false);
  });

  test('[SHELL-03] closes when the pointer leaves the window', () => {
    fireEvent.pointerOut(button('Tools'), { pointerType: 'mouse', relatedTarget: null });
    jest.advanceTimersByTime(hoverClosesMilliseconds);
    expect(isOpen('Tools')).toBe(false);
  });

  test('[SHELL-03] stays if it holds the focus', () => {
    link('image').focus();
    movePointer(button('Tools'), screen.getByText('Text'));
    jest.advanceTimersByTime(settledMilliseconds);
    expect(isOpen('Tools')).toBe(true);
  });

  test('[SHELL-03] is kept by a press on its button', () => {
    press(button('Tools'));
    expect(isOpen('Tools')).toBe(true);
    movePointer(button('Tools'), screen.getByText('Text'));
    jest.advanceTimersByTime(settledMilliseconds);
    expect(isOpen('Tools')).toBe(true);
  });

  test('[SHELL-03] closes at the second press on its button', () => {
    press(button('Tools'));
    press(button('Tools'));
    expect(isOpen('Tools')).toBe(false);
  });

  test('[SHELL-03] gives way to the menu beside it when the pointer rests there', () => {
    movePointer(button('Tools'), button('Discover'));
    jest.advanceTimersByTime(hoverOpensMilliseconds);
    expect(isOpen('Tools')).toBe(false);
    expect(isOpen('Discover')).toBe(true);
  });

  test('[SHELL-03] opens again the next time', () => {
    movePointer(button('Tools'), screen.getByText('Text'));
    jest.advanceTimersByTime(hoverClosesMilliseconds);
    movePointer(screen.getByText('Text'), button('Tools'));
    jest.advanceTimersByTime(hoverOpensMilliseconds);
    expect(isOpen('Tools')).toBe(true);
  });
});

describe('a pointer that does something else meanwhile', () => {
  test('[SHELL-03] and leaves over the menu beside it closes the menu that it has opened', () => {
    movePointer(null, button('Tools'));
    jest.advanceTimersByTime(hoverOpensMilliseconds);
    movePointer(button('Tools'), button('Discover'));
    jest.advanceTimersByTime(hoverOpensMilliseconds - 1);
    movePointer(button('Discover'), screen.getByText('Text'));
    jest.advanceTimersByTime(settledMilliseconds);
    expect(isOpen('Tools')).toBe(false);
  });

  test('[SHELL-03] and stirs on the button does not open again what a press has closed', () => {
    button('Tools').innerHTML = 'Tools<svg></svg>';
    movePointer(null, button('Tools'));
    press(button('Tools'));
    press(button('Tools'));
    movePointer(button('Tools'), document.querySelector('svg') ?? document.body);
    jest.advanceTimersByTime(settledMilliseconds);
    expect(isOpen('Tools')).toBe(false);
  });

  test('[SHELL-03] and still waits opens nothing after Escape', () => {
    movePointer(null, button('Tools'));
    pressKey('Escape');
    jest.advanceTimersByTime(settledMilliseconds);
    expect(isOpen('Tools')).toBe(false);
  });

  test('[SHELL-03] and still waits opens nothing on the page that has come', () => {
    movePointer(null, button('Tools'));
    document.dispatchEvent(new Event(pageChangedEvent));
    jest.advanceTimersByTime(settledMilliseconds);
    expect(isOpen('Tools')).toBe(false);
  });
});

describe('the document', () => {
  test('[SHELL-03] says that the menus are served, for the stylesheet to leave them alone', () => {
    expect(document.documentElement).toHaveAttribute('data-menus-ready');
    stop();
    expect(document.documentElement).not.toHaveAttribute('data-menus-ready');
  });
});

describe('once stopped', () => {
  test('[SHELL-03] a press opens nothing', () => {
    stop();
    press(button('Tools'));
    expect(isOpen('Tools')).toBe(false);
  });

  test('[SHELL-03] neither keys nor the pointer open anything', () => {
    stop();
    button('Tools').focus();
    pressKey('ArrowDown');
    movePointer(null, button('Tools'));
    jest.advanceTimersByTime(settledMilliseconds);
    expect(isOpen('Tools')).toBe(false);
  });

  test('[SHELL-03] a menu on which the pointer rests stays closed', () => {
    movePointer(null, button('Tools'));
    stop();
    jest.advanceTimersByTime(settledMilliseconds);
    expect(isOpen('Tools')).toBe(false);
  });

  test.each([
    ['Escape', () => pressKey('Escape')],
    ['a press outside', () => fireEvent.pointerDown(screen.getByText('Text'))],
    ['the focus that leaves', () => fireEvent.focusOut(button('Tools'), { relatedTarget: link('before') })],
    ['another page', () => document.dispatchEvent(new Event(pageChangedEvent))],
  ])('[SHELL-03] %s closes nothing', (_, act) => {
    press(button('Tools'));
    stop();
    act();
    expect(isOpen('Tools')).toBe(true);
  });
});
