import { isLocale, type Locale } from './locale-codes';

export { defaultLocale, isLocale, type Locale, locales } from './locale-codes';

/**
 * The one table of locales. Routes, alternates, message files, fallback chains, formats and the language switcher all
 * derive from it; adding a locale means adding its code, a row here, and a file in `messages/` (unless it shares another's texts).
 */

type Direction = 'ltr' | 'rtl';

/** Which family of type the locale is set in; the stylesheet picks fonts, measure and line height by it. */
export type Script = 'latin' | 'cyrillic' | 'arabic' | 'devanagari' | 'hans' | 'hant' | 'kana' | 'hangul';

export interface LocaleConfig {
  /** The language's own name, in its own script. */
  readonly label: string;
  readonly direction: Direction;
  /** Value of `<html lang>` and of `hreflang`. */
  readonly htmlLang: string;
  /** Unicode calendar identifier for dates. */
  readonly calendar: string;
  /** First path segment of every address in this locale, with slashes. */
  readonly path: `/${string}/`;
  readonly script: Script;
  /** Open Graph's `language_TERRITORY`. */
  readonly ogLocale: string;
  /**
   * Locale whose texts and messages this locale shows as its own, without a notice. It has no files, not even symbolic
   * links, which Windows does not create.
   */
  readonly sharesTextOf?: string;
  /** Where to look for a page that has no text in this locale, nearest first. English is always tried last. */
  readonly fallbacks: readonly string[];
}

/** What is known of each locale. */
export const localeTable: Readonly<Record<Locale, LocaleConfig>> = {
  ar: {
    label: 'العربية',
    direction: 'rtl',
    htmlLang: 'ar',
    calendar: 'gregory',
    path: '/ar/',
    script: 'arabic',
    ogLocale: 'ar_AR',
    fallbacks: [],
  },
  de: {
    label: 'Deutsch',
    direction: 'ltr',
    htmlLang: 'de',
    calendar: 'gregory',
    path: '/de/',
    script: 'latin',
    ogLocale: 'de_DE',
    fallbacks: [],
  },
  en: {
    label: 'English',
    direction: 'ltr',
    htmlLang: 'en',
    calendar: 'gregory',
    path: '/en/',
    script: 'latin',
    ogLocale: 'en_US',
    fallbacks: [],
  },
  es: {
    label: 'Español',
    direction: 'ltr',
    htmlLang: 'es',
    calendar: 'gregory',
    path: '/es/',
    script: 'latin',
    ogLocale: 'es_ES',
    fallbacks: [],
  },
  fr: {
    label: 'Français',
    direction: 'ltr',
    htmlLang: 'fr',
    calendar: 'gregory',
    path: '/fr/',
    script: 'latin',
    ogLocale: 'fr_FR',
    fallbacks: [],
  },
  hi: {
    label: 'हिन्दी',
    direction: 'ltr',
    htmlLang: 'hi',
    calendar: 'gregory',
    path: '/hi/',
    script: 'devanagari',
    ogLocale: 'hi_IN',
    fallbacks: [],
  },
  it: {
    label: 'Italiano',
    direction: 'ltr',
    htmlLang: 'it',
    calendar: 'gregory',
    path: '/it/',
    script: 'latin',
    ogLocale: 'it_IT',
    fallbacks: [],
  },
  ja: {
    label: '日本語',
    direction: 'ltr',
    htmlLang: 'ja',
    calendar: 'gregory',
    path: '/ja/',
    script: 'kana',
    ogLocale: 'ja_JP',
    fallbacks: [],
  },
  ko: {
    label: '한국어',
    direction: 'ltr',
    htmlLang: 'ko',
    calendar: 'gregory',
    path: '/ko/',
    script: 'hangul',
    ogLocale: 'ko_KR',
    fallbacks: [],
  },
  pt: {
    label: 'Português',
    direction: 'ltr',
    htmlLang: 'pt-PT',
    calendar: 'gregory',
    path: '/pt/',
    script: 'latin',
    ogLocale: 'pt_PT',
    fallbacks: ['pt-BR'],
  },
  'pt-BR': {
    label: 'Português (Brasil)',
    direction: 'ltr',
    htmlLang: 'pt-BR',
    calendar: 'gregory',
    path: '/pt-BR/',
    script: 'latin',
    ogLocale: 'pt_BR',
    fallbacks: ['pt'],
  },
  ru: {
    label: 'Русский',
    direction: 'ltr',
    htmlLang: 'ru',
    calendar: 'gregory',
    path: '/ru/',
    script: 'cyrillic',
    ogLocale: 'ru_RU',
    fallbacks: [],
  },
  zh: {
    label: '中文',
    direction: 'ltr',
    htmlLang: 'zh-CN',
    calendar: 'gregory',
    path: '/zh/',
    script: 'hans',
    ogLocale: 'zh_CN',
    fallbacks: [],
  },
  'zh-Hans': {
    label: '简体中文',
    direction: 'ltr',
    htmlLang: 'zh-Hans',
    calendar: 'gregory',
    path: '/zh-Hans/',
    script: 'hans',
    ogLocale: 'zh_CN',
    sharesTextOf: 'zh',
    fallbacks: ['zh'],
  },
  'zh-TW': {
    label: '繁體中文',
    direction: 'ltr',
    htmlLang: 'zh-TW',
    calendar: 'gregory',
    path: '/zh-TW/',
    script: 'hant',
    ogLocale: 'zh_TW',
    fallbacks: ['zh'],
  },
};

/** The language that translations are made from. */
export const sourceLocale: Locale = 'en';

/**
 * The locales to look in for a page's text, nearest first, beginning with the locale itself.
 * `pt-BR` gives `pt-BR, pt, en`; `zh-TW` gives `zh-TW, zh, en`.
 */
export function fallbackChain(locale: Locale): Locale[] {
  const chain: Locale[] = [locale];
  for (const next of [...localeTable[locale].fallbacks, sourceLocale]) {
    if (isLocale(next) && !chain.includes(next)) chain.push(next);
  }
  return chain;
}

/** Whether text written for `textLocale` counts as the locale's own, so that no notice is due. */
export function isOwnText(locale: Locale, textLocale: Locale): boolean {
  return locale === textLocale || localeTable[locale].sharesTextOf === textLocale;
}

/** The file of a locale's words, which is another's where it shares its texts. */
export function messageFile(locale: Locale): string {
  return `messages/${localeTable[locale].sharesTextOf ?? locale}.json`;
}

/** The locale tag for `Intl`, with the locale's calendar. */
export function intlTag(locale: Locale): string {
  const { htmlLang, calendar } = localeTable[locale];
  return `${htmlLang}-u-ca-${calendar}`;
}

/**
 * A language's name in another language (`de`, `fr` → "allemand"). The territory of `zh-TW` says little to its readers; the
 * script does.
 */
export function languageName(of: Locale, inLocale: Locale): string {
  const names = new Intl.DisplayNames([localeTable[inLocale].htmlLang], { type: 'language' });
  return names.of(of === 'zh-TW' ? 'zh-Hant' : of) ?? localeTable[of].label;
}
