import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isLocale, type Locale } from '@/i18n/locales';
import type { ProductFacts } from '@/lib/product/product-facts';
import { localizedPath } from '@/lib/routing/resolve-request';
import type { Article, PageLabel } from './article';
import type { RouteRecord, SiteData } from './site-data';
import type { StyleParts } from './style-sheet';

/** Folder of the site's pages and configuration; another one for the fixture site. */
export const contentRoot = process.env.CONTENT_ROOT ?? 'content';

/** Folder of the built content; another one for the fixture site. */
export function builtContentRoot(): string {
  return process.env.CONTENT_OUT ?? '.content';
}

export type PageLabels = Readonly<Record<string, Readonly<Record<string, PageLabel>>>>;

export const siteDataFile = 'site.json';

export function labelsFile(locale: Locale): string {
  return path.join('labels', `${locale}.json`);
}

export function articleFile(locale: Locale, folder: string, slug: string): string {
  return path.join('articles', locale, folder, `${slug === '' ? 'index' : slug}.json`);
}

export const stylePartsFile = 'style-parts.json';

/**
 * Folder of files that are exported unchanged: pages as Markdown, lists for language models, the change log's feeds.
 */
export const readerFilesFolder = 'files';

/** The product's data for search engines. */
export const productFile = 'product.json';

/** Addresses of the social cards, by the page's path. */
export const socialCardsFile = 'social-cards.json';

/** A locale's search records. */
export function recordsFile(locale: Locale): string {
  return path.join('search', `${locale}.json`);
}

export const synonymsFile = path.join('search', 'synonyms.json');

export const unchangedPagesFile = 'unchanged-pages.json';

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
export function readStyleParts(): StyleParts {
  return readBuilt<StyleParts>(stylePartsFile);
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
