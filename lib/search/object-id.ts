import type { Locale } from '@/i18n/locales';

/**
 * Identifies a record among those of all locales. The position counts the blocks below one anchor, so that a change in one
 * part of a page leaves the records of its other parts their names.
 *
 * @param position 0 is the page or heading itself, its blocks are counted from 1
 */
export function objectIdOf(locale: Locale, route: string, anchor: string | null, position: number): string {
  const base = `${locale}${route}${anchor === null ? '' : `#${anchor}`}`;
  return position === 0 ? base : `${base}:${position}`;
}
