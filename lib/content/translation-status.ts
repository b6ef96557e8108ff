import { type Locale, localeTable, sourceLocale } from '@/i18n/locales';
import type { SiteConfig } from '../site/site-config';
import type { ContentEntry } from './entry';

/** The page with the state of a language's translations, and its feed. */
export const translationsRoute = '/translations/';
export const translationsFeedRoute = `${translationsRoute}rss.xml`;

/** A translation's last reading, as readers are told of it. */
export interface Review {
  readonly by: string;
  /** ISO day. */
  readonly day: string;
  /** Whether the page has changed since. */
  readonly isOutdated: boolean;
}

/**
 * `unread` is a machine's draft that nobody has read, `unknown` was never stamped, `missing` is shown in another
 * language.
 */
export const translationStates = ['current', 'stale', 'unread', 'unknown', 'missing'] as const;
export type TranslationState = (typeof translationStates)[number];

/** A page as a translation. */
export interface TranslatedPage {
  readonly state: TranslationState;
  readonly route: string;
  readonly title: string;
  /** Language tag of the title, where it is not the locale's own. */
  readonly lang?: string;
  /** The translation, or the source of one that is missing: path from the project's root. */
  readonly file: string;
  /** Number of places in which the source has changed since. */
  readonly changes: number;
  /** ISO day since when it is so, if known: of the translation's last change, or of the source's. */
  readonly day?: string;
  readonly review?: Review;
}

/** The state of a language's translations, and that of all languages in figures. */
export interface TranslationStatus {
  /** None in the source language. */
  readonly pages: readonly TranslatedPage[];
  readonly languages: readonly LanguageFigures[];
}

export interface LanguageFigures {
  readonly locale: Locale;
  readonly counts: Readonly<Record<TranslationState, number>>;
}

/** What the ledgers and the record of reviews say of a page. */
export interface TranslationRecords {
  /** Compared with its source; `undefined` for the source itself, and a page that does not parse. */
  readonly stateOf: (
    entry: ContentEntry,
  ) => { readonly status: 'fresh' | 'stale' | 'unstamped'; readonly changes: number } | undefined;
  readonly reviewOf: (entry: ContentEntry) => Review | undefined;
}

/** Languages with translations of their own. */
export function languagesOf({ locales }: Pick<SiteConfig, 'locales'>): Locale[] {
  return locales.filter((locale) => locale !== sourceLocale && !localeTable[locale].sharesTextOf);
}
