/** @jest-environment jsdom */

import { fillSearch } from './fill-search';
import type { SearchModule } from './load-search';
import { searchOpenedEvent } from './search-dialog';

const search = { fillDialog: jest.fn(), prepare: jest.fn(), startResultsPage: jest.fn() } satisfies SearchModule;
const load = jest.fn<Promise<SearchModule>, []>();
const tellFailure = jest.fn();
const open = async () => {
  document.body.innerHTML = '<dialog class="search-dialog" open></dialog>';
  document.dispatchEvent(new Event(searchOpenedEvent));
  await jest.advanceTimersByTimeAsync(0);
};

beforeAll(() => fillSearch(load, tellFailure));
beforeEach(() => {
  jest.useFakeTimers();
});

test('[SEARCH-01] the module fills the dialog, and nothing else is loaded', async () => {
  load.mockResolvedValue(search);
  await open();
  expect(search.fillDialog).toHaveBeenCalledWith(document.querySelector('dialog'));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(tellFailure).not.toHaveBeenCalled();
});

test('[SEARCH-01] a dialog that was closed meanwhile is not filled', async () => {
  load.mockResolvedValue(search);
  document.body.innerHTML = '';
  document.dispatchEvent(new Event(searchOpenedEvent));
  await jest.advanceTimersByTimeAsync(0);
  expect(search.fillDialog).not.toHaveBeenCalled();
});

test('[SHELL-10] a module that cannot be had is told of', async () => {
  load.mockRejectedValue(new Error('gone'));
  await open();
  expect(tellFailure).toHaveBeenCalled();
});
