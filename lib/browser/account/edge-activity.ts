import type { Locale } from '@/i18n/locale-codes';
import { splitLocale } from '@/lib/routing/resolve-request';
import { pageChangedEvent } from '../loading/page-changed';

/** Start and end of the activity (PRO-04). */
const start = Date.parse('2025-05-06T16:00:00Z');
const end = Date.parse('2025-06-30T16:00:00Z');

export const edgeActivityLocales: readonly Locale[] = ['zh', 'zh-Hans', 'zh-TW'];

interface Visit {
  readonly locale: Locale | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The address's query, `?preview=1`. */
  readonly search: string;
}

/**
 * Whether the navbar's link to the activity is shown: in Chinese, from start to end. `?preview=1` lifts the start only.
 */
export function showsEdgeActivity({ locale, now, search }: Visit): boolean {
  if (locale === undefined || !edgeActivityLocales.includes(locale) || now >= end) return false;
  return now >= start || new URLSearchParams(search).get('preview') === '1';
}

/** Shows the navbar's link to a temporary activity while it runs (PRO-04). @returns a function that stops it */
export function startEdgeActivity(): () => void {
  const settle = () => {
    const { pathname, search } = window.location;
    const isShown = showsEdgeActivity({ locale: splitLocale(pathname).locale, now: Date.now(), search });
    for (const link of document.querySelectorAll<HTMLElement>('.navbar-edge-activity')) link.hidden = !isShown;
  };
  settle();
  document.addEventListener(pageChangedEvent, settle);
  return () => document.removeEventListener(pageChangedEvent, settle);
}
