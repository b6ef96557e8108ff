/**
 * The search's module in the browser, whose exports `lib/search/page/load-search.ts` calls. None of it runs before the
 * first search.
 */

import { createSearchClient } from '@/lib/search/create-search-client';
import { fetchSearchTexts } from '@/lib/search/page/search-texts';
import { pageLocale } from './page-locale';
import './search.css';

export { fillDialog } from './fill-dialog';
export { startResultsPage } from './start-results-page';

/**
 * Prefetches what a first search needs. A failure is ignored here, because the search itself repeats the request and
 * reports it.
 */
export function prepare(): void {
  const locale = pageLocale();
  Promise.all([fetchSearchTexts(locale), createSearchClient(locale).then((engine) => engine.prepare())]).catch(
    () => undefined,
  );
}
