import type { ComponentProps } from 'react';
import type { ResultWords } from '@/lib/search/search-words';
import { ReportMissing } from './report-missing';

interface NearestNoteProps extends ComponentProps<typeof ReportMissing> {
  words: Pick<ResultWords, 'nearest' | 'reportText' | 'reportLink'>;
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
