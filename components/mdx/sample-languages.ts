import { type SpecimenLanguage, specimenLanguages } from '@/content/specimens';
import { type Locale, localeTable } from '@/i18n/locales';

/** What is read in a sample and in which language: the work's own, and the reader's. */
export interface Voices {
  readonly source: SpecimenLanguage;
  readonly target: SpecimenLanguage;
}

/** The language in which readers of a locale see samples: their own, or English where there are none in theirs. */
export function ownLanguage(locale: Locale): SpecimenLanguage {
  const language = localeTable[locale].sharesTextOf ?? locale;
  return specimenLanguages.find((known) => known === language) ?? 'en';
}

/** Pairs the reader's language with the first of two that is not their own. */
export function voicesFor(locale: Locale, [first, second]: readonly [SpecimenLanguage, SpecimenLanguage]): Voices {
  const target = ownLanguage(locale);
  return { source: first === target ? second : first, target };
}

/** Attributes of a text in a language. */
export function inLanguage(language: SpecimenLanguage): { lang: string; dir: 'ltr' | 'rtl' } {
  const { htmlLang, direction } = localeTable[language];
  return { lang: htmlLang, dir: direction };
}
