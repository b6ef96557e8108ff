import { type Locale, localeTable } from '@/i18n/locales';

/**
 * Languages in which a page can be read beside the one it is shown in: those with a text of their own. A text that two
 * locales share is offered once.
 */
export function secondLanguages(ownLocales: readonly Locale[], textLocale: Locale): Locale[] {
  return ownLocales.filter((locale) => locale !== textLocale && localeTable[locale].sharesTextOf === undefined);
}
