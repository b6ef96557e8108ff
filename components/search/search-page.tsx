import { type MouseEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Locale } from '@/i18n/locales';
import { showProgress } from '@/lib/browser/navigation/progress';
import { preferredVersionSlot } from '@/lib/browser/settings/storage-slot';
import { createSearchClient } from '@/lib/search/create-search-client';
import { formatCount } from '@/lib/search/plural-forms';
import type { SearchAnswer, SearchEngine } from '@/lib/search/search-client';
import type { SearchSettings } from '@/lib/search/search-settings';
import { currentTags } from '@/lib/search/search-settings';
import type { SearchWords } from '@/lib/search/search-words';
import { countOf, type Found, FoundResults, pageSize } from './found-results';
import { RecommendedPages } from './recommended-pages';
import type { SearchPagePlace } from './search-page-place';
import { useSearchField } from './use-search-field';

interface SearchPageProps {
  locale: Locale;
  words: SearchWords;
  settings: SearchSettings;
  place: SearchPagePlace;
}

type Results =
  | { readonly status: 'none' }
  | { readonly status: 'failed'; readonly query: string }
  | ({ readonly status: 'found' } & Found);

/**
 * The last results, for the way back from a result: the page has its height at once, and its scroll position can be
 * restored.
 */
let lastShown: { readonly locale: Locale; readonly results: Results & { readonly status: 'found' } } | undefined;

const shownFor = (locale: Locale, query: string) =>
  lastShown?.locale === locale && lastShown.results.query === query ? lastShown.results : undefined;

/** All results of a query, which is in the form and in the address (SEARCH-14). */
export function SearchPage({ locale, words, settings, place }: SearchPageProps) {
  const [results, setResults] = useState<Results>({ status: 'none' });
  const [isLoading, setIsLoading] = useState(false);
  const engine = useRef<Promise<SearchEngine>>(undefined);
  const latest = useRef(0);

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
        const found = { status: 'found', query, engine: client, answers: [...before, answer] } as const;
        lastShown = { locale, results: found };
        setResults(found);
        client.events?.viewed(answer.hits);
      } catch (error) {
        engine.current = undefined;
        if (own !== latest.current) return;
        console.error(error);
        setResults({ status: 'failed', query });
      }
      setIsLoading(false);
    },
    [locale, settings],
  );
  // Results of a pending search are discarded once the page is left.
  useEffect(
    () => () => {
      latest.current += 1;
    },
    [],
  );
  useEffect(() => (isLoading ? showProgress() : undefined), [isLoading]);

  const show = useCallback(
    (query: string) => {
      const known = shownFor(locale, query);
      if (known) setResults(known);
      else void search(query, []);
    },
    [locale, search],
  );
  const look = useCallback((query: string) => void search(query, []), [search]);
  const { isAsking, type } = useSearchField(place, locale, show, look);

  const focusOnNew = useFocusOnNew(place.results, results);
  const isIdle = results.status === 'none';
  useLayoutEffect(() => {
    place.allDocs.hidden = !isIdle;
    return () => {
      place.allDocs.hidden = false;
    };
  }, [place, isIdle]);

  return (
    <>
      {createPortal(
        <span>
          {results.status === 'found' && countOf(results) > 0
            ? formatCount(words.count, words.language, countOf(results))
            : isLoading && isIdle && words.loading}
        </span>,
        place.count,
      )}
      {isIdle && isAsking && (
        <RecommendedPages kind="trending" title={words.trending} locale={locale} words={words} settings={settings} />
      )}
      {results.status === 'failed' && (
        <div className="search-page-message" role="alert">
          <p className="search-none-title">{words.errorTitle}</p>
          <p className="search-help">{words.errorHelp}</p>
          <button
            type="button"
            className="button"
            aria-disabled={isLoading}
            onClick={(event) => {
              if (isLoading) return;
              focusOnNew(event);
              look(results.query);
            }}
          >
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
          onMore={(event) => {
            focusOnNew(event);
            void search(results.query, results.answers);
          }}
        />
      )}
    </>
  );
}

/**
 * Moves the focus to the first result that a button has loaded: the button itself is removed, or moves down the page.
 *
 * @param host container of the results
 * @param results changes when there are other results
 * @returns a function to call with the press
 */
function useFocusOnNew(host: HTMLElement, results: unknown): (press: MouseEvent) => void {
  const asked = useRef<{ readonly links: ReadonlySet<Element>; readonly byKeyboard: boolean }>(undefined);

  useLayoutEffect(() => {
    const before = asked.current;
    asked.current = undefined;
    const { activeElement } = document;
    const isElsewhere = activeElement && activeElement !== document.body && !host.contains(activeElement);
    if (!before || isElsewhere) return;
    const first = [...host.querySelectorAll('a')].find((link) => !before.links.has(link));
    // With a pointer the page does not scroll: the new results are visible.
    first?.focus({ preventScroll: !before.byKeyboard });
  }, [host, results]);

  return useCallback(
    ({ detail }: MouseEvent) => {
      asked.current = { links: new Set(host.querySelectorAll('a')), byKeyboard: detail === 0 };
    },
    [host],
  );
}
