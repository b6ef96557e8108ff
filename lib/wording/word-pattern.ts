import { type Locale, localeTable, type Script } from '@/i18n/locales';

/** Scripts whose words are separated by spaces and take no prefixes or suffixes. */
const separate: ReadonlySet<Script> = new Set(['latin', 'cyrillic', 'devanagari']);

/**
 * The source of a pattern for any of some words, the longest first; case counts. In languages with compounds, or
 * attached articles and particles, they match anywhere.
 */
export function wordsSource(words: readonly string[], locale: Locale): string {
  if (words.length === 0) return '(?!)';
  const longestFirst = [...words].sort((a, b) => b.length - a.length);
  const any = longestFirst.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return separate.has(localeTable[locale].script) ? `(?<![\\p{L}\\p{M}])(?:${any})(?![\\p{L}\\p{M}])` : `(?:${any})`;
}
