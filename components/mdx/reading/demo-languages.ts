import type { SpecimenLanguage } from '@/content/specimens';
import { type Locale, localeTable } from '@/i18n/locales';
import { directionOf } from '../language-line';

/** The language in which a locale's demo texts are written. */
export function ownLanguage(locale: Locale): SpecimenLanguage {
  return locale === 'zh-Hans' ? 'zh' : locale;
}

/** The first of two languages, or the second where the first is the reader's own. */
export function foreignTo(own: SpecimenLanguage, first: SpecimenLanguage, second: SpecimenLanguage): SpecimenLanguage {
  return first === own ? second : first;
}

/** Into what the input box of the demo translates; English is the product's default. */
const targetLanguages: readonly SpecimenLanguage[] = ['en', 'ja', 'zh', 'es', 'fr', 'de', 'ko', 'ar'];

/** Target languages for a reader, the default first. Nobody is offered their own, in whatever script. */
export function targetsFor(own: SpecimenLanguage): SpecimenLanguage[] {
  return targetLanguages.filter((language) => language.split('-')[0] !== own.split('-')[0]);
}

/** Marks a text as being in a language. */
export function inLanguage(language: SpecimenLanguage): { lang: string; dir: 'ltr' | 'rtl' } {
  return { lang: localeTable[language].htmlLang, dir: directionOf(language) };
}
