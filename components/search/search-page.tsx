'use client';

import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import type { Locale } from '@/i18n/locales';
import { preferredVersionSlot } from '@/lib/browser/storage-slot';
import { localizedPath } from '@/lib/routing/resolve-request';
import { cleanQuery } from '@/lib/search/clean-query';
import { createSearchClient } from '@/lib/search/create-search-client';
import { formatCount } from '@/lib/search/plural-forms';
import { maxQueryLength, type SearchAnswer } from '@/lib/search/search-client';
import type { SearchEngine } from '@/lib/search/search-engine';
import { currentTags } from '@/lib/search/search-settings';
import type { SearchPageWords, SearchSettings } from '@/lib/search/search-words';
import { countOf, type Found, FoundResults, pageSize } from './found-results';
import { RecommendedPages } from './recommended-pages';

interface SearchPageProps {
  locale: Locale;
  words: SearchPageWords;
  settings: SearchSettings;
  /** What the page shows while nothing is looked for: all docs. */
  children: ReactNode;
}

/** After so long without a key the address follows what was typed. */
const addressDelayMilliseconds = 300;

type Results =
  | { readonly status: 'none' }
  | { readonly status: 'failed'; readonly query: string }
  | ({ readonly status: 'found' } & Found);

/** What was shown last, for the way back from a result: the page is as long as it was, and the place is found again. */
let lastShown: { readonly locale: Locale; readonly results: Results } | undefined;

/** All results of a query, which stands in the address (SEARCH-14). */
export function SearchPage({ locale, words, settings, children }: SearchPageProps) {
  const [typed, setTyped] = useState('');
  const [results, setResults] = useState<Results>({ status: 'none' });
  const [isLoading, setIsLoading] = useState(false);
  const engine = useRef<Promise<SearchEngine>>(undefined);
  const latest = useRef(0);
  const inputId = useId();
  const input = useRef<HTMLInputElement>(null);
  /** Whether somebody is about to search: before, nothing is asked of a service. */
  const [isAsking, setIsAsking] = useState(false);

  const search = useCallback(
    async (query: string, before: readonly SearchAnswer[]) => {
      latest.current += 1;
      const own = latest.current;
      if (query === '') {
        setResults({ status: 'none' });
        setIsLoading(false);
        return;
      }
      setIsLoading(true);
      try {
        engine.current ??= createSearchClient(locale);
        const client = await engine.current;
        const answer = await client.search({
          query,
          locale,
          docsTags: currentTags(settings.docsTags, '/search/', preferredVersionSlot.get()),
          hitsPerPage: pageSize,
          page: before.length,
          snippetWords: window.matchMedia('(max-width: 768px)').matches ? 5 : 10,
        });
        if (own !== latest.current) return;
        const found: Results = { status: 'found', query, engine: client, answers: [...before, answer] };
        lastShown = { locale, results: found };
        setResults(found);
        client.events?.viewed(answer.hits);
      } catch {
        engine.current = undefined;
        if (own === latest.current) setResults({ status: 'failed', query });
      }
      if (own === latest.current) setIsLoading(false);
    },
    [locale, settings],
  );

  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const type = useCallback(
    (text: string) => {
      setTyped(text);
      const query = cleanQuery(text);
      void search(query, []);
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => {
        const address = localizedPath(locale, '/search/');
        window.history.replaceState(null, '', query === '' ? address : `${address}?q=${encodeURIComponent(query)}`);
      }, addressDelayMilliseconds);
    },
    [locale, search],
  );

  useEffect(() => {
    const read = () => {
      const query = new URLSearchParams(window.location.search).get('q')?.slice(0, maxQueryLength) ?? '';
      setTyped(query);
      const known = lastShown?.locale === locale ? lastShown.results : undefined;
      if (known?.status === 'found' && known.query === cleanQuery(query)) setResults(known);
      else void search(cleanQuery(query), []);
    };
    const field = input.current;
    const isTyping = field !== null && field === document.activeElement;
    if (isTyping) setIsAsking(true);
    // What was typed before the framework was there is in the field alone.
    if (isTyping && field.value !== '') type(field.value);
    else read();
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, [locale, search, type]);

  return (
    <div className="search-page">
      <search>
        <form
          className="search-page-form"
          action={localizedPath(locale, '/search/')}
          onSubmit={(event) => {
            event.preventDefault();
            type(typed);
          }}
        >
          <label className="visually-hidden" htmlFor={inputId}>
            {words.placeholder}
          </label>
          <input
            ref={input}
            id={inputId}
            type="search"
            name="q"
            value={typed}
            maxLength={maxQueryLength}
            placeholder={words.placeholder}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            onFocus={() => setIsAsking(true)}
            onChange={({ currentTarget: { value } }) => type(value)}
          />
          <button type="submit" className="button">
            {words.submit}
          </button>
        </form>
      </search>
      <p role="status" className="search-page-count">
        {results.status === 'found' && countOf(results) > 0
          ? formatCount(words.count, words.language, countOf(results))
          : isLoading && results.status === 'none' && words.loading}
      </p>
      {results.status === 'none' && (
        <>
          {isAsking && (
            <RecommendedPages
              kind="trending"
              title={words.trending}
              locale={locale}
              words={words}
              settings={settings}
            />
          )}
          {children}
        </>
      )}
      {results.status === 'failed' && (
        <div className="search-page-message" role="alert">
          <p className="search-none-title">{words.errorTitle}</p>
          <p className="search-help">{words.errorHelp}</p>
          <button type="button" className="button" disabled={isLoading} onClick={() => void search(results.query, [])}>
            {words.retry}
          </button>
        </div>
      )}
      {results.status === 'found' && (
        <FoundResults
          found={results}
          locale={locale}
          words={words}
          settings={settings}
          isLoading={isLoading}
          onSearch={type}
          onMore={() => void search(results.query, results.answers)}
        />
      )}
    </div>
  );
}
