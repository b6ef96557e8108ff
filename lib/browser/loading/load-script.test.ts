/** @jest-environment jsdom */
import { loadScript } from './load-script';

const script = () => document.head.querySelector('script');

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '';
});

afterEach(() => jest.useRealTimers());

test('[EDGE-01] a script that starts has not failed, however long ago it was asked for', () => {
  const failed = jest.fn();
  loadScript('/started.js', 'part-ready', failed);
  const started = script();
  document.dispatchEvent(new Event('part-ready'));
  started?.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(60_000);
  expect(failed).not.toHaveBeenCalled();
});

test.each([
  ['does not come', () => script()?.dispatchEvent(new Event('error'))],
  ['comes and does not start', () => script()?.dispatchEvent(new Event('load'))],
  ['never ends coming', () => jest.advanceTimersByTime(15_000)],
])('[EDGE-01] a script that %s has failed, once, and is asked for under another address again', (name, happens) => {
  const failed = jest.fn();
  const address = `/${name.replaceAll(' ', '-')}.js`;
  loadScript(address, 'part-ready', failed);
  const first = script();
  expect(first?.getAttribute('src')).toBe(address);
  expect(failed).not.toHaveBeenCalled();
  happens();
  first?.dispatchEvent(new Event('error'));
  jest.advanceTimersByTime(60_000);
  expect(failed).toHaveBeenCalledTimes(1);
  expect(script()).toBeNull();
  loadScript(address, 'part-ready', failed);
  expect(script()?.getAttribute('src')).toBe(`${address}?attempt=1`);
  document.dispatchEvent(new Event('part-ready'));
});
