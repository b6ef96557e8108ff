import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { type Locale, localeTable, type Script } from '@/i18n/locales';
import { type JsonSource, lineOfKey, parseJsonFile } from '@/lib/content/json-file';
import type { Problem } from '@/lib/content/problem';
import { escapePattern } from '@/lib/tools/escape';
import type { Block, PageBlocks } from './blocks';

/** The prescribed words of a locale's translations. */
export interface Glossary {
  /** Longest first, so that "bilingual subtitles" is not matched as "bilingual". */
  readonly terms: readonly GlossaryTerm[];
  /** Terms that a page may omit, by path below the locale's folder. */
  readonly exceptions: ReadonlyMap<string, ReadonlySet<string>>;
  /** Texts that may equal the source's. */
  readonly keep: ReadonlySet<string>;
}

export interface GlossaryTerm {
  /** As written in the source; case is ignored. */
  readonly source: string;
  /** Any of these is accepted. */
  readonly targets: readonly string[];
}

export const emptyGlossary: Glossary = { terms: [], exceptions: new Map(), keep: new Set() };

const word = z.string().trim().min(1, 'is empty');
const schema = z.strictObject({
  terms: z.record(word, z.union([word, z.array(word).min(1), z.strictObject({ sameAs: word })])),
  except: z.record(word, z.array(word)).optional(),
  keep: z.array(word).optional(),
});

type Entries = z.infer<typeof schema>['terms'];

const remedy =
  'Write "source term": "term", or ["term", "variant"], or { "sameAs": "other source term" } (docs/translating.md shows one).';

export function glossaryFile(root: string, locale: Locale): string {
  return path.join(root, 'glossary', `${locale}.json`);
}

export function readGlossary(root: string, locale: Locale): Glossary | Problem[] {
  const file = glossaryFile(root, locale);
  return existsSync(file) ? parseGlossary({ file, text: readFileSync(file, 'utf8') }) : emptyGlossary;
}

/** Parses a glossary, or returns its problems: invalid JSON, a duplicate term, circular references. */
export function parseGlossary(source: JsonSource): Glossary | Problem[] {
  const parsed = parseJsonFile(source, schema, remedy);
  if (Array.isArray(parsed)) return parsed;
  const names = Object.keys(parsed.terms);
  const problems = [
    ...doubledTerms(names, source),
    ...unknownExceptions(parsed.except ?? {}, names, source),
    ...names.flatMap((name) => brokenReference(name, parsed.terms, source)),
  ];
  if (problems.length > 0) return problems;
  return {
    terms: names
      .map((name) => ({ source: name, targets: targetsOf(name, parsed.terms) }))
      .sort((a, b) => b.source.length - a.source.length || (a.source < b.source ? -1 : 1)),
    exceptions: new Map(Object.entries(parsed.except ?? {}).map(([page, terms]) => [page, new Set(terms)])),
    keep: new Set(parsed.keep ?? []),
  };
}

function doubledTerms(names: readonly string[], { file, text }: JsonSource): Problem[] {
  const seen = new Map<string, string>();
  return names.flatMap((name): Problem[] => {
    const other = seen.get(name.toLowerCase());
    seen.set(name.toLowerCase(), name);
    if (other === undefined) return [];
    return [
      {
        file,
        line: lineOfKey(text, name),
        message: `The term "${name}" stands in the glossary twice, as "${other}" too.`,
        remedy: 'Letter case does not count: keep one, with all variants in a list.',
      },
    ];
  });
}

function unknownExceptions(
  except: Readonly<Record<string, readonly string[]>>,
  names: readonly string[],
  { file, text }: JsonSource,
): Problem[] {
  return Object.entries(except).flatMap(([page, terms]) =>
    terms
      .filter((term) => !names.includes(term))
      .map((term) => ({
        file,
        line: lineOfKey(text, page),
        message: `The exceptions of "${page}" name "${term}", which is no term of this glossary.`,
        remedy: 'Write it as the term is written, or remove it.',
      })),
  );
}

/** A chain of `sameAs` that ends nowhere, or is circular. */
function brokenReference(name: string, terms: Entries, { file, text }: JsonSource): Problem[] {
  const chain = [name];
  for (let next = referenceOf(terms[name]); next !== undefined; next = referenceOf(terms[next])) {
    if (!Object.hasOwn(terms, next)) {
      if (chain.length > 1) return [];
      const message = `"${name}" is the same as "${next}", which is no term of this glossary.`;
      return [{ file, line: lineOfKey(text, name), message, remedy: 'Add that term, or write the translation here.' }];
    }
    if (next === name) {
      // Each cycle is reported once, at its first term.
      if (chain.some((other) => other < name)) return [];
      const message = `The terms refer to each other in a circle: ${[...chain, name].map((one) => `"${one}"`).join(' → ')}.`;
      return [{ file, line: lineOfKey(text, name), message, remedy: 'Write the translation at one of them.' }];
    }
    if (chain.includes(next)) return [];
    chain.push(next);
  }
  return [];
}

function referenceOf(entry: Entries[string] | undefined): string | undefined {
  return typeof entry === 'object' && !Array.isArray(entry) ? entry.sameAs : undefined;
}

function targetsOf(name: string, terms: Entries): string[] {
  const entry = terms[name];
  if (entry === undefined) return [];
  if (typeof entry === 'string') return [entry];
  return Array.isArray(entry) ? entry : targetsOf(entry.sameAs, terms);
}

/** A term of the source that is not translated as the glossary prescribes. */
export interface UnusedTerm {
  readonly term: string;
  readonly targets: readonly string[];
  /** Index among the translation's blocks. */
  readonly index: number;
  readonly line: number;
}

/** Scripts without spaces between words. */
const unspaced: ReadonlySet<Script> = new Set(['hans', 'hant', 'kana']);

/**
 * The glossary's terms that are in the source and translated otherwise. Words are compared by their beginnings, because
 * most languages inflect their ends; a block that contains its term once may translate it otherwise the second time.
 *
 * @param isSame whether the source of a translation's block is unchanged, so that the two can be compared
 */
export function unusedTerms(
  page: string,
  locale: Locale,
  source: PageBlocks,
  translation: PageBlocks,
  { terms, exceptions }: Glossary,
): UnusedTerm[] {
  const excepted = exceptions.get(page);
  const wanted = terms.filter((term) => !excepted?.has(term.source));
  return translation.blocks.flatMap((block, index): UnusedTerm[] => {
    const original = source.blocks[index];
    if (!original || original.kind !== block.kind || !isText(block)) return [];
    const own = spokenText(block.text);
    return termsIn(original.text, wanted)
      .filter(({ targets }) => !targets.some((target) => saysTerm(own, target, locale)))
      .map(({ source: term, targets }) => ({ term, targets, index, line: block.line }));
  });
}

/** The terms that a text of the source has. What a longer one matches, no shorter one does. */
export function termsIn(text: string, terms: readonly GlossaryTerm[]): GlossaryTerm[] {
  let rest = withoutCode(text);
  return terms.filter(({ source }) => {
    const pattern = termPattern(source);
    const isThere = rest.search(pattern) !== -1;
    if (isThere) rest = rest.replace(pattern, ' ');
    return isThere;
  });
}

const patterns = new Map<string, RegExp>();

/**
 * A pattern for a term of the source, including its plural. A term with a capital letter is a label of the product and
 * matches only in that case; a label of one word, such as "General", only in bold.
 */
function termPattern(term: string): RegExp {
  const known = patterns.get(term);
  if (known) return known;
  const words = term.split(/[\s-]+/).map(escapePattern);
  const isLabel = /^\p{Lu}/u.test(term);
  const body = `(?<![\\p{L}\\p{N}])${words.join('[\\s-]+')}s?(?![\\p{L}\\p{N}])`;
  const pattern = isLabel
    ? new RegExp(words.length === 1 ? `(?<=\\*\\*)${body}(?=\\*\\*)` : body, 'gu')
    : new RegExp(body, 'giu');
  patterns.set(term, pattern);
  return pattern;
}

/** Blocks of text: neither code nor a component's shared properties. */
export function isText({ kind }: Pick<Block, 'kind'>): boolean {
  return kind !== 'code' && kind !== 'def' && kind !== 'hr' && !kind.startsWith('<') && !kind.startsWith('{');
}

function withoutCode(text: string): string {
  return text
    .replace(/`[^`]*`/g, ' ')
    .replace(/!(?=\[)/g, ' ')
    .replace(/\]\([^)]*\)/g, ' ')
    .replace(/<\/?[A-Za-z][^>]*>/g, ' ')
    .replace(/\{\w+\}/g, ' ')
    .replace(/https?:\/\/\S+/g, ' ');
}

/** The readable text of a block: no code, no addresses, no tags. */
export function spokenText(text: string): string {
  return withoutCode(text)
    .replace(/[*_[\]|~\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function foldWords(text: string, locale: Locale): string {
  // Vowel signs are optional in Arabic, accents are not.
  const folded = text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[\u064b-\u0652]/g, '');
  return unspaced.has(localeTable[locale].script) ? folded.replace(/\s+/g, '') : folded;
}

/** Whether a text has a translation of a term, in whatever form. */
export function saysTerm(text: string, target: string, locale: Locale): boolean {
  const [own, folded] = [foldWords(text, locale), foldWords(target, locale)];
  if (unspaced.has(localeTable[locale].script)) return own.includes(folded);
  const words = own.split(/[^\p{L}\p{M}\p{N}]+/u);
  return folded
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((part) => part.length > 2)
    .every((part) => words.some((word) => startsAlike(word, part, locale)));
}

/** Whether two forms may be one word: their beginnings agree, up to a length that depends on the word's. */
function startsAlike(word: string, part: string, locale: Locale): boolean {
  const stem = part.slice(0, part.length <= 4 ? 3 : Math.ceil(part.length * 0.6));
  // Arabic, German and Korean attach words: an article or another word may precede it.
  return locale === 'ar' || locale === 'de' || locale === 'ko' ? word.includes(stem) : word.startsWith(stem);
}
