import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { type Locale, localeTable, type Script } from '@/i18n/locales';
import { type JsonSource, lineOfKey, parseJsonFile } from '@/lib/content/json-file';
import type { Problem } from '@/lib/content/problem';
import { escapePattern } from '@/lib/tools/escape';

/** A word that a language's texts must not use. */
export interface AvoidedWord {
  readonly avoid: readonly string[];
  /** The word to use instead. */
  readonly write: string;
  /** The reason, if it is not obvious. */
  readonly why?: string;
  /** Longer texts in which the word is allowed: labels of the product, other words. */
  readonly unless: readonly string[];
}

/** Rules for the texts of a language, beside its glossary. */
export interface WordingList {
  readonly avoid: readonly AvoidedWord[];
  /** Words of the source that a translation must contain too, such as a currency, and their translations. */
  readonly keep: ReadonlyMap<string, readonly string[]>;
  /** Numbers in words, alone or after figures: "million" is 1000000. */
  readonly numbers: ReadonlyMap<string, number>;
  /** The currency sign of the language's own prices: a text that contains it has other figures than its source. */
  readonly ownPrices?: string;
}

export const emptyWordingList: WordingList = { avoid: [], keep: new Map(), numbers: new Map() };

const word = z.string().min(1, 'is empty');
const words = z.array(word).min(1);
const schema = z.strictObject({
  avoid: z
    .array(
      z.strictObject({
        avoid: words,
        write: word,
        why: word.optional(),
        unless: words.optional(),
      }),
    )
    .optional(),
  keep: z.record(word, words).optional(),
  numbers: z.record(word, z.number().positive()).optional(),
  ownPrices: word.optional(),
});

const remedy = 'docs/translating.md shows the file ("Words to avoid, figures and labels").';

function wordingFile(root: string, locale: Locale): string {
  return path.join(root, 'glossary', 'wording', `${locale}.json`);
}

export function readWordingList(root: string, locale: Locale): WordingList | Problem[] {
  const file = wordingFile(root, locale);
  return existsSync(file) ? parseWordingList({ file, text: readFileSync(file, 'utf8') }) : emptyWordingList;
}

/** Parses a list, or returns its problems: invalid JSON, a wrong shape, a duplicate word, an unused exception. */
export function parseWordingList(source: JsonSource): WordingList | Problem[] {
  const parsed = parseJsonFile(source, schema, remedy);
  if (Array.isArray(parsed)) return parsed;
  const avoid = (parsed.avoid ?? []).map((entry) => ({ ...entry, unless: entry.unless ?? [] }));
  const problems = [...doubledWords(avoid), ...idleExceptions(avoid)].map(({ at, message, remedy: what }) => ({
    file: source.file,
    line: lineOfKey(source.text, at) ?? lineOfWord(source.text, at),
    message,
    remedy: what,
  }));
  if (problems.length > 0) return problems;
  return {
    avoid,
    keep: new Map(Object.entries(parsed.keep ?? {})),
    numbers: new Map(Object.entries(parsed.numbers ?? {})),
    ownPrices: parsed.ownPrices,
  };
}

interface Fault {
  readonly at: string;
  readonly message: string;
  readonly remedy: string;
}

function doubledWords(avoid: readonly AvoidedWord[]): Fault[] {
  const all = avoid.flatMap((entry) => entry.avoid);
  return all
    .filter((one, index) => all.indexOf(one) !== index)
    .map((one) => ({ at: one, message: `"${one}" is to be avoided twice.`, remedy: 'Keep one of the two.' }));
}

function idleExceptions(avoid: readonly AvoidedWord[]): Fault[] {
  return avoid.flatMap((entry) =>
    entry.unless
      .filter((text) => !entry.avoid.some((one) => text.includes(one)))
      .map((text) => ({
        at: text,
        message: `The exception "${text}" has none of the words to avoid (${entry.avoid.join(', ')}).`,
        remedy: 'Write the longer text in which the word is right, or remove it.',
      })),
  );
}

function lineOfWord(text: string, wanted: string): number | undefined {
  const at = text.lastIndexOf(JSON.stringify(wanted));
  return at === -1 ? undefined : text.slice(0, at).split('\n').length;
}

/** Scripts whose words are separated by spaces and take no prefixes or suffixes. */
const separate: ReadonlySet<Script> = new Set(['latin', 'cyrillic', 'devanagari']);

/**
 * The source of a pattern for any of some words, the longest first; case counts. In languages with compounds, or
 * attached articles and particles, they match anywhere.
 */
export function wordsSource(words: readonly string[], locale: Locale): string {
  if (words.length === 0) return '(?!)';
  const longestFirst = [...words].sort((a, b) => b.length - a.length);
  const any = longestFirst.map(escapePattern).join('|');
  return separate.has(localeTable[locale].script) ? `(?<![\\p{L}\\p{M}])(?:${any})(?![\\p{L}\\p{M}])` : `(?:${any})`;
}
