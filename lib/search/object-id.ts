import type { Locale } from '@/i18n/locales';

/**
 * Identifies a record among those of all locales. Blocks are numbered within their anchor, so that a change in one part
 * of a page does not rename the records of other parts.
 *
 * @param position 0 is the page or heading itself, blocks count from 1
 */
export function objectIdOf(locale: Locale, route: string, anchor: string | null, position: number): string {
  const base = `${locale}${route}${anchor === null ? '' : `#${anchor}`}`;
  return position === 0 ? base : `${base}:${position}`;
}

/** A record's weight in the ranking by the level of its heading, 1 to 6: a title before a heading. A text has none. */
export function weightOfLevel(level: number): number {
  return 110 - 10 * level;
}
