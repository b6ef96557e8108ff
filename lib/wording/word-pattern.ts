import { type Locale, localeTable, type Script } from '@/i18n/locales';

/** Scripts whose words stand between spaces and take nothing before or after them. */
const separate: ReadonlySet<Script> = new Set(['latin', 'cyrillic', 'devanagari']);

/**
 * The source of a pattern that finds any of some words, the longest first; letter case counts. Languages that set words
 * together, or articles and particles beside them, have them anywhere.
 */
export function wordsSource(words: readonly string[], locale: Locale): string {
  if (words.length === 0) return '(?!)';
  const longestFirst = [...words].sort((a, b) => b.length - a.length);
  const any = longestFirst.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return separate.has(localeTable[locale].script) ? `(?<![\\p{L}\\p{M}])(?:${any})(?![\\p{L}\\p{M}])` : `(?:${any})`;
}
