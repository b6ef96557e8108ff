/**
 * The search as the browser loads it: one module, whose functions `lib/search/page/load-search.ts` calls. Nothing of it runs
 * before somebody searches.
 */

import { createSearchClient } from '@/lib/search/create-search-client';
import { fetchSearchTexts } from '@/lib/search/page/search-texts';
import { pageLocale } from './page-locale';
import './search.css';

export { fillDialog } from './fill-dialog';
export { startResultsPage } from './start-results-page';

/** Fetches ahead what a first search needs. What fails here fails again where it is needed, and is shown there. */
export function prepare(): void {
  const locale = pageLocale();
  Promise.all([fetchSearchTexts(locale), createSearchClient(locale).then((engine) => engine.prepare())]).catch(
    () => undefined,
  );
}
