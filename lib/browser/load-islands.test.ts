/** @jest-environment jsdom */
import { loadIslandsWhereNeeded } from './load-islands';
import { pageChangedEvent } from './page-changed';

const loaded = () => [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));

beforeEach(() => {
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
