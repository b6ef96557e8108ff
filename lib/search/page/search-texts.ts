import type { Locale } from '@/i18n/locales';
import { fetchInTime } from '@/lib/browser/loading/fetch-in-time';
import type { AlgoliaSettings } from '@/lib/search/algolia/algolia-settings';
import type { WordsIndex } from '@/lib/search/embedded/index-format';
import type { SearchSettings, SearchWords } from '@/lib/search/search-words';

export interface SearchTexts {
  readonly words: SearchWords;
  readonly settings: SearchSettings;
  /** The service that this deployment searches with; without one the built index is searched. */
  readonly service?: AlgoliaSettings;
  /** Put here by the export's finishing step, and not where a service searches. */
  readonly index?: WordsIndex;
}

const texts = new Map<Locale, Promise<SearchTexts>>();

/** What the search says in a locale. Asked for once; a failure is not remembered. */
export function fetchSearchTexts(locale: Locale): Promise<SearchTexts> {
  const known = texts.get(locale);
  if (known) return known;
  const address = `/${locale}/search/words.json`;
  const asked = fetchInTime(address, async (response) => (await response.json()) as SearchTexts, {
    // It names files of the build that it is of.
    cache: 'no-cache',
  });
  texts.set(locale, asked);
  asked.catch(() => texts.delete(locale));
  return asked;
}
