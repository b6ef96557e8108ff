import type { Locale } from '@/i18n/locale-codes';
import { fetchInTime } from '@/lib/browser/fetch-in-time';
import type { BilingualWords } from './words';

/** What bilingual reading says in a locale. @throws where it cannot be had */
export function fetchWords(locale: Locale): Promise<BilingualWords> {
  return fetchInTime(`/${locale}/bilingual.json`, async (response) => (await response.json()) as BilingualWords);
}
