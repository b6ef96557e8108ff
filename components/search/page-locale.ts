import type { Locale } from '@/i18n/locale-codes';
import { splitLocale } from '@/lib/routing/resolve-request';

/** The locale of the current page. @throws where its address has none */
export function pageLocale(): Locale {
  const { pathname } = window.location;
  const { locale } = splitLocale(pathname);
  if (!locale) throw new Error(`The search needs a page with a locale, and "${pathname}" has none.`);
  return locale;
}
