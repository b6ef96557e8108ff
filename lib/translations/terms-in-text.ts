import { type Locale, localeTable, type Script } from '@/i18n/locales';
import { escapePattern } from '@/lib/tools/escape';
import type { Block, PageBlocks } from './blocks';
import type { Glossary, GlossaryTerm } from './glossary';

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
