import { intlTag, type Locale } from './locales';

const formats = new Map<Locale, Intl.DateTimeFormat>();

/** An ISO day in a locale's words. */
export function formatDay(day: string, locale: Locale): string {
  const format =
    formats.get(locale) ?? new Intl.DateTimeFormat(intlTag(locale), { dateStyle: 'long', timeZone: 'UTC' });
  formats.set(locale, format);
  return format.format(new Date(day));
}
