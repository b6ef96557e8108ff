import { type Locale, localeTable } from '@/i18n/locales';
import { checkPlaceholders, checkStructure } from '@/lib/content/build/check-translations';
import type { ContentEntry } from '@/lib/content/entry';
import { sharedMarks } from '@/lib/content/mdx/code-marks';
import { sharedDiagram } from '@/lib/content/mdx/diagrams';
import { placeholderNames } from '@/lib/content/mdx/mdx-tree';
import type { Problem } from '@/lib/content/problem';
import type { Block, PageBlocks } from './blocks';
import type { Glossary } from './glossary';
import type { PageStamp } from './ledger';
import { differences, expectedKinds } from './page-state';
import { pairBlocks } from './pair-blocks';
import { isText, spokenText } from './terms-in-text';

export interface TranslationToCompare {
  readonly file: string;
  readonly sourceFile: string;
  readonly translation: PageBlocks;
  readonly source: PageBlocks;
  readonly stamp: PageStamp | undefined;
}

/**
 * Compares a translation with the source that it was made from in everything but words: blocks and their kinds, and in
 * blocks whose source has not changed since, links, code, components and placeholders.
 */
export function compareStructure(page: TranslationToCompare): Problem[] {
  const { file, sourceFile, translation, source } = page;
  const own = translation.blocks.map(({ kind }) => kind);
  const expected = expectedKinds(source, page.stamp);
  const [different] = differences(expected, own);
  // A translation that has been updated but not stamped yet is correct.
  const isAhead = different !== undefined && differences(expectedKinds(source, undefined), own).length === 0;
  if (different && !isAhead) return [kindProblem(page, expected, different)];
  const stamp = isAhead ? undefined : page.stamp;
  const pairing = pairBlocks(source, translation, stamp);
  return translation.blocks.flatMap((block, index): Problem[] => {
    const counterpart = source.blocks[pairing?.indexes.indexOf(index) ?? -1];
    if (!counterpart || pairing?.stale.has(counterpart)) return [];
    const place = { file, line: block.line, column: block.column };
    return differingParts(block, counterpart).map(([what, has, wants]) => ({
      ...place,
      message: `${what} here ${listed(has)}, in ${sourceFile}:${counterpart.line} ${listed(wants)}.`,
      remedy: 'Give the translation exactly those of its source.',
    }));
  });
}

function kindProblem(
  { file, sourceFile, translation, source, stamp }: TranslationToCompare,
  expected: readonly string[],
  { before, after }: { readonly before: readonly number[]; readonly after: readonly number[] },
): Problem {
  const [missing, extra] = [before[0], after[0]];
  const near = translation.blocks[extra ?? 0] ?? translation.blocks.at(-1);
  const excerptOf = (block: Block | undefined) => (block && block.text !== '' ? ` ("${shorten(block.text)}")` : '');
  const excerpt = extra === undefined ? '' : excerptOf(translation.blocks[extra]);
  const has = extra === undefined ? undefined : describeKind(translation.blocks[extra]?.kind ?? '');
  const wants = missing === undefined ? undefined : describeKind(expected[missing] ?? '');
  const original = missing === undefined || stamp ? undefined : source.blocks[missing];
  const from = original ? `${sourceFile}:${original.line}` : sourceFile;
  const line = extra === undefined ? translation.blocks[missing ?? 0]?.line : near?.line;
  return {
    file,
    line: line ?? near?.line ?? 1,
    message:
      wants === undefined
        ? `The translation has ${has} more than ${from}${excerpt}.`
        : has === undefined
          ? `The translation lacks ${wants} that ${from} has${excerptOf(original)}.`
          : `The translation has ${has}${excerpt} where ${from} has ${wants}.`,
    remedy: stamp
      ? 'Follow the source block by block. If the source has changed and this is its translation, stamp it: npm run i18n -- stamp <file>.'
      : 'Follow the source block by block.',
  };
}

/** What of two blocks differs though it should be the same: links, code, components, placeholders, properties. */
export function differingParts(
  own: Block,
  source: Block,
): [what: string, has: readonly string[], wants: readonly string[]][] {
  const parts: [string, readonly string[], readonly string[]][] = [
    ['The links are', own.links, source.links],
    ['The code in the text is', namesIn(own.code), namesIn(source.code)],
    ['The components in the text are', own.components, source.components],
    ['The placeholders are', placeholdersIn(own), placeholdersIn(source)],
  ];
  if (own.kind === 'code') parts.push(['The code is', [codeOf(own)], [codeOf(source)]]);
  if (own.kind.startsWith('<') || own.kind === 'def') {
    parts.push([`The properties of ${own.kind} are`, [own.text], [source.text]]);
  }
  return parts.filter(([, has, wants]) => [...has].sort().join('\n') !== [...wants].sort().join('\n'));
}

function placeholdersIn({ text }: Block): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].flatMap(([whole, name = '']) => (placeholderNames.has(name) ? [whole] : []));
}

/**
 * Inline code that a translation must keep. A language with decimal commas may write a number as code, so that it is
 * typed as it is; text to be typed for a language, `/ja see you`, differs between readers.
 */
function namesIn(code: readonly string[]): string[] {
  return code
    .filter((name) => !/^[\d.,]+$/.test(name))
    .map((name) => (/^\/[a-z]{2}(?: .*)?$/.test(name) ? '/language' : name));
}

/**
 * The part of a code block that its translation shares: all but title and comments; of plain text, the number of lines.
 * Marks of lines and words are shared in either.
 */
function codeOf({ text }: Pick<Block, 'text'>): string {
  const [head = '', ...lines] = text.split('\n');
  if (/^(?:text)? /.test(head)) return plainTextOf(lines);
  if (head.startsWith('mermaid ')) return sharedDiagram(lines).join('\n');
  const marks = (comment: string) => sharedMarks(comment, 'same');
  return text
    .replace(/\btitle="[^"]*"/, '')
    .replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, marks)
    .split('\n')
    .map((line) => line.replace(/(?:^|\s)(?:\/\/|#)\s.*$/, marks).trim())
    .join('\n');
}

function plainTextOf(lines: readonly string[]): string {
  const length = `plain text of length ${lines.length}`;
  const marked = lines.flatMap((line, index) => {
    const marks = sharedMarks(line, 'translated');
    return marks === '' ? [] : [`${index + 1}: ${marks}`];
  });
  return [length, ...marked].join(', ');
}

/** Whether a code block has words: a title, comments, or plain text. */
export function hasWordsInCode(block: Pick<Block, 'text'>): boolean {
  const lines = block.text.split('\n').map((line) => line.trim());
  return codeOf(block) !== lines.join('\n');
}

/** Texts in a message, each shortened. */
export function listed(items: readonly string[]): string {
  return items.filter((item) => item !== '').length === 0
    ? 'none'
    : items.map((item) => `"${shorten(item, 60)}"`).join(', ');
}

/** The beginning of a text, for a message. */
export function shorten(text: string, length = 40): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= length ? line : `${line.slice(0, length - 1).trimEnd()}…`;
}

export interface PageWithBlocks {
  readonly entry: ContentEntry;
  readonly blocks: PageBlocks;
}

/**
 * Differences in headings and placeholders, found by the content build's own checks without compiling a page. The
 * translation is compared with the current source, unless it is known to be stale.
 */
export function sharedStructureProblems(source: PageWithBlocks, translation: PageWithBlocks): Problem[] {
  const pages = [source, translation];
  const facts = new Map(pages.map(({ entry, blocks }) => [entry.file, blocks.facts]));
  const entries = pages.map(({ entry }) => entry);
  return [...checkStructure(entries, facts), ...checkPlaceholders(entries, facts)];
}

/** A text of a translation that is still the source's. */
export interface Leftover {
  /** Index among the translation's blocks; absent for a field of the front matter. */
  readonly index?: number;
  readonly line: number;
  readonly text: string;
}

/**
 * Texts of a translation that equal the source's and contain words to translate. Code, addresses, numbers, names and
 * copyright notices may be equal. A capitalised word counts as a name, so a text is reported only with two words in
 * lower case; in scripts other than Latin, which would have to change it, with one, except in tables, where it names a
 * field.
 */
export function leftovers(
  locale: Locale,
  source: PageBlocks,
  translation: PageBlocks,
  { keep }: Pick<Glossary, 'keep'>,
): Leftover[] {
  const least = localeTable[locale].script === 'latin' ? 2 : 1;
  const isLeft = (text: string, original: string | undefined, limit = least) =>
    text === original && !keep.has(text) && !/^Copyright\b/.test(text) && plainWords(text) >= limit;
  const fields = translation.fields
    .filter(({ name, text }) => isLeft(text, source.fields.find((field) => field.name === name)?.text))
    .map(({ name, text }) => ({ line: 1, text: `${name}: ${text}` }));
  const blocks = translation.blocks.flatMap((block, index): Leftover[] => {
    const original = source.blocks[index];
    if (!original || original.kind !== block.kind || !isText(block)) return [];
    return block.segments
      .filter((segment, at) => isLeft(segment, original.segments[at], block.kind.startsWith('tr') ? 2 : least))
      .map((text) => ({ index, line: block.line, text }));
  });
  return [...fields, ...blocks];
}

/** Number of words in lower case, which a translation would change. */
export function plainWords(text: string): number {
  // A link to another site contains that site's own name.
  const words = spokenText(text.replace(/\[[^\]]*\]\(https?:[^)]*\)/g, ' '))
    .split(/\s+/)
    .map((word) => word.replace(/^[("“‘'«]+|[.,;:!?)"”’'»…]+$/g, ''));
  return words.filter((word) => /^\p{Ll}{2,}(?:[-'’]\p{Ll}+)*$/u.test(word)).length;
}

const kindWords: Readonly<Record<string, string>> = {
  p: 'a paragraph',
  quote: 'a quoted paragraph',
  code: 'a code block',
  def: 'a link definition',
  hr: 'a line across',
};

/** A block's kind in words, for messages. */
export function describeKind(kind: string): string {
  const heading = /^h(\d)$/.exec(kind);
  if (heading) return `a heading of level ${heading[1]}`;
  const item = /^(ul|ol)(\d+)$/.exec(kind);
  if (item) return `a ${item[1] === 'ol' ? 'numbered' : 'bulleted'} item of level ${item[2]}`;
  const row = /^tr(\d+)$/.exec(kind);
  if (row) return `a table row of ${row[1]} ${row[1] === '1' ? 'cell' : 'cells'}`;
  const property = /^(\w+)\.(\w+)$/.exec(kind);
  if (property) return `the "${property[2]}" of <${property[1]}>`;
  if (kind.startsWith('<')) return `the component ${kind}`;
  if (kind.startsWith('{')) return `the placeholder ${kind}`;
  return kindWords[kind] ?? `a block "${kind}"`;
}
