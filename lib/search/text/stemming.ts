import { stemmer as stemEnglish } from '@orama/stemmers/english';
import type { Locale } from '@/i18n/locales';

type Stem = (word: string) => string;

/** A language's stemmer reduces the words of its script only. */
interface StemmerSource {
  readonly script: RegExp;
  readonly load: () => Promise<{ stemmer: Stem }>;
}

const latin = /^[\p{Script=Latin}]+$/u;

/** Adds the feminine plural (ترجمات), which the stemmer does not reduce to its singular (ترجمة, folded to ترجمه). */
async function loadArabic(): Promise<{ stemmer: Stem }> {
  const { stemmer } = await import('@orama/stemmers/arabic');
  return { stemmer: (word) => stemmer(word.replace(/(?<=\p{L}{3})ات$/u, 'ه')) };
}

/**
 * Applies the stemmer until nothing changes, because it removes one ending at a time: лимиты becomes лимит, and лимит,
 * as if it were a verb, лим; скачивание and скачать differ until all are removed. Also removes a vowel that only some
 * forms have (ошибок, ошибка).
 */
async function loadRussian(): Promise<{ stemmer: Stem }> {
  const { stemmer } = await import('@orama/stemmers/russian');
  const bare = (word: string): string => {
    const shorter = stemmer(word);
    return shorter === word || shorter.length < 3 ? word : bare(shorter);
  };
  const withoutFleetingVowel = (stem: string) =>
    stem.replace(/(?<=[аоуеи])ек$/u, 'йк').replace(/(?<=[^аеиоуыэюяй])[ое]к$/u, 'к');
  return { stemmer: (word) => withoutFleetingVowel(bare(word)) };
}

/**
 * Adds the English plural of loan words (शॉर्टकट्स) and the first person of verbs (छिपाऊँ), which the stemmer leaves
 * unchanged.
 */
async function loadHindi(): Promise<{ stemmer: Stem }> {
  const { stemmer } = await import('@orama/stemmers/indian');
  return { stemmer: (word) => stemmer(word.replace(/(?<=.[^क])्स$|(?<=..)(?:ा?ऊं|ूं)$/u, '')) };
}

/** Languages with inflected endings. Each stemmer is a file of its own, except the one that all need. */
const stemmers = {
  ar: { script: /^\p{Script=Arabic}+$/u, load: loadArabic },
  de: { script: latin, load: () => import('@orama/stemmers/german') },
  en: { script: latin, load: async () => ({ stemmer: stemEnglish }) },
  es: { script: latin, load: () => import('@orama/stemmers/spanish') },
  fr: { script: latin, load: () => import('@orama/stemmers/french') },
  hi: { script: /^[\p{Script=Devanagari}\p{M}]+$/u, load: loadHindi },
  it: { script: latin, load: () => import('@orama/stemmers/italian') },
  pt: { script: latin, load: () => import('@orama/stemmers/portuguese') },
  ru: { script: /^\p{Script=Cyrillic}+$/u, load: loadRussian },
} as const satisfies Record<string, StemmerSource>;

export type StemmedLanguage = keyof typeof stemmers;

/** A locale's language without its territory, if it has a stemmer. */
function stemmedLanguage(locale: Locale): StemmedLanguage | undefined {
  const language = locale.split('-')[0] ?? '';
  return Object.hasOwn(stemmers, language) ? (language as StemmedLanguage) : undefined;
}

/**
 * The stemmers for texts in these languages. English is included where a language has none of its own for Latin
 * letters: product names and code are English everywhere.
 */
export function stemmersFor(textLocales: readonly Locale[]): StemmedLanguage[] {
  const needed = new Set<StemmedLanguage>(['en']);
  for (const locale of textLocales) {
    const language = stemmedLanguage(locale);
    if (language) needed.add(language);
  }
  return [...needed].sort();
}

export type LoadedStemmers = ReadonlyMap<StemmedLanguage, Stem>;

export async function loadStemmers(languages: readonly StemmedLanguage[]): Promise<LoadedStemmers> {
  const loaded = await Promise.all(
    languages.map(async (language) => [language, (await stemmers[language].load()).stemmer] as const),
  );
  return new Map(loaded);
}

/**
 * The stem of a folded word in a text of a language. Latin words in texts of another script are treated as English.
 * Words with digits and short ones are left unchanged.
 */
export function stemOf(word: string, textLocale: Locale, loaded: LoadedStemmers): string {
  if (word.length < 3) return word;
  const own = stemmedLanguage(textLocale);
  const language = own && stemmers[own].script.test(word) ? own : latin.test(word) ? latinLanguage(own) : undefined;
  if (language === undefined) return word;
  const cache = stems.get(language) ?? new Map<string, string>();
  stems.set(language, cache);
  let stem = cache.get(word);
  if (stem === undefined) {
    stem = loaded.get(language)?.(word) ?? word;
    if (stem.length < 2) stem = word;
    if (cache.size < maxCached) cache.set(word, stem);
  }
  return stem;
}

/** Cached stems: texts repeat their words, and stemming is the slowest part of reading them. */
const stems = new Map<StemmedLanguage, Map<string, string>>();
const maxCached = 50_000;

function latinLanguage(own: StemmedLanguage | undefined): StemmedLanguage {
  return own && stemmers[own].script === latin ? own : 'en';
}
