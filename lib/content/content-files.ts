import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isLocale, type Locale, localeTable } from '@/i18n/locales';
import type { ProductFacts } from '@/lib/product/product-facts';
import { localizedPath } from '@/lib/routing/resolve-request';
import type { SiteConfig } from '../site/site-config';
import {
  articleFile,
  booksFile,
  builtContentRoot,
  labelsFile,
  productFile,
  siteDataFile,
  socialCardsFile,
  stylePartsFile,
  translationStatusFile,
  unchangedPagesFile,
} from './built-files';
import type { Problem } from './problem';
import type { StylePart } from './style-sheet';
import type { Review, TranslationStatus } from './translation-status';
import type { DocsVersion } from './versions';

/** Folder of the site's pages and configuration; another one for the fixture site. */
export const contentRoot = process.env.CONTENT_ROOT ?? 'content';

const cache = new Map<string, unknown>();

/**
 * Reads a file of the built content. A production build reads each once; development, and readers of another process's
 * folder, read it again each time.
 *
 * @throws with the command that builds it, where it is missing
 */
function readBuilt<T>(file: string, contentOut?: string): T {
  const folder = contentOut ?? builtContentRoot();
  const fullPath = path.resolve(folder, file);
  const isKept = contentOut === undefined && process.env.NODE_ENV === 'production';
  if (isKept && cache.has(fullPath)) return cache.get(fullPath) as T;
  if (!existsSync(fullPath)) {
    throw new Error(
      `The docs index is not built: ${folder}/${file} does not exist. Run "npm run content", or "npm run dev", which does it.`,
    );
  }
  const value = JSON.parse(readFileSync(fullPath, 'utf8')) as T;
  if (isKept) cache.set(fullPath, value);
  return value;
}

/** Whether a file of the built content exists. */
function isBuilt(file: string, contentOut?: string): boolean {
  return existsSync(path.resolve(contentOut ?? builtContentRoot(), file));
}

/** @param contentOut another folder than this process's own */
export function readSiteData(contentOut?: string): SiteData {
  return readBuilt<SiteData>(siteDataFile, contentOut);
}

export function readProduct(): ProductFacts {
  return readBuilt<ProductFacts>(productFile);
}

/** The style parts. */
export function readStyleParts(): readonly StylePart[] {
  return readBuilt<readonly StylePart[]>(stylePartsFile);
}

export function readTranslationStatus(locale: Locale): TranslationStatus {
  return readBuilt<TranslationStatus>(translationStatusFile(locale));
}

export function readLabels(locale: Locale): PageLabels {
  return readBuilt<PageLabels>(labelsFile(locale));
}

/**
 * Addresses of the pages' social cards; empty where none were drawn. @param contentOut another folder than this
 * process's own
 */
export function readSocialCards(contentOut?: string): Readonly<Record<string, string>> {
  return isBuilt(socialCardsFile, contentOut) ? readBuilt(socialCardsFile, contentOut) : {};
}

/** The books in a locale's language; none where they are not configured, and in the live preview. */
export function readBooks(locale: Locale, contentOut?: string): readonly BookFile[] {
  if (!isBuilt(booksFile, contentOut)) return [];
  const books = readBuilt<Readonly<Record<string, readonly BookFile[]>>>(booksFile, contentOut);
  return books[localeTable[locale].sharesTextOf ?? locale] ?? [];
}

/** The address of a page's social card. The live preview draws none. */
export function readSocialCard(locale: Locale, route: string): string | undefined {
  return readSocialCards()[localizedPath(locale, route)];
}

/**
 * The page's text for a locale; `undefined` where the site has no such page.
 *
 * @param contentOut another folder than this process's own
 */
export function readArticle(locale: Locale, folder: string, slug: string, contentOut?: string): Article | undefined {
  const file = path.resolve(contentOut ?? builtContentRoot(), articleFile(locale, folder, slug));
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Article) : undefined;
}

/**
 * The routes to render in a locale: all given ones except pages that an earlier export has left unchanged. The first
 * one is always included, because the framework treats an empty list as a missing one.
 */
export function routesToRender(locale: string, records: readonly RouteRecord[]): RouteRecord[] {
  if (!isLocale(locale)) return [];
  const unchanged = new Set(isBuilt(unchangedPagesFile) ? readBuilt<string[]>(unchangedPagesFile) : []);
  return records.filter((record, index) => index === 0 || !unchanged.has(localizedPath(locale, record.route)));
}

/** An address of the site, without its locale. */
export interface RouteRecord {
  readonly route: string;
  readonly kind: 'home' | 'page' | 'doc' | 'search' | 'blog' | 'post' | 'translations';
  /** Folder and slug of the page's text; the search page, the blog's list and the state of the translations have none. */
  readonly folder?: string;
  readonly slug?: string;
  /** Locales with their own text of the page, which are its alternates. */
  readonly ownLocales: readonly Locale[];
  readonly unlisted: boolean;
  /** ISO day, by locale of the text. */
  readonly lastUpdated: Readonly<Partial<Record<Locale, string>>>;
  /** Route of the canonical address, where it is another one (`/home/` is the locale root). */
  readonly canonicalRoute?: string;
}

/** Everything that the content build writes for the routes, except the pages' own texts. */
export interface SiteData {
  readonly config: SiteConfig;
  readonly versions: readonly DocsVersion[];
  readonly routes: readonly RouteRecord[];
  /** Routes of renamed pages, with their current ones. */
  readonly redirects: Readonly<Record<string, string>>;
}

/** A heading of a page. */
export interface Heading {
  readonly level: 2 | 3 | 4 | 5 | 6;
  /** The same in every language: made from the source language's heading at the same position. */
  readonly id: string;
  readonly text: string;
  /** Line of the source, from 1. */
  readonly line?: number;
}

/** A page rendered for one locale: written by the content build and read by the routes. */
export interface Article {
  readonly title: string;
  readonly description: string;
  /** Locale of the text; another than the route's on a fallback page. */
  readonly textLocale: Locale;
  readonly isFallback: boolean;
  readonly html: string;
  readonly headings: readonly Heading[];
  /** Style parts that the text needs beside the site's own (`lib/content/build/style-parts.ts`). */
  readonly parts: readonly string[];
  readonly unlisted: boolean;
  /** Live preview only: an export has no drafts. */
  readonly draft?: boolean;
  /**
   * Set where the source has changed since this translation was made: how many of its blocks are marked in the text
   * (`remarkMarkChanged`).
   */
  readonly stale?: { readonly marked: number };
  /** Path of the source file from the project's root. */
  readonly file: string;
  /** ISO day of a post; other pages have none. */
  readonly date?: string;
  /** ISO day of the source's last change, if known. */
  readonly lastUpdated?: string;
  /** Names of who wrote it, those of most changes first, where the site names them. */
  readonly contributors?: readonly string[];
  /** Who has read the translation last, where that was recorded. */
  readonly review?: Review;
  /** Set on a machine's translation that nobody has read. */
  readonly machineDraft?: true;
  /** ISO day on which the facts were checked. */
  readonly factsDate?: string;
  /** Problems of the source, in the live preview only: a build fails before. */
  readonly problems: readonly Problem[];
}

/** Label of a doc for a sidebar in the visitor's language. */
export interface DocLabel {
  readonly title: string;
  readonly sidebarLabel?: string;
  readonly unlisted?: boolean;
  /** Language tag of the label, where it is not the locale's own. */
  readonly lang?: string;
}

/** Label of a page for lists: sidebars, pagers, the search page, the blog and its feed. */
export interface PageLabel extends DocLabel {
  readonly description: string;
  /** ISO day of a post; other pages have none. */
  readonly date?: string;
}

export type PageLabels = Readonly<Record<string, Readonly<Record<string, PageLabel>>>>;

/** A book of a locale's docs, for e-readers. */
export interface BookFile {
  readonly address: string;
  readonly bytes: number;
  /** Whether every block is followed by its source in English. */
  readonly isBilingual: boolean;
}
