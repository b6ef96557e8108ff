'use client';

import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { type Locale, localeTable } from '@/i18n/locales';
import { preferredVersionSlot } from '@/lib/browser/storage-slot';
import { localizedPath } from '@/lib/routing/resolve-request';
import { cleanQuery } from '@/lib/search/clean-query';
import { createSearchClient } from '@/lib/search/create-search-client';
import { groupHits } from '@/lib/search/group-hits';
import { formatCount } from '@/lib/search/plural-forms';
import { resultAddress } from '@/lib/search/result-address';
import { maxQueryLength, type SearchAnswer, type SearchHit } from '@/lib/search/search-client';
import type { SearchEngine } from '@/lib/search/search-engine';
import { currentTags } from '@/lib/search/search-settings';
import type { ResultWords, SearchSettings } from '@/lib/search/search-words';
import { Marked } from './marked';
import { NoResults } from './no-results';

export interface SearchPageWords extends ResultWords {
  readonly submit: string;
  readonly showMore: string;
}

interface SearchPageProps {
  locale: Locale;
  words: SearchPageWords;
  settings: SearchSettings;
  /** What the page shows while nothing is looked for: all docs. */
  children: ReactNode;
}

const pageSize = 20;
/** After so long without a key the address follows what was typed. */
const addressDelayMilliseconds = 300;

type Results =
  | { readonly status: 'none' }
  | { readonly status: 'failed'; readonly query: string }
  | { readonly status: 'found'; readonly query: string; readonly answer: SearchAnswer };

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

  const search = useCallback(
    async (query: string, shown: readonly SearchHit[]) => {
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
          page: Math.floor(shown.length / pageSize),
          snippetWords: window.matchMedia('(max-width: 768px)').matches ? 5 : 10,
        });
        if (own !== latest.current) return;
        const found: Results = { status: 'found', query, answer: { ...answer, hits: [...shown, ...answer.hits] } };
        lastShown = { locale, results: found };
        setResults(found);
      } catch {
        engine.current = undefined;
        if (own === latest.current) setResults({ status: 'failed', query });
      }
      if (own === latest.current) setIsLoading(false);
    },
    [locale, settings],
  );

  useEffect(() => {
    const read = () => {
      const query = new URLSearchParams(window.location.search).get('q')?.slice(0, maxQueryLength) ?? '';
      setTyped(query);
      const known = lastShown?.locale === locale ? lastShown.results : undefined;
      if (known?.status === 'found' && known.query === cleanQuery(query)) setResults(known);
      else void search(cleanQuery(query), []);
    };
    read();
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, [locale, search]);

  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const type = (text: string) => {
    setTyped(text);
    const query = cleanQuery(text);
    void search(query, []);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      const address = localizedPath(locale, '/search/');
      window.history.replaceState(null, '', query === '' ? address : `${address}?q=${encodeURIComponent(query)}`);
    }, addressDelayMilliseconds);
  };

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
            id={inputId}
            type="search"
            name="q"
            value={typed}
            maxLength={maxQueryLength}
            placeholder={words.placeholder}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            onChange={({ currentTarget: { value } }) => type(value)}
          />
          <button type="submit" className="button">
            {words.submit}
          </button>
        </form>
      </search>
      <p role="status" className="search-page-count">
        {results.status === 'found' && results.answer.nbHits > 0
          ? formatCount(words.count, words.language, results.answer.nbHits)
          : isLoading && results.status === 'none' && words.loading}
      </p>
      {results.status === 'none' && children}
      {results.status === 'failed' && (
        <div className="search-page-message" role="alert">
          <p className="search-none-title">{words.errorTitle}</p>
          <p className="search-help">{words.errorHelp}</p>
          <button type="button" className="button" disabled={isLoading} onClick={() => void search(results.query, [])}>
            {words.retry}
          </button>
        </div>
      )}
      {results.status === 'found' && results.answer.nbHits === 0 && (
        <div className="search-page-message" role="status">
          <NoResults query={results.query} words={words} settings={settings} onSearch={type} />
        </div>
      )}
      {results.status === 'found' && (
        <ResultGroups hits={results.answer.hits} words={words} externalPattern={settings.externalPattern} />
      )}
      {results.status === 'found' && results.answer.hits.length < results.answer.nbHits && (
        <button
          type="button"
          className="button search-page-more"
          disabled={isLoading}
          onClick={() => void search(results.query, results.answer.hits)}
        >
          {words.showMore}
        </button>
      )}
    </div>
  );
}

interface ResultGroupsProps {
  hits: readonly SearchHit[];
  words: ResultWords;
  externalPattern?: string;
}

/** Results by category, then by page. */
function ResultGroups({ hits, words, externalPattern }: ResultGroupsProps) {
  const address = (url: string) => resultAddress(url, window.location.origin, externalPattern);
  return groupHits(hits, words.otherCategory).map(({ title, pages }) => (
    <section key={title} className="search-page-group">
      <h2>{title}</h2>
      <ul>
        {pages.map((page) => {
          const label = page.contentLanguage && words.inLanguage[page.contentLanguage];
          const language = label ? localeTable[page.contentLanguage].htmlLang : undefined;
          return (
            <li key={page.url}>
              <h3>
                <a href={address(page.url)}>
                  <bdi lang={language}>
                    <Marked value={page.title} />
                  </bdi>
                </a>
                {label && <span className="search-hit-language">{label}</span>}
              </h3>
              {page.hits.length > 0 && (
                <ul>
                  {page.hits.map((hit) => (
                    <li key={hit.objectID}>
                      <a href={address(hit.url)}>
                        <bdi lang={language}>
                          <Marked value={hit.text} />
                        </bdi>
                      </a>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  ));
}
