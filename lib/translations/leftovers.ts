import { type Locale, localeTable } from '@/i18n/locales';
import type { PageBlocks } from './blocks';
import type { Glossary } from './glossary';
import { isText, spokenText } from './term-use';

/** A text that a translation has left as the source has it. */
export interface Leftover {
  /** Index among the translation's blocks; none for a field of the front matter. */
  readonly index?: number;
  readonly line: number;
  readonly text: string;
}

/**
 * Texts of a translation that equal the source's though they have words to translate. Code, addresses, numbers, names and
 * copyright notices may stay. What has a capital letter counts as a name, so that it takes two words in lower case to make
 * a leftover; in scripts other than Latin, which would have to change it, one, except in tables, where it names a field.
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

/** How many words are all in lower case: a language would say them in its own way. */
function plainWords(text: string): number {
  // What leads to another site is named there.
  const words = spokenText(text.replace(/\[[^\]]*\]\(https?:[^)]*\)/g, ' '))
    .split(/\s+/)
    .map((word) => word.replace(/^[("“‘'«]+|[.,;:!?)"”’'»…]+$/g, ''));
  return words.filter((word) => /^\p{Ll}{2,}(?:[-'’]\p{Ll}+)*$/u.test(word)).length;
}
