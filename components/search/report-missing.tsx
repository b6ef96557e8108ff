import { cleanQuery } from '@/lib/search/clean-query';
import type { SearchSettings } from '@/lib/search/search-settings';
import type { SearchWords } from '@/lib/search/search-words';

interface ReportMissingProps {
  query: string;
  words: Pick<SearchWords, 'reportText' | 'reportLink'>;
  settings: Pick<SearchSettings, 'missingResultsUrl'>;
}

/** The link to report a missing result (SEARCH-15), where the site has an address for it. */
export function ReportMissing({ query, words, settings }: ReportMissingProps) {
  if (settings.missingResultsUrl === undefined) return null;
  return (
    <p className="search-help">
      {`${words.reportText} `}
      <a
        href={settings.missingResultsUrl.replace('{query}', encodeURIComponent(cleanQuery(query)))}
        target="_blank"
        rel="noopener noreferrer"
      >
        {words.reportLink}
      </a>
    </p>
  );
}
