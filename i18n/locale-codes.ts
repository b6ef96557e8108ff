/**
 * The codes alone, for what a browser loads on every page: it must know which path is whose, and not what each language is
 * called. `locales.ts` has a row for each.
 */

const codes = [
  'ar',
  'de',
  'en',
  'es',
  'fr',
  'hi',
  'it',
  'ja',
  'ko',
  'pt',
  'pt-BR',
  'ru',
  'zh',
  'zh-Hans',
  'zh-TW',
] as const;

export type Locale = (typeof codes)[number];

/** Every locale, in the order of the language switcher. */
export const locales: Locale[] = [...codes];

/** Where a visitor goes whose languages match nothing. */
export const defaultLocale: Locale = 'zh';

/** Whether a string, for example a path segment, names a locale. Letter case counts. */
export function isLocale(value: string | undefined): value is Locale {
  return (codes as readonly (string | undefined)[]).includes(value);
}
