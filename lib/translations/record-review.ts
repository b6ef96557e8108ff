import { isCalendarDay } from '@/lib/content/calendar-day';
import type { ContentEntry } from '@/lib/content/entry';
import { pageOf } from './analyse-locale';
import { stampOf } from './ledger';
import type { Translations } from './read-translations';
import { readReviews, reviewKey, writeReviews } from './reviews';

/** Who has read what, as it is recorded. */
export interface Reading {
  readonly by: string;
  /** ISO day. */
  readonly day: string;
}

/**
 * Records that somebody has read translations as they are now.
 *
 * @throws where there is no name or no such day, a page is no MDX, or the record cannot be read
 */
export function recordReview(
  pages: readonly ContentEntry[],
  { by, day }: Reading,
  root: string,
  { blocksOf }: Pick<Translations, 'blocksOf'>,
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
