import type { Locale } from '@/i18n/locales';

/** Locales whose texts are made at build from another's, where they have none of their own. */
export const generatedLocales: Readonly<Partial<Record<Locale, Locale>>> = { 'zh-TW': 'zh' };
