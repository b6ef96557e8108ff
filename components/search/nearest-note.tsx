import type { ComponentProps } from 'react';
import type { SearchWords } from '@/lib/search/search-words';
import { ReportMissing } from './report-missing';

interface NearestNoteProps extends ComponentProps<typeof ReportMissing> {
  words: Pick<SearchWords, 'nearest' | 'reportText' | 'reportLink'>;
}

/** Stands over results that have only a part of the query (SEARCH-15). */
export function NearestNote({ words, ...report }: NearestNoteProps) {
  return (
    <div className="search-nearest">
      <p>{words.nearest}</p>
      <ReportMissing words={words} {...report} />
    </div>
  );
}
