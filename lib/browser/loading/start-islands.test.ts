/** @jest-environment jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { pageChangedEvent } from './page-changed';
import { startIslands } from './start-islands';

/** Calls the most recent observer. */
let comeNear: (island: Element) => void = () => {};

class FakeObserver {
  observed = new Set<Element>();
  constructor(callback: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    comeNear = (target) => {
      if (this.observed.has(target)) callback([{ isIntersecting: true, target }]);
    };
  }
  observe(target: Element): void {
    this.observed.add(target);
  }
  unobserve(target: Element): void {
    this.observed.delete(target);
  }
  disconnect(): void {
    this.observed.clear();
  }
}

const html = `
  <div data-island="demo">
    <form><input aria-label="Code"><button>Send</button></form>
    <div class="island-failed" hidden><code data-island-error></code><button data-island-retry>Retry</button></div>
  </div>`;
const island = () => document.querySelector('[data-island]') as HTMLElement;
const send = () => screen.getByRole('button', { name: 'Send' });
let stop = () => {};

beforeEach(() => {
  document.body.innerHTML = html;
  Object.assign(window, { IntersectionObserver: FakeObserver });
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

test('[SHELL-10] an island is loaded when it comes near, and not before', async () => {
  const start = jest.fn(() => undefined);
  const load = jest.fn(async () => ({ start }));
  stop = startIslands(load);
  expect(load).not.toHaveBeenCalled();
  comeNear(island());
  await waitFor(() => expect(island()).toHaveAttribute('data-island-ready'));
  expect(load).toHaveBeenCalledWith('demo', 0);
  expect(start).toHaveBeenCalledWith(island());
});

test('[SHELL-10] who turns to it does not wait until it comes near', async () => {
  stop = startIslands(async () => ({ start: () => undefined }));
  fireEvent.focusIn(screen.getByRole('textbox'));
  await waitFor(() => expect(island()).toHaveAttribute('data-island-ready'));
});

test('[SHELL-10] a press that came too early is given to it, and so is a form', async () => {
  const heard: string[] = [];
  stop = startIslands(async () => ({
    start: (root) => {
      root.querySelector('form')?.addEventListener('submit', (event) => {
        event.preventDefault();
        heard.push('submit');
      });
      return undefined;
    },
  }));
  expect(fireEvent.click(send())).toBe(false);
  expect(heard).toEqual([]);
  await waitFor(() => expect(heard).toEqual(['submit']));
});

test('[SHELL-10] one that cannot be loaded says why, and Retry loads it again under another address', async () => {
  const load = jest
    .fn<Promise<{ start: () => undefined }>, [string, number]>()
    .mockRejectedValueOnce(new Error('Failed to fetch'))
    .mockResolvedValue({ start: () => undefined });
  stop = startIslands(load);
  comeNear(island());
  await waitFor(() => expect(island()).toHaveAttribute('data-island-failed'));
  expect(screen.getByText('Failed to fetch')).toBeVisible();
  const retry = screen.getByRole('button', { name: 'Retry' });
  retry.focus();
  fireEvent.click(retry);
  await waitFor(() => expect(island()).toHaveAttribute('data-island-ready'));
  expect(island()).not.toHaveAttribute('data-island-failed');
  // The focused button has been removed.
  expect(island()).toHaveFocus();
  expect(load.mock.calls).toEqual([
    ['demo', 0],
    ['demo', 1],
  ]);
});

test('[SHELL-10] an island whose page has gone is stopped, and one of the next page starts', async () => {
  const stopped = jest.fn();
  stop = startIslands(async () => ({ start: () => stopped }));
  comeNear(island());
  await waitFor(() => expect(island()).toHaveAttribute('data-island-ready'));
  document.body.innerHTML = html;
  document.dispatchEvent(new Event(pageChangedEvent));
  expect(stopped).toHaveBeenCalledTimes(1);
  comeNear(island());
  await waitFor(() => expect(island()).toHaveAttribute('data-island-ready'));
});

test('[EDGE-01] [SHELL-10] one whose script never comes says so, and a press that was kept counts when it does', async () => {
  jest.useFakeTimers();
  const pressed = jest.fn();
  const load = jest
    .fn()
    .mockReturnValueOnce(new Promise(() => {}))
    .mockResolvedValueOnce({ start: () => island().addEventListener('submit', pressed) });
  stop = startIslands(load);
  send().click();
  await jest.advanceTimersByTimeAsync(15_000);
  jest.useRealTimers();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  screen.getByRole('button', { name: 'Retry' }).click();
  await waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
});
