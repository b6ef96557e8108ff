/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useScreens } from './use-screens';

let host: HTMLElement;
beforeEach(() => {
  document.body.innerHTML = '<dialog open><div id="host"></div></dialog>';
  host = document.querySelector('#host') as HTMLElement;
  host.innerHTML =
    '<input class="DocSearch-Input"><div class="DocSearch-Dropdown"><div id="screen"></div></div><footer class="DocSearch-Footer"></footer>';
});

const show = (html: string) =>
  act(async () => {
    (host.querySelector('#screen') as HTMLElement).innerHTML = html;
  });

const noResults = (query: string) =>
  `<div class="DocSearch-NoResults"><p class="DocSearch-Title">Nothing for "<strong>${query}</strong>"</p></div>`;

describe('useScreens', () => {
  test('[SEARCH-02] tells the footer from the beginning, and no screen where none is shown', () => {
    const { result } = renderHook(() => useScreens(host));
    expect(result.current).toEqual({
      footer: host.querySelector('.DocSearch-Footer'),
      results: host.querySelector('.DocSearch-Dropdown'),
      error: null,
      noResults: null,
      query: '',
    });
  });

  test('[SEARCH-15] tells which screen is shown, and for which query', async () => {
    const { result } = renderHook(() => useScreens(host));
    await show('<div class="DocSearch-ErrorScreen"></div>');
    expect(result.current.error).toBe(host.querySelector('.DocSearch-ErrorScreen'));
    await show(noResults('hover'));
    expect(result.current.error).toBeNull();
    expect(result.current.noResults).toBe(host.querySelector('.DocSearch-NoResults'));
    expect(result.current.query).toBe('hover');
    await act(async () => {
      (host.querySelector('strong') as HTMLElement).textContent = 'hovering';
    });
    expect(result.current.query).toBe('hovering');
    await show('');
    expect(result.current).toMatchObject({ error: null, noResults: null, query: '' });
  });

  test('renders anew only when a screen changes', async () => {
    const render = jest.fn(() => useScreens(host));
    renderHook(render);
    const before = render.mock.calls.length;
    await show('<p>Some results</p>');
    expect(render).toHaveBeenCalledTimes(before);
    await show(noResults('x'));
    expect(render.mock.calls.length).toBeGreaterThan(before);
  });

  test('[SEARCH-01] fixes the markup', () => {
    renderHook(() => useScreens(host));
    expect(host.querySelector('input')).toHaveAttribute('role', 'combobox');
  });

  test('looks no more when the modal has gone', async () => {
    const { unmount } = renderHook(() => useScreens(host));
    unmount();
    await show('<ul role="listbox"></ul>');
    expect(host.querySelector('input')).not.toHaveAttribute('aria-controls');
  });
});
