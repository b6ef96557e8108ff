import { type SampleLanguage, sampleLanguages } from '@/content/sample-sentences';
import { type Locale, localeTable } from '@/i18n/locales';

/** The two languages of a sample: the work's own, and the reader's. */
export interface Voices {
  readonly source: SampleLanguage;
  readonly target: SampleLanguage;
}

/** The language in which a locale's readers see samples: their own, or English where there are no samples in it. */
export function ownLanguage(locale: Locale): SampleLanguage {
  const language = localeTable[locale].sharesTextOf ?? locale;
  return sampleLanguages.find((known) => known === language) ?? 'en';
}

/** Pairs the reader's language with the first of two that differs from it. */
export function voicesFor(locale: Locale, [first, second]: readonly [SampleLanguage, SampleLanguage]): Voices {
  const target = ownLanguage(locale);
  return { source: first === target ? second : first, target };
}

/** Attributes of a text in a language. */
export function inLanguage(language: SampleLanguage): { lang: string; dir: 'ltr' | 'rtl' } {
  const { htmlLang, direction } = localeTable[language];
  return { lang: htmlLang, dir: direction };
}
