import type { MouseEvent } from 'react';
import type { Locale } from '@/i18n/locales';
import type { SearchAnswer, SearchEngine } from '@/lib/search/search-client';
import type { SearchSettings } from '@/lib/search/search-settings';
import type { SearchWords } from '@/lib/search/search-words';
import { NearestNote } from './nearest-note';
import { NoResults } from './no-results';
import { RecommendedPages } from './recommended-pages';
import { ResultGroups } from './result-groups';

export const pageSize = 20;

/** The results of a query so far. */
export interface Found {
  readonly query: string;
  readonly engine: SearchEngine;
  /** The first answer, and one for each press of "more". */
  readonly answers: readonly SearchAnswer[];
}

/** The total number of results. */
export const countOf = ({ answers }: Found): number => answers.at(-1)?.nbHits ?? 0;

interface FoundResultsProps {
  found: Found;
  locale: Locale;
  words: SearchWords;
  settings: SearchSettings;
  isLoading: boolean;
  onSearch: (query: string) => void;
  onMore: (event: MouseEvent) => void;
}

/** The results of a query with further links, and the name of the search provider. */
export function FoundResults({ found, locale, words, settings, isLoading, onSearch, onMore }: FoundResultsProps) {
  const { query, engine, answers } = found;
  const hits = answers.flatMap((answer) => answer.hits);
  const [first] = hits;
  const report = (url: string) => {
    const exact = hits.findIndex((hit) => hit.url === url);
    const index = exact >= 0 ? exact : hits.findIndex((hit) => hit.url.split('#')[0] === url);
    const hit = hits[index];
    if (hit) engine.events?.clicked(hit, index + 1, answers[Math.floor(index / pageSize)]?.queryID);
  };
  return (
    <>
      {countOf(found) === 0 && (
        <div className="search-page-message" role="status">
          <NoResults query={query} words={words} settings={settings} onSearch={onSearch} />
        </div>
      )}
      {answers[0]?.isWeak && first && <NearestNote query={query} words={words} settings={settings} />}
      <ResultGroups hits={hits} words={words} externalPattern={settings.externalPattern} onChoose={report} />
      {hits.length < countOf(found) && (
        <button
          type="button"
          className="button search-page-more"
          aria-disabled={isLoading}
          onClick={(event) => !isLoading && onMore(event)}
        >
          {words.showMore}
        </button>
      )}
      {first && (
        <RecommendedPages
          key={first.objectID}
          kind="related"
          hit={first}
          title={words.related}
          locale={locale}
          words={words}
          settings={settings}
        />
      )}
      {engine.provider && <p className="search-provider">{words.byAlgolia}</p>}
    </>
  );
}
