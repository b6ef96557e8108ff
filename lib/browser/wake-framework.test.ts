/** @jest-environment jsdom */
import { wakeOnIntent } from './wake-framework';

/** Addresses of the scripts that have been added once all that waits has run. */
function added(): (string | null)[] {
  jest.runAllTimers();
  return [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));
}

beforeEach(() => {
  jest.useFakeTimers();
  // What an earlier test left listening is woken, and forgotten.
  document.dispatchEvent(new Event('pointermove'));
  jest.runAllTimers();
  document.head.innerHTML = '';
});

afterEach(() => {
  jest.useRealTimers();
});

describe('wakeOnIntent', () => {
  test('[ROUTE-06] loads nothing before the visitor shows intent', () => {
    wakeOnIntent(['/a.js']);
    document.dispatchEvent(new Event('scroll'));
    expect(added()).toEqual([]);
  });

  test.each(['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'])(
    '[ROUTE-06] %s loads the scripts, in order',
    (intent) => {
      wakeOnIntent(['/first.js', '/second.js']);
      document.dispatchEvent(new Event(intent, { bubbles: true }));
      expect(added()).toEqual(['/first.js', '/second.js']);
      expect([...document.head.querySelectorAll('script')].every((script) => !script.async)).toBe(true);
    },
  );

  test('[SHELL-02] every script is added in a task of its own', () => {
    wakeOnIntent(['/first.js', '/second.js']);
    document.dispatchEvent(new Event('pointermove'));
    expect(document.head.childElementCount).toBe(0);
    expect(jest.getTimerCount()).toBe(2);
    expect(added()).toEqual(['/first.js', '/second.js']);
  });

  test('[ROUTE-06] a page that comes to lie under a pointer at rest sleeps on, until the pointer moves', () => {
    wakeOnIntent(['/a.js']);
    // jsdom's events know no movement.
    const move = (movementX: number) => Object.assign(new Event('pointermove'), { movementX, movementY: 0 });
    document.dispatchEvent(move(0));
    expect(added()).toEqual([]);
    document.dispatchEvent(move(2));
    expect(added()).toEqual(['/a.js']);
  });

  test('[ROUTE-06] a second intent loads nothing again', () => {
    wakeOnIntent(['/a.js']);
    document.dispatchEvent(new Event('pointermove'));
    document.dispatchEvent(new Event('keydown'));
    expect(added()).toEqual(['/a.js']);
  });

  test('[EDGE-01] what was missing without a connection is loaded when there is one', () => {
    wakeOnIntent(['/first.js', '/second.js']);
    document.dispatchEvent(new Event('pointermove'));
    jest.runAllTimers();
    document.head.querySelector('[src="/second.js"]')?.dispatchEvent(new Event('error'));
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('online'));
    expect(added()).toEqual(['/first.js', '/second.js', '/second.js']);
  });
});
