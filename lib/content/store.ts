import {
  locales as allLocales,
  fallbackChain,
  isOwnText,
  type Locale,
  localeTable,
  sourceLocale,
} from '@/i18n/locales';
import type { ContentEntry } from './entry';

/** A page as shown in one locale. */
export interface ResolvedPage {
  readonly locale: Locale;
  readonly entry: ContentEntry;
  /** The text is in another language than the locale's: the page has a notice and is no alternate. */
  readonly isFallback: boolean;
}

export interface ContentStore {
  /** The page in this locale or the nearest language that has it; `undefined` where none has. */
  find(locale: Locale, folder: string, slug: string): ResolvedPage | undefined;
  /** Slugs of a folder that are published in any language, in alphabetical order. */
  slugs(folder: string): string[];
  /** Slugs of a folder that have only drafts. */
  draftSlugs(folder: string): string[];
  /** Locales with their own text of the page, in the order of the locale table. */
  ownLocales(folder: string, slug: string): Locale[];
  readonly entries: readonly ContentEntry[];
}

/**
 * Finds the page of an address and the language to show it in. Drafts are ignored.
 *
 * @param available the locales of the site, where it offers fewer than the table
 * @param showsDrafts whether drafts are treated as pages
 */
export function createContentStore(
  entries: readonly ContentEntry[],
  available: readonly Locale[] = allLocales,
  showsDrafts = false,
): ContentStore {
  // A page whose source is a draft is a draft in every language.
  const drafts = new Set(
    entries
      .filter(({ locale, frontMatter }) => locale === sourceLocale && frontMatter.draft)
      .map(({ folder, slug }) => `${folder}/${slug}`),
  );
  const isDraft = ({ folder, slug, frontMatter }: ContentEntry) => frontMatter.draft || drafts.has(`${folder}/${slug}`);
  const published = entries.filter((entry) => showsDrafts || !isDraft(entry));
  const byAddress = new Map(published.map((entry) => [address(entry.locale, entry.folder, entry.slug), entry]));
  const slugsOf = (list: readonly ContentEntry[], folder: string) =>
    [...new Set(list.filter((entry) => entry.folder === folder).map((entry) => entry.slug))].sort();

  const find: ContentStore['find'] = (locale, folder, slug) => {
    for (const candidate of fallbackChain(locale)) {
      const entry = byAddress.get(address(candidate, folder, slug));
      if (entry) return { locale, entry, isFallback: !isOwnText(locale, candidate) };
    }
    // The source language has no fallback.
    if (locale === sourceLocale) return undefined;
    // A page that was first written in another language than English is better shown than missing.
    const entry = published.find((other) => other.folder === folder && other.slug === slug);
    return entry && { locale, entry, isFallback: true };
  };

  return {
    find,
    slugs: (folder) => slugsOf(published, folder),
    draftSlugs: (folder) => {
      const live = new Set(slugsOf(published, folder));
      return slugsOf(entries, folder).filter((slug) => !live.has(slug));
    },
    ownLocales: (folder, slug) =>
      available.filter((locale) => {
        const page = find(locale, folder, slug);
        return page !== undefined && !page.isFallback;
      }),
    entries: published,
  };
}

function address(locale: Locale, folder: string, slug: string): string {
  return `${locale}/${folder}/${slug}`;
}

/**
 * Languages in which a page can be read beside the one it is shown in: those with a text of their own. A text that two
 * locales share is offered once.
 */
export function secondLanguages(ownLocales: readonly Locale[], textLocale: Locale): Locale[] {
  return ownLocales.filter((locale) => locale !== textLocale && localeTable[locale].sharesTextOf === undefined);
}
