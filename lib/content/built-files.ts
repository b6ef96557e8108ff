import path from 'node:path';
import type { Locale } from '@/i18n/locales';

/** Folder of the built content; another one for the fixture site. */
export function builtContentRoot(): string {
  return process.env.CONTENT_OUT ?? '.content';
}

export const siteDataFile = 'site.json';

export function labelsFile(locale: Locale): string {
  return path.join('labels', `${locale}.json`);
}

export function articleFile(locale: Locale, folder: string, slug: string): string {
  return path.join('articles', locale, folder, `${slug === '' ? 'index' : slug}.json`);
}

/** A locale's state of the translations. */
export function translationStatusFile(locale: Locale): string {
  return path.join('translations', `${locale}.json`);
}

/** The text of the page with that state. */
export function translationsTextFile(locale: Locale): string {
  return path.join('translations', `${locale}.html`);
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

/** The books of the docs, by locale. */
export const booksFile = 'books.json';

/** A locale's search records. */
export function recordsFile(locale: Locale): string {
  return path.join('search', `${locale}.json`);
}

export const synonymsFile = path.join('search', 'synonyms.json');

export const unchangedPagesFile = 'unchanged-pages.json';
