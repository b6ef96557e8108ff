import type { SpecimenLanguage } from '@/content/specimens';
import { type Locale, localeTable } from '@/i18n/locales';

/** What is read in a scene and in which language: the work's own, and the reader's. */
export interface Voices {
  readonly source: SpecimenLanguage;
  readonly target: SpecimenLanguage;
}

/** The language in which a locale's texts are written. */
export function ownLanguage(locale: Locale): SpecimenLanguage {
  return locale === 'zh-Hans' ? 'zh' : locale;
}

/** Pairs the reader's language with the first of these that is not their own. */
export function voicesFor(locale: Locale, sources: readonly [SpecimenLanguage, SpecimenLanguage]): Voices {
  const target = ownLanguage(locale);
  return { source: sources[0] === target ? sources[1] : sources[0], target };
}

/** The languages of people who speak to the reader: each its own, and none of them the reader's. */
export function otherLanguages(locale: Locale, languages: readonly SpecimenLanguage[]): SpecimenLanguage[] {
  return languages.filter((language) => language !== ownLanguage(locale));
}

/** Attributes of a text in a language. */
export function inLanguage(language: SpecimenLanguage): { lang: string; dir: 'ltr' | 'rtl' } {
  const { htmlLang, direction } = localeTable[language];
  return { lang: htmlLang, dir: direction };
}
