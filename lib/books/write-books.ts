import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { loadMessages } from '@/i18n/load-messages';
import { type Locale, sourceLocale } from '@/i18n/locales';
import { translatorFor } from '@/i18n/translator';
import type { BuiltContent } from '@/lib/content/build/build-content';
import type { KeptPage } from '@/lib/content/build/compile-all';
import { booksFile, readerFilesFolder } from '@/lib/content/built-files';
import type { BookFile } from '@/lib/content/content-files';
import { writeBuilt } from '@/lib/content/written-files';
import { contentHash } from '@/lib/tools/content-hash';
import { sayProgress } from '@/lib/tools/say-progress';
import { writeWhole } from '@/lib/tools/write-files';
import { type Chapter, makeBook, makeChapter } from './make-book';
import { type Book, type BookDoc, planBooks } from './plan-book';

export interface BooksReport {
  readonly books: number;
  /** Number of books that were not cached. */
  readonly made: number;
  readonly bytes: number;
}

/**
 * Makes the books of the docs that are not cached, and writes all of them into the export.
 *
 * @throws where a link inside a book leads nowhere
 */
export async function writeBooks(
  built: BuiltContent,
  { contentOut, cacheFolder }: { readonly contentOut: string; readonly cacheFolder: string },
): Promise<BooksReport> {
  const site = built.data.config.url;
  const version = codeVersion();
  const byLocale: Partial<Record<Locale, BookFile[]>> = {};
  let made = 0;
  mkdirSync(cacheFolder, { recursive: true });
  const books = planBooks(built);
  const say = sayProgress('Books', books.length);
  for (const [index, book] of books.entries()) {
    say(index);
    await setImmediate();
    const keys = book.docs.map((doc) => keyOfChapter(doc, book, site, version));
    const cached = path.join(cacheFolder, `${path.basename(book.address)}.${keyOf(book, keys)}`);
    if (!existsSync(cached)) {
      made += 1;
      const chapters = chaptersOf(book, keys, site, path.join(cacheFolder, 'chapters'));
      const cover = await coverOf(book, version, path.join(cacheFolder, 'covers'));
      const bytes = zipBook(makeBook(book, site, cover, chapters));
      for (const old of readdirSync(cacheFolder)) {
        if (old.startsWith(`${path.basename(book.address)}.`)) rmSync(path.join(cacheFolder, old));
      }
      writeFileSync(cached, bytes);
    }
    const bytes = readFileSync(cached);
    const target = path.join(contentOut, readerFilesFolder, book.address);
    writeBuilt(target, bytes);
    byLocale[book.locale] = [
      ...(byLocale[book.locale] ?? []),
      { address: book.address, bytes: bytes.length, isBilingual: book.isBilingual },
    ];
  }
  writeBuilt(path.join(contentOut, booksFile), JSON.stringify(byLocale));
  const bytes = Object.values(byLocale)
    .flat()
    .reduce((sum, book) => sum + book.bytes, 0);
  return { books: books.length, made, bytes };
}

/** Zips the files of a book: the same files give the same bytes. Its type comes first, uncompressed (EPUB 3.3, OCF 4.2). */
export function zipBook(files: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  // In local time, which is what the format holds.
  const mtime = new Date(1980, 0, 1, 12);
  const entries: Zippable = { mimetype: [strToU8('application/epub+zip'), { level: 0 }] };
  for (const [name, content] of Object.entries(files)) {
    entries[name] = typeof content === 'string' ? strToU8(content) : content;
  }
  return zipSync(entries, { level: 9, mtime });
}

/** The cover of a book, from its last making where its words are the same: most edits are of texts. */
async function coverOf(book: Book, version: string, folder: string): Promise<Uint8Array> {
  const { locale, isBilingual } = book;
  const words = JSON.stringify([version, locale, isBilingual, wordsOf(locale), wordsOf(sourceLocale)]);
  const file = path.join(folder, `${contentHash(words, 16)}.png`);
  if (!existsSync(file)) writeWhole(file, await drawCover(book));
  return readFileSync(file);
}

/** The chapters of a book, those that have not changed from its last making. */
function chaptersOf(book: Book, keys: readonly string[], site: string, folder: string): Chapter[] {
  const file = path.join(folder, `${path.basename(book.address)}.json`);
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Chapter>) : {};
  const chapters = book.docs.map((doc, index) => known[keys[index] ?? ''] ?? makeChapter(doc, book, site));
  writeWhole(file, JSON.stringify(Object.fromEntries(chapters.map((one, index) => [keys[index], one]))));
  return chapters;
}

/** A hash of all that a chapter is made of: words, texts, where its links may lead, and its pictures. */
function keyOfChapter(doc: BookDoc, { locale, docs }: Book, site: string, version: string): string {
  const words = [locale, doc.textLocale, sourceLocale].map(wordsOf);
  const places = docs.map(({ route, file }) => [route, file]);
  const hash = createHash('sha256').update(JSON.stringify([version, site, locale, words, places]));
  hash.update(JSON.stringify(doc, (name, value) => (name === 'page' ? (value as KeptPage).key : value)));
  for (const { href, alt } of [...doc.page.links, ...(doc.source?.page.links ?? [])]) {
    const picture = alt === undefined ? undefined : doc.pictureOf?.(href);
    if (picture) hash.update(picture.address).update(readFileSync(picture.file));
  }
  return hash.digest('hex').slice(0, 16);
}

/** A hash of all that a book is made of. */
function keyOf({ t: _, docs: _docs, ...book }: Book, chapters: readonly string[]): string {
  // Docs are also in the items.
  const items = JSON.stringify(book, (name, value) => (name === 'doc' ? undefined : value));
  return contentHash(JSON.stringify([wordsOf(book.locale), chapters]) + items, 16);
}

/** Messages that are in books. */
function wordsOf(locale: Locale) {
  const { docs, site, article } = loadMessages(locale);
  return { docs, site, article };
}

/** A hash of the code and the packages that make books. A page's plain form follows from its Markdown and that code. */
function codeVersion(): string {
  const hash = createHash('sha256').update(readFileSync('package-lock.json'));
  hash.update(readFileSync(path.join('i18n', 'locales.ts')));
  for (const folder of ['lib/books', 'lib/content/mdx', 'lib/social-cards']) {
    for (const name of readdirSync(folder).sort()) {
      if (!name.includes('.test.')) hash.update(readFileSync(path.join(folder, name)));
    }
  }
  return hash.digest('hex');
}

/** The proportions of a book, in pixels. */
const coverSize = { width: 1200, height: 1800 } as const;

/** Draws the cover of a book as PNG, in the look of the social cards: the title in the languages of its text. */
async function drawCover({ locale, isBilingual, t }: Book): Promise<Uint8Array> {
  // The shaper and the fonts take a second to load, and most runs do not need them.
  const { drawCard } = await import('../social-cards/draw-card');
  const second = { locale: sourceLocale, text: translatorFor(sourceLocale)('docs.name') };
  const card = { locale, siteName: t('site.name'), title: t('docs.name'), ...(isBilingual ? { second } : {}) };
  return (await drawCard(card, coverSize)).png;
}
