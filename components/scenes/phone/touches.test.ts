/** @jest-environment jsdom */

import type { Gesture } from './phone-state';
import { holdTime, watchTouches } from './touches';

const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
let made: (Gesture | undefined)[];
let stop: () => void;

/** jsdom has no pointer events; a mouse event of the same name is equivalent here. */
const send = (selector: string, type: string, x = 0) =>
  find(selector).dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x }));

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<div id="s"><i data-touch="ball"></i><i data-touch="picture"></i><p data-block></p></div>';
  made = [];
  stop = watchTouches(find('#s'), (gesture) => made.push(gesture));
});

afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('[PAGE-06] a short touch of the ball is a tap, a long one a hold and no tap', () => {
  send('[data-touch="ball"]', 'pointerdown');
  send('[data-touch="ball"]', 'pointerup');
  jest.advanceTimersByTime(holdTime);
  expect(made).toEqual(['tap']);
  send('[data-touch="ball"]', 'pointerdown');
  jest.advanceTimersByTime(holdTime);
  send('[data-touch="ball"]', 'pointerup');
  expect(made).toEqual(['tap', 'hold']);
});

test('[PAGE-06] a picture is held, not tapped', () => {
  send('[data-touch="picture"]', 'pointerdown');
  send('[data-touch="picture"]', 'pointerup');
  expect(made).toEqual([]);
  send('[data-touch="picture"]', 'pointerdown');
  jest.advanceTimersByTime(holdTime);
  expect(made).toEqual(['picture']);
});

test.each([
  ['slips', () => send('[data-touch="ball"]', 'pointermove', 30)],
  ['scrolls the page', () => send('[data-touch="ball"]', 'pointercancel')],
])('[PAGE-06] a finger that %s neither holds nor taps', (_, moves) => {
  send('[data-touch="ball"]', 'pointerdown');
  moves();
  jest.advanceTimersByTime(holdTime);
  send('[data-touch="ball"]', 'pointerup');
  expect(made).toEqual([]);
});

test('[PAGE-06] three taps on a paragraph are one gesture, and the fourth begins anew', () => {
  for (let tap = 0; tap < 4; tap++) send('[data-block]', 'pointerup');
  expect(made).toEqual(['triple']);
});

test('[PAGE-06] the system’s menu stays away where a finger is held, and comes elsewhere', () => {
  expect(send('[data-touch="picture"]', 'contextmenu')).toBe(false);
  expect(send('[data-block]', 'contextmenu')).toBe(true);
});
