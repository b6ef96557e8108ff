import { type Locale, localeTable, type Script } from '@/i18n/locales';
import type { Block, PageBlocks } from './blocks';
import type { Glossary } from './glossary';

/** A term of the source whose translation has another word. */
export interface UnusedTerm {
  readonly term: string;
  readonly targets: readonly string[];
  /** Index among the translation's blocks. */
  readonly index: number;
  readonly line: number;
}

/** Scripts that set no space between words. */
const unspaced: ReadonlySet<Script> = new Set(['hans', 'hant', 'kana']);

/**
 * The terms of the glossary that the source has and the translation says otherwise. Words are compared by their beginnings,
 * because most languages inflect their ends; a block that has its term once may say it otherwise the second time.
 *
 * @param isSame whether a translation's block has the source it was made from, so that the two can be compared
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
    let rest = withoutCode(original.text);
    const own = foldWords(spokenText(block.text), locale);
    return wanted.flatMap((term): UnusedTerm[] => {
      const pattern = termPattern(term.source);
      if (rest.search(pattern) === -1) return [];
      // What a longer term has said is not asked of a shorter one.
      rest = rest.replace(pattern, ' ');
      if (term.targets.some((target) => hasTerm(own, target, locale))) return [];
      return [{ term: term.source, targets: term.targets, index, line: block.line }];
    });
  });
}

const patterns = new Map<string, RegExp>();

/**
 * Finds a term of the source, in the plural too. A term with a capital letter is a label of the product and counts where it
 * is written like one; a label of one word, such as "General", only in bold.
 */
function termPattern(term: string): RegExp {
  const known = patterns.get(term);
  if (known) return known;
  const words = term.split(/[\s-]+/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const isLabel = /^\p{Lu}/u.test(term);
  const body = `(?<![\\p{L}\\p{N}])${words.join('[\\s-]+')}s?(?![\\p{L}\\p{N}])`;
  const pattern = isLabel
    ? new RegExp(words.length === 1 ? `(?<=\\*\\*)${body}(?=\\*\\*)` : body, 'gu')
    : new RegExp(body, 'giu');
  patterns.set(term, pattern);
  return pattern;
}

/** Blocks of words: neither code nor a component's shared properties. */
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

/** What is read aloud of a block: no code, no addresses, no tags. */
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

function hasTerm(own: string, target: string, locale: Locale): boolean {
  const folded = foldWords(target, locale);
  if (unspaced.has(localeTable[locale].script)) return own.includes(folded);
  const words = own.split(/[^\p{L}\p{M}\p{N}]+/u);
  return folded
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((part) => part.length > 2)
    .every((part) => words.some((word) => startsAlike(word, part, locale)));
}

/** Whether two forms may be one word: they begin alike, for as long as a word of that length says something. */
function startsAlike(word: string, part: string, locale: Locale): boolean {
  const stem = part.slice(0, part.length <= 4 ? 3 : Math.ceil(part.length * 0.6));
  // Arabic and German set words together: an article or another word may stand before it.
  return locale === 'ar' || locale === 'de' || locale === 'ko' ? word.includes(stem) : word.startsWith(stem);
}
