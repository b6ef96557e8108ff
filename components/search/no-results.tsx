import type { SearchSettings } from '@/lib/search/search-settings';
import type { SearchWords } from '@/lib/search/search-words';
import { ReportMissing } from './report-missing';

interface NoResultsProps {
  query: string;
  words: SearchWords;
  settings: Pick<SearchSettings, 'suggestions' | 'missingResultsUrl'>;
  onSearch: (query: string) => void;
}

/** The message for no results, with suggestions and a link to report missing ones (SEARCH-15). */
export function NoResults({ query, words, settings, onSearch }: NoResultsProps) {
  const [before, after] = words.noResults;
  return (
    <div className="search-none">
      <p className="search-none-title">
        {before}
        <strong dir="auto">{query}</strong>
        {after}
      </p>
      {settings.suggestions.length > 0 && (
        <>
          <p className="search-help">{words.trySearching}</p>
          <ul>
            {settings.suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" className="search-suggestion" dir="auto" onClick={() => onSearch(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <ReportMissing query={query} words={words} settings={settings} />
    </div>
  );
}
