import type { SearchModule } from './load-search';
import { openSearchDialogOf, searchOpenedEvent } from './search-dialog';

/**
 * Fills the search's dialog as soon as its module is there.
 *
 * @param load imports the module
 * @param tellFailure loads what says that the module cannot be had, and tries again (`load-search.ts`)
 */
export function fillSearch(load: () => Promise<SearchModule>, tellFailure: () => void): void {
  document.addEventListener(searchOpenedEvent, () => {
    load().then(({ fillDialog }) => {
      const dialog = openSearchDialogOf(document);
      if (dialog) fillDialog(dialog);
    }, tellFailure);
  });
}
