import { localeSlot } from '../settings/storage-slot';

/** Dispatched on the document when the script has started. */
export const suggestionReadyEvent = 'site:suggestion-ready';

/**
 * Loads the script that offers a page in another language, for visitors whose browser's first language may not be the
 * page's, until they have chosen one. Called at the first interaction, so that no crawler ever meets it.
 */
export function loadSuggestionWhereWanted(load: () => void): void {
  const wanted = `${navigator.languages[0]}-`;
  if (!localeSlot.get() && !wanted.startsWith(`${document.documentElement.lang}-`)) load();
}
