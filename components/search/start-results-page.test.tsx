/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { createSearchClient } from '@/lib/search/create-search-client';
import type { SearchAnswer, SearchHit } from '@/lib/search/search-client';
import type { SearchWords } from '@/lib/search/search-words';
import { startResultsPage } from './start-results-page';

jest.mock('@/lib/search/create-search-client');
jest.mock('@/lib/search/page/search-texts', () => ({
  fetchSearchTexts: () => Promise.resolve({ words, settings }),
}));

const words = {
  language: 'en',
  loading: 'Loading',
  retry: 'Retry',
  errorTitle: 'Unable to fetch results',
  errorHelp: 'Check your network',
  noResults: ['No results for ', ''],
  count: { one: '# result', other: '# results' },
  otherCategory: 'Other',
  inLanguage: {},
  showMore: 'Show more',
  crash: { title: 'This page crashed', tryAgain: 'Try again', documentTitle: 'Page Error' },
} as unknown as SearchWords;
const settings = { docsTags: {}, suggestions: [], disablePersonalization: false };

const hit = (name: string): SearchHit => ({
  objectID: name,
  type: 'lvl1',
  content: null,
  hierarchy: { lvl0: 'Guide', lvl1: name, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
  url: `/en/${name}/`,
  anchor: null,
  language: 'en',
  contentLanguage: 'en',
  docsTag: 'default',
  weight: { page: 1, level: 1, position: 0 },
  _highlightResult: { hierarchy: {} },
  _snippetResult: { hierarchy: {} },
});
const search = jest.fn<Promise<SearchAnswer>, [{ query: string; page: number }]>();

let stop: () => void = () => undefined;
const find = <Found extends HTMLElement>(selector: string) => document.querySelector(selector) as Found;
const input = () => find<HTMLInputElement>('input');

async function start(address: string, typed = ''): Promise<void> {
  window.history.replaceState({ kept: true }, '', address);
  document.body.innerHTML = `
    <a class="search-link" data-error="Error" data-retry="Retry" data-loading="Loading"></a>
    <main><div data-search-page>
      <form action="/en/search/"><input name="q" type="search"><button>Search</button></form>
      <p role="status" data-search-count></p><div data-search-results></div>
      <div data-search-all>All docs</div>
    </div></main>`;
  input().value = typed;
  await act(async () => {
    stop = startResultsPage(find('[data-search-page]'));
  });
}
const type = (text: string) =>
  act(async () => {
    input().value = text;
    input().dispatchEvent(new Event('input', { bubbles: true }));
  });

beforeEach(() => {
  window.matchMedia = jest.fn(() => ({ matches: false }) as MediaQueryList);
  search.mockReset();
  search.mockImplementation(async ({ query, page }) => ({ hits: [hit(`${query}-${page}`)], nbHits: 2 }));
  jest
    .mocked(createSearchClient)
    .mockResolvedValue({ indexName: 'test', prepare: async () => undefined, search } as never);
  document.title = 'Search';
});

afterEach(async () => {
  await act(async () => stop());
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('startResultsPage', () => {
  test('[SEARCH-14] shows the results of the address’s query in the place of all docs', async () => {
    await start('/en/search/?q=ollama');
    expect(input()).toHaveValue('ollama');
    expect(screen.getByRole('link', { name: 'ollama-0' })).toHaveAttribute('href', '/en/ollama-0/');
    expect(screen.getByRole('status')).toHaveTextContent('2 results');
    expect(find('[data-search-all]')).not.toBeVisible();
  });

  test('[SEARCH-14] what was typed before the script came is looked for, and the field stays the same', async () => {
    await start('/en/search/', 'gemini');
    expect(input()).toHaveValue('gemini');
    expect(screen.getByRole('link', { name: 'gemini-0' })).toBeVisible();
  });

  test('[SEARCH-14] the address follows the typing, and keeps what others have put into the entry', async () => {
    await start('/en/search/');
    jest.useFakeTimers();
    await type('deepl');
    expect(window.location.search).toBe('');
    await act(() => jest.advanceTimersByTimeAsync(300));
    expect(window.location.search).toBe('?q=deepl');
    expect(window.history.state).toEqual({ kept: true });
    await type('');
    expect(find('[data-search-all]')).toBeVisible();
  });

  test('[SEARCH-14] after a press on "Show more" the focus is on the first new result', async () => {
    await start('/en/search/?q=pdf');
    const more = screen.getByRole('button', { name: 'Show more' });
    more.focus();
    await act(async () => fireEvent.click(more));
    expect(screen.getByRole('link', { name: 'pdf-1' })).toHaveFocus();
  });

  test('[SEARCH-15] where no answer comes the page says so, logs why, and tries again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const error = new Error('403');
    search.mockRejectedValueOnce(error);
    await start('/en/search/?q=pricing');
    expect(screen.getByRole('alert')).toHaveTextContent('Unable to fetch results');
    expect(console.error).toHaveBeenCalledWith(error);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Retry' })));
    expect(screen.getByRole('link', { name: 'pricing-0' })).toBeVisible();
  });

  test('[SHELL-09] a crash is shown with its causes, and is gone with the page', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    search.mockResolvedValue({ hits: [{ ...hit('broken'), url: undefined as never }], nbHits: 1 });
    await start('/en/search/?q=broken');
    expect(screen.getByRole('heading', { name: 'This page crashed' })).toBeVisible();
    expect(document.title).toBe('Page Error');
    await act(async () => stop());
    expect(document.title).toBe('Search');
    expect(find('[data-search-results]')).toBeEmptyDOMElement();
  });

  test('[SEARCH-14] once stopped nothing is left: no results, no listener, no timer that writes an address', async () => {
    await start('/en/search/?q=first');
    jest.useFakeTimers();
    await type('second');
    await act(async () => stop());
    expect(find('[data-search-results]')).toBeEmptyDOMElement();
    expect(find('[data-search-count]')).toBeEmptyDOMElement();
    expect(find('[data-search-all]')).toBeVisible();
    const calls = search.mock.calls.length;
    await type('third');
    expect(fireEvent.submit(find('form'))).toBe(true);
    window.dispatchEvent(new PopStateEvent('popstate'));
    await jest.advanceTimersByTimeAsync(1000);
    expect(search).toHaveBeenCalledTimes(calls);
    expect(window.location.search).toBe('?q=first');
  });
});
