import type { SearchModule } from './load-search';
import { openSearchDialogOf, searchOpenedEvent } from './search-dialog';

/**
 * Fills the search's dialog once its module has loaded. It needs neither the navigation nor the behaviours script, so a
 * first search takes 12 requests.
 *
 * @param load imports the module
 * @param tellFailure loads the script that reports that the module cannot be loaded, and retries (`load-search.ts`)
 */
export function fillSearch(load: () => Promise<SearchModule>, tellFailure: () => void): void {
  document.addEventListener(searchOpenedEvent, () => {
    load().then(({ fillDialog }) => {
      const dialog = openSearchDialogOf(document);
      if (dialog) fillDialog(dialog);
    }, tellFailure);
  });
}
