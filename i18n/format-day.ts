import { intlTag, type Locale } from './locales';

/** An ISO day in a locale's words. */
export function formatDay(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(intlTag(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}
