import type { SearchModule } from './load-search';
import { openSearchDialogOf, searchOpenedEvent } from './search-dialog';

/** What has not come by now may not come. */
const soonMilliseconds = 4000;

/**
 * Fills the search's dialog as soon as its module is there.
 *
 * @param load imports the module
 * @param tellFailure loads what says that the module cannot be had, and tries again (`load-search.ts`)
 */
export function fillSearch(load: () => Promise<SearchModule>, tellFailure: () => void): void {
  document.addEventListener(searchOpenedEvent, () => {
    const timer = setTimeout(tellFailure, soonMilliseconds);
    load().then(({ fillDialog }) => {
      clearTimeout(timer);
      const dialog = openSearchDialogOf(document);
      if (dialog) fillDialog(dialog);
    }, tellFailure);
  });
}
