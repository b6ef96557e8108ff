import type { Locale } from '@/i18n/locales';
import { fetchInTime } from '@/lib/browser/loading/fetch-in-time';
import type { AlgoliaSettings } from '@/lib/search/algolia/algolia-settings';
import type { WordsIndex } from '@/lib/search/embedded/index-format';
import type { SearchSettings } from '@/lib/search/search-settings';
import type { SearchWords } from '@/lib/search/search-words';

export interface SearchTexts {
  readonly words: SearchWords;
  readonly settings: SearchSettings;
  /** The deployment's search service; without one the embedded index is searched. */
  readonly service?: AlgoliaSettings;
  /** Added by the export's finishing step; absent where a service searches. */
  readonly index?: WordsIndex;
}

const texts = new Map<Locale, Promise<SearchTexts>>();

/** The search's texts in a locale. Fetched once; a failure is not cached. */
export function fetchSearchTexts(locale: Locale): Promise<SearchTexts> {
  const known = texts.get(locale);
  if (known) return known;
  const address = `/${locale}/search/words.json`;
  const asked = fetchInTime(address, async (response) => (await response.json()) as SearchTexts, {
    // Revalidated, because it contains the names of its build's files.
    cache: 'no-cache',
  });
  texts.set(locale, asked);
  asked.catch(() => texts.delete(locale));
  return asked;
}
