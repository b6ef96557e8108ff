import { localeSlot } from '../settings/storage-slot';

/**
 * Loads the script that offers a page in another language, for visitors whose browser's first language may not be the
 * page's, until they have chosen one. Called at the first interaction, so that no crawler ever meets it. A page is complete without it: nothing is said if it does not
 * load.
 */
export function loadSuggestionWhereWanted(load: () => Promise<unknown>): void {
  const wanted = `${navigator.languages[0]}-`;
  if (!localeSlot.get() && !wanted.startsWith(`${document.documentElement.lang}-`)) load().catch(() => {});
}
