import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Locale } from '@/i18n/locales';
import { type JsonSource, lineOfKey, parseJsonFile } from '@/lib/content/json-file';
import type { Problem } from '@/lib/content/problem';
import { writeWhole } from '@/lib/tools/write-files';
import { blockHash, type PageBlocks } from './blocks';

/** A block of the source at the time of the translation. */
export interface StampedBlock {
  readonly kind: string;
  readonly hash: string;
}

/** The state of the source from which a translation was made. */
export interface PageStamp {
  readonly fields: readonly StampedBlock[];
  readonly blocks: readonly StampedBlock[];
}

/**
 * The states from which a locale's translations were made. One line for each page and each message, in alphabetical
 * order, so that two people who translate different pages never change the same line.
 */
export interface Ledger {
  /** By path below the locale's folder: `docs/usage.mdx`. */
  readonly pages: ReadonlyMap<string, PageStamp>;
  /** Hash of the source's message by dotted key. */
  readonly messages: ReadonlyMap<string, string>;
  /** Hash of the source's picture, by its name (`picture-state.ts`), where the locale has a version of its own. */
  readonly pictures: ReadonlyMap<string, string>;
}

export const emptyLedger: Ledger = { pages: new Map(), messages: new Map(), pictures: new Map() };

const hash = z.string().regex(/^[0-9a-f]{8}$/, 'is no hash');

/** A stamp as text: `title#… description#… | h2#… p#…`. */
export const stampPattern = /^\S+#[0-9a-f]{8}(?: \S+#[0-9a-f]{8})*(?: \| \S+#[0-9a-f]{8}(?: \S+#[0-9a-f]{8})*)?$/;

const schema = z.strictObject({
  pages: z.record(z.string(), z.string().regex(stampPattern, 'is no stamp')),
  messages: z.record(z.string(), hash),
  pictures: z.record(z.string(), hash).default({}),
});

const remedyFor = (locale: string) =>
  `The ledger is written by "npm run i18n -- stamp": take the file back from git, or delete it and run "npm run i18n -- stamp ${locale}" if all of its translations are up to date.`;

export function ledgerFile(root: string, locale: Locale): string {
  return path.join(root, 'ledger', `${locale}.json`);
}

/** Parses a ledger, or returns its problems. */
export function parseLedger(source: JsonSource, locale: Locale): Ledger | Problem[] {
  const parsed = parseJsonFile(source, schema, remedyFor(locale));
  if (Array.isArray(parsed)) return parsed;
  return {
    pages: new Map(Object.entries(parsed.pages).map(([page, stamp]) => [page, parseStamp(stamp)])),
    messages: new Map(Object.entries(parsed.messages)),
    pictures: new Map(Object.entries(parsed.pictures)),
  };
}

/** The locale's ledger; an empty one where nothing has been stamped yet. */
export function readLedger(root: string, locale: Locale): Ledger | Problem[] {
  const file = ledgerFile(root, locale);
  return existsSync(file) ? parseLedger({ file, text: readFileSync(file, 'utf8') }, locale) : emptyLedger;
}

/** Entries of a ledger for translations that do not exist. */
export function orphansOfLedger(
  source: JsonSource,
  ledger: Ledger,
  exists: (page: string) => boolean,
  hasMessage: (key: string) => boolean,
  hasPicture: (picture: string) => boolean,
): Problem[] {
  const orphans = [
    ...[...ledger.pages.keys()].filter((page) => !exists(page)).map((page) => [page, `page "${page}"`] as const),
    ...[...ledger.messages.keys()].filter((key) => !hasMessage(key)).map((key) => [key, `message "${key}"`] as const),
    ...[...ledger.pictures.keys()].filter((key) => !hasPicture(key)).map((key) => [key, `picture "${key}"`] as const),
  ];
  return orphans.map(([key, name]) => ({
    file: source.file,
    line: lineOfKey(source.text, key),
    message: `The ledger names the ${name}, of which there is no translation.`,
    remedy: `Remove the line, or bring the translation back.`,
  }));
}

export function writeLedger(root: string, locale: Locale, ledger: Ledger): void {
  writeWhole(ledgerFile(root, locale), serializeLedger(ledger));
}

export function serializeLedger({ pages, messages, pictures }: Ledger): string {
  const sorted = <T>(map: ReadonlyMap<string, T>, toText: (value: T) => string) =>
    Object.fromEntries([...map].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, value]) => [key, toText(value)]));
  const ledger = {
    pages: sorted(pages, stampText),
    messages: sorted(messages, (text) => text),
    // Most locales have none.
    ...(pictures.size > 0 ? { pictures: sorted(pictures, (text) => text) } : {}),
  };
  return `${JSON.stringify(ledger, undefined, 2)}\n`;
}

/** The stamp for the current state of a source. */
export function stampOf({ fields, blocks }: PageBlocks): PageStamp {
  return {
    fields: fields.map(({ name, hash }) => ({ kind: name, hash })),
    blocks: blocks.map(({ kind, hash }) => ({ kind, hash })),
  };
}

export function stampOfMessage(sourceText: string): string {
  return blockHash('message', sourceText);
}

export function stampText({ fields, blocks }: PageStamp): string {
  const words = (list: readonly StampedBlock[]) => list.map(({ kind, hash }) => `${kind}#${hash}`).join(' ');
  return blocks.length === 0 ? words(fields) : `${words(fields)} | ${words(blocks)}`;
}

export function parseStamp(text: string): PageStamp {
  const [fields = '', blocks = ''] = text.split(' | ');
  const list = (words: string) =>
    words
      .split(' ')
      .filter((word) => word !== '')
      .map((word) => ({ kind: word.slice(0, -9), hash: word.slice(-8) }));
  return { fields: list(fields), blocks: list(blocks) };
}
