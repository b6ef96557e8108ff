import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Locale } from '@/i18n/locales';
import { localizedPath } from '@/lib/routing/resolve-request';
import { cleanQuery } from '@/lib/search/clean-query';
import { maxQueryLength } from '@/lib/search/search-client';
import type { SearchPagePlace } from './search-page-place';

/** Delay after the last key before the address is updated. */
const addressDelayMilliseconds = 300;

export interface SearchField {
  /** Whether the visitor is about to search: before, no request is sent to a service. */
  readonly isAsking: boolean;
  /** Searches for a text as if it were typed. */
  readonly type: (text: string) => void;
}

/**
 * Listens to the server-rendered form, and keeps the address in step with it.
 *
 * @param onShow called with the address's query at the start, and when the visitor goes back or forward to it
 * @param onType called with each typed query
 */
export function useSearchField(
  { form, input }: SearchPagePlace,
  locale: Locale,
  onShow: (query: string) => void,
  onType: (query: string) => void,
): SearchField {
  const [isAsking, setIsAsking] = useState(false);
  const timer = useRef<number>(undefined);

  const follow = useCallback(
    (text: string) => {
      const query = cleanQuery(text);
      onType(query);
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => {
        if (!isHere(locale)) return;
        const { pathname: address } = window.location;
        // Keep the state that others have stored in the entry, such as the scroll position.
        const { state } = window.history;
        window.history.replaceState(state, '', query === '' ? address : `${address}?q=${encodeURIComponent(query)}`);
      }, addressDelayMilliseconds);
    },
    [locale, onType],
  );

  // Before the paint: the last results are shown at once, and the scroll position is restored.
  useLayoutEffect(() => {
    const read = () => {
      if (!isHere(locale)) return;
      const query = addressQuery();
      if (input.value !== query) input.value = query;
      onShow(cleanQuery(query));
    };
    const onFocus = () => setIsAsking(true);
    const onInput = () => follow(input.value);
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault();
      follow(input.value);
    };
    const isFocused = input === document.activeElement;
    if (isFocused) onFocus();
    // Text typed before this ran is in the field alone.
    if (input.value !== '' && (isFocused || addressQuery() === '')) follow(input.value);
    else read();
    input.addEventListener('focus', onFocus);
    input.addEventListener('input', onInput);
    form.addEventListener('submit', onSubmit);
    window.addEventListener('popstate', read);
    return () => {
      window.clearTimeout(timer.current);
      input.removeEventListener('focus', onFocus);
      input.removeEventListener('input', onInput);
      form.removeEventListener('submit', onSubmit);
      window.removeEventListener('popstate', read);
    };
  }, [form, input, locale, follow, onShow]);

  const type = useCallback(
    (text: string) => {
      input.value = text;
      follow(text);
    },
    [input, follow],
  );
  return { isAsking, type };
}

/** The address changes before another page is shown. */
const isHere = (locale: Locale): boolean => window.location.pathname === localizedPath(locale, '/search/');

const addressQuery = (): string => new URLSearchParams(window.location.search).get('q')?.slice(0, maxQueryLength) ?? '';
