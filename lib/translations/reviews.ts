import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { isCalendarDay } from '@/lib/content/calendar-day';
import type { ContentEntry } from '@/lib/content/entry';
import { type JsonSource, lineOfKey, parseJsonFile } from '@/lib/content/json-file';
import type { Problem } from '@/lib/content/problem';
import type { Review } from '@/lib/content/translation-status';
import { writeWhole } from '@/lib/tools/write-files';
import { type BlockIndex, pageOf } from './analyse-locale';
import { type PageStamp, parseStamp, stampOf, stampPattern, stampText } from './ledger';

/** Who has read a translation, and what stood in it then. */
interface ReviewRecord {
  /** A name, a handle, or a team. */
  readonly by: string;
  /** ISO day. */
  readonly day: string;
  readonly read: PageStamp;
}

/** By locale and page: `it/docs/usage.mdx`. */
export type Reviews = ReadonlyMap<string, ReviewRecord>;

/** `2026-08-21 by Anna: title#… | p#…` */
const written = new RegExp(
  `^(?<day>\\d{4}-\\d\\d-\\d\\d) by (?<by>.{1,80}): (?<read>${stampPattern.source.slice(1, -1)})$`,
);

const schema = z.record(z.string(), z.string().regex(written, 'is no record such as "2026-08-21 by Anna: …"'));

export function reviewsFile(root: string): string {
  return path.join(root, 'reviews.json');
}

/** What has been recorded; nothing where there is no file. */
export function readReviews(root: string): Reviews | Problem[] {
  const file = reviewsFile(root);
  return existsSync(file) ? parseReviews({ file, text: readFileSync(file, 'utf8') }) : new Map();
}

/** Parses the record, or returns its problems. */
export function parseReviews(source: JsonSource): Reviews | Problem[] {
  const remedy = 'It is written by "npm run i18n -- reviewed": take the file back from git.';
  const parsed = parseJsonFile(source, schema, remedy);
  if (Array.isArray(parsed)) return parsed;
  return new Map(
    Object.entries(parsed).map(([page, text]) => {
      const { day = '', by = '', read = '' } = written.exec(text)?.groups ?? {};
      return [page, { by, day, read: parseStamp(read) }];
    }),
  );
}

/** The problems of the record: it cannot be read, or names translations that do not exist. */
export function reviewProblems(root: string, entries: readonly ContentEntry[]): Problem[] {
  const file = reviewsFile(root);
  const reviews = readReviews(root);
  if (Array.isArray(reviews)) return reviews;
  const known = new Set(entries.map(reviewKey));
  const orphans = [...reviews.keys()].filter((page) => !known.has(page));
  if (orphans.length === 0) return [];
  const text = readFileSync(file, 'utf8');
  return orphans.map((page) => ({
    file,
    line: lineOfKey(text, page),
    message: `Somebody has read "${page}", of which there is no translation.`,
    remedy: 'Remove the line, or bring the translation back.',
  }));
}

/** One page on each line, in alphabetical order, so that two people who read different pages change no line of the other. */
function writeReviews(root: string, reviews: Reviews): void {
  const lines = [...reviews]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([page, { by, day, read }]) => [page, `${day} by ${by}: ${stampText(read)}`]);
  writeWhole(reviewsFile(root), `${JSON.stringify(Object.fromEntries(lines), undefined, 2)}\n`);
}

/**
 * Records that somebody has read translations as they are now.
 *
 * @throws where there is no name or no such day, a page is no MDX, or the record cannot be read
 */
export function recordReview(
  pages: readonly ContentEntry[],
  { by, day }: Omit<ReviewRecord, 'read'>,
  root: string,
  { blocksOf }: { readonly blocksOf: BlockIndex },
): void {
  const name = by.trim();
  if (name === '' || name.length > 80) {
    throw new Error('Say who has read it: --by "Name", with a name, a handle or a team of at most 80 characters.');
  }
  if (!isCalendarDay(day)) throw new Error(`"${day}" is no day such as 2026-08-21.`);
  const reviews = readReviews(root);
  if (Array.isArray(reviews)) throw new Error(reviews.map(({ file, message }) => `${file}: ${message}`).join('\n'));
  const read = pages.map((entry) => {
    const blocks = blocksOf(entry);
    if (!blocks) throw new Error(`${entry.locale}/${pageOf(entry)} is no MDX: "npm run check" says where.`);
    return [reviewKey(entry), { by: name, day, read: stampOf(blocks) }] as const;
  });
  writeReviews(root, new Map([...reviews, ...read]));
}

/** Key of a page's record. */
function reviewKey(entry: ContentEntry): string {
  return `${entry.locale}/${pageOf(entry)}`;
}

/** The last reading of a page as it is now; `undefined` where none was recorded, or the page is no MDX. */
export function reviewOf(entry: ContentEntry, reviews: Reviews, blocksOf: BlockIndex): Review | undefined {
  const review = reviews.get(reviewKey(entry));
  const blocks = review && blocksOf(entry);
  if (!review || !blocks) return undefined;
  const { by, day, read } = review;
  return { by, day, isOutdated: stampText(stampOf(blocks)) !== stampText(read) };
}
