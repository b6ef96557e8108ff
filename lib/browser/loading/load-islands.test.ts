/** @jest-environment jsdom */
import { islandsReadyEvent } from './early-presses';
import { loadIslandsWhereNeeded } from './load-islands';
import { pageChangedEvent } from './page-changed';

const loaded = () => [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));

beforeEach(() => {
  // Ends listeners that an earlier test has left.
  document.dispatchEvent(new Event(islandsReadyEvent));
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

test('[SHELL-10] a page with an island loads the script that starts it', () => {
  document.body.innerHTML = '<div data-island="a"></div>';
  loadIslandsWhereNeeded('/islands.js');
  expect(loaded()).toEqual(['/islands.js']);
});

test('[SHELL-10] a page without one loads nothing, until one comes that has', () => {
  loadIslandsWhereNeeded('/islands.js');
  document.dispatchEvent(new Event(pageChangedEvent));
  expect(loaded()).toEqual([]);
  document.body.innerHTML = '<div data-island="a"></div>';
  document.dispatchEvent(new Event(pageChangedEvent));
  document.dispatchEvent(new Event(pageChangedEvent));
  expect(loaded()).toEqual(['/islands.js']);
});

test('[SHELL-10] where it does not come each island says so, and a press in one tries again', () => {
  document.body.innerHTML =
    '<div data-island="a"><p class="island-failed" hidden><button></button></p></div><button id="other"></button>';
  const message = document.querySelector<HTMLElement>('.island-failed');
  loadIslandsWhereNeeded('/islands.js');
  document.head.querySelector('script')?.dispatchEvent(new Event('error'));
  expect(message).toBeVisible();
  document.getElementById('other')?.click();
  expect(loaded()).toEqual([]);
  document.querySelector<HTMLElement>('[data-island] button')?.focus();
  document.querySelector<HTMLElement>('[data-island] button')?.click();
  expect(document.querySelector('[data-island]')).toHaveFocus();
  document.querySelector<HTMLElement>('[data-island] button')?.click();
  expect(loaded()).toEqual(['/islands.js?attempt=1']);
  expect(message).not.toBeVisible();
  document.dispatchEvent(new Event(islandsReadyEvent));
  document.querySelector<HTMLElement>('[data-island] button')?.click();
  expect(loaded()).toEqual(['/islands.js?attempt=1']);
});
