import { type Locale, messageFile, sourceLocale } from '@/i18n/locales';
import { pageOf } from '@/lib/translations/analyse-locale';
import type { Block, PageBlocks } from '@/lib/translations/blocks';
import { emptyLedger, type Ledger, type PageStamp, stampOfMessage } from '@/lib/translations/ledger';
import { pairBlocks } from '@/lib/translations/pair-blocks';
import type { Translations } from '@/lib/translations/read-translations';
import { isText } from '@/lib/translations/terms-in-text';

interface BlockPair {
  readonly own: Block;
  readonly source: Block;
  /** Whether the translation was made from the current source. */
  readonly isCurrent: boolean;
}

/** A page and its source, block by block; the source itself is paired with itself. */
export interface PagePair {
  /** Path below the locale's folder. */
  readonly page: string;
  readonly file: string;
  readonly blocks: readonly BlockPair[];
  readonly texts: readonly TextPair[];
}

/** A text that a reader perceives as one: a field of the front matter, a paragraph, a table's cell, a message. */
export interface TextPair {
  readonly file: string;
  /** Line at which the text begins; for a message, its key's line is looked up when needed. */
  readonly line?: number;
  readonly key?: string;
  readonly own: string;
  readonly source: string;
}

/**
 * Pages of a locale with their sources. In a stale page only texts with an unchanged source are paired; a page that has
 * neither the blocks of its source nor those of its stamp has no pairs, and the structure check reports why.
 */
export function pagePairs(locale: Locale, { entries, blocksOf, ledgers }: Translations): PagePair[] {
  const { pages: stamps } = ledgers.get(locale) ?? emptyLedger;
  const sources = new Map(
    entries.filter((entry) => entry.locale === sourceLocale).map((entry) => [pageOf(entry), entry]),
  );
  return entries.flatMap((entry): PagePair[] => {
    const page = pageOf(entry);
    const sourceEntry = sources.get(page);
    if (entry.locale !== locale || !sourceEntry) return [];
    const [own, source] = [blocksOf(entry), blocksOf(sourceEntry)];
    if (!own || !source) return [];
    return [pairOf(page, entry.file, own, source, stamps.get(page))];
  });
}

function pairOf(
  page: string,
  file: string,
  own: PageBlocks,
  source: PageBlocks,
  stamp: PageStamp | undefined,
): PagePair {
  const pairing = pairBlocks(source, own, stamp);
  const blocks = source.blocks.flatMap((original, index): BlockPair[] => {
    const block = own.blocks[pairing?.indexes[index] ?? -1];
    return block ? [{ own: block, source: original, isCurrent: !pairing?.stale.has(original) }] : [];
  });
  return { page, file, blocks, texts: [...fieldTexts(file, own, source, stamp), ...blockTexts(file, blocks)] };
}

function fieldTexts(file: string, own: PageBlocks, source: PageBlocks, stamp: PageStamp | undefined): TextPair[] {
  return own.fields.flatMap(({ name, text }): TextPair[] => {
    const original = source.fields.find((field) => field.name === name);
    const stamped = stamp?.fields.find(({ kind }) => kind === name);
    // Keywords are search terms, in whatever language.
    if (!original || name === 'keywords' || (stamp && stamped?.hash !== original.hash)) return [];
    return [{ file, line: 1, own: text, source: original.text }];
  });
}

function blockTexts(file: string, blocks: readonly BlockPair[]): TextPair[] {
  return blocks
    .filter(({ own, isCurrent }) => isCurrent && isText(own))
    .flatMap(({ own, source }) =>
      own.segments.map((text, at) => ({ file, line: own.line, own: text, source: source.segments[at] ?? '' })),
    );
}

/** The messages of a locale with the source's, without stale ones. */
export function messagePairs(locale: Locale, { messages, ledgers }: Translations): TextPair[] {
  const ledger: Ledger = ledgers.get(locale) ?? emptyLedger;
  const sources = messages.get(sourceLocale);
  return [...(messages.get(locale) ?? [])].flatMap(([key, own]): TextPair[] => {
    const source = sources?.get(key);
    const stamp = ledger.messages.get(key);
    if (source === undefined || (stamp !== undefined && stamp !== stampOfMessage(source))) return [];
    return [{ file: messageFile(locale), key, own, source }];
  });
}
