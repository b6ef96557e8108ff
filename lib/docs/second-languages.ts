import { type Locale, localeTable } from '@/i18n/locales';

/**
 * The languages that a page can be read in beside the one that it is shown in: those with a text of their own. What two
 * locales share is offered once.
 */
export function secondLanguages(ownLocales: readonly Locale[], textLocale: Locale): Locale[] {
  return ownLocales.filter((locale) => locale !== textLocale && localeTable[locale].sharesTextOf === undefined);
}
