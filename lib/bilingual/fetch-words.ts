import type { Locale } from '@/i18n/locale-codes';
import type { BilingualWords } from './words';

/** What bilingual reading says in a locale. @throws where it cannot be had */
export async function fetchWords(locale: Locale): Promise<BilingualWords> {
  const address = `/${locale}/bilingual.json`;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as BilingualWords;
}
