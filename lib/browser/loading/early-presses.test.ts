/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { behavioursReadyEvent, islandsReadyEvent, keepEarlyPresses } from './early-presses';

const ready = (name: string) => document.dispatchEvent(new Event(name));
const button = (name: string) => screen.getByRole('button', { name });

/** Records what a button receives once its script runs. */
function listen(name: string): { clicks: number; keys: string[] } {
  const heard = { clicks: 0, keys: [] as string[] };
  button(name).addEventListener('click', () => {
    heard.clicks += 1;
  });
  button(name).addEventListener('keydown', (event) => heard.keys.push(event.key));
  return heard;
}

beforeEach(() => {
  document.body.innerHTML = `
    <div class="dropdown"><button aria-expanded="false">Tools</button></div>
    <button data-copy>Copy</button><button>Other</button>
    <form data-island="form"><button>Send</button></form>`;
  keepEarlyPresses();
});

// Events that a test has not consumed must not reach the next one.
afterEach(() => {
  ready(behavioursReadyEvent);
  ready(islandsReadyEvent);
});

test('[SHELL-03] a press of a menu’s name before its script is there is given to it then, once', () => {
  fireEvent.click(button('Tools'));
  const heard = listen('Tools');
  ready(behavioursReadyEvent);
  expect(heard.clicks).toBe(1);
  fireEvent.click(button('Tools'));
  ready(behavioursReadyEvent);
  expect(heard.clicks).toBe(2);
});

test('[SHELL-03] an arrow key on a menu’s name is kept too', () => {
  fireEvent.keyDown(button('Tools'), { key: 'ArrowDown' });
  const heard = listen('Tools');
  ready(behavioursReadyEvent);
  expect(heard).toEqual({ clicks: 0, keys: ['ArrowDown'] });
});

test('[SHELL-03] only the last press counts', () => {
  fireEvent.click(button('Tools'));
  fireEvent.click(button('Copy'));
  const [tools, copy] = [listen('Tools'), listen('Copy')];
  ready(behavioursReadyEvent);
  expect([tools.clicks, copy.clicks]).toEqual([0, 1]);
});

test('[SHELL-10] a form in an island is not sent before the island’s script is there', () => {
  expect(fireEvent.click(button('Send'))).toBe(false);
  const heard = listen('Send');
  ready(behavioursReadyEvent);
  expect(heard.clicks).toBe(0);
  button('Send').addEventListener('click', (event) => event.preventDefault());
  ready(islandsReadyEvent);
  expect(heard.clicks).toBe(1);
});

test('[SHELL-03] other buttons are left alone', () => {
  expect(fireEvent.click(button('Other'))).toBe(true);
  const heard = listen('Other');
  ready(behavioursReadyEvent);
  ready(islandsReadyEvent);
  expect(heard.clicks).toBe(0);
});
