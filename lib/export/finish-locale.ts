import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '@/i18n/locales';
import { pageFileName } from '@/lib/browser/navigation/page-file';
import { builtContentRoot, translationsTextFile } from '@/lib/content/built-files';
import { readArticle, readBooks, readSiteData } from '@/lib/content/content-files';
import { styleSheetsIn } from '@/lib/content/style-sheet';
import { listHtml } from '@/lib/hosting/export-files';
import { messageOf } from '@/lib/tools/error-messages';
import { toPosix } from '@/lib/tools/list-files';
import { type Frame, finishPage } from './finish-page';
import { fillSizes, fillText, type PageText } from './frames';

/** The pages of a locale, which can be finished beside those of others. */
export interface LocaleJob {
  readonly outFolder: string;
  readonly locale: Locale;
  readonly frame: Frame;
}

export interface FinishedLocale {
  readonly pages: number;
  /** Style sheets that the pages ask for, with the names of their parts. */
  readonly styleSheets: readonly (readonly [address: string, parts: readonly string[]])[];
}

/** Finishes all pages of a locale. @throws where one has an unknown form, with its name */
export function finishLocale({ outFolder, locale, frame }: LocaleJob): FinishedLocale {
  const files = listHtml(path.join(outFolder, locale));
  const styleSheets = new Map<string, readonly string[]>();
  for (const file of files) {
    const html = writeFinishedPage(outFolder, file, locale, frame);
    for (const [address, parts] of styleSheetsIn(html)) styleSheets.set(address, parts);
  }
  return { pages: files.length, styleSheets: [...styleSheets] };
}

/** @returns the page's HTML */
function writeFinishedPage(outFolder: string, file: string, locale: Locale, frame: Frame): string {
  const route = routeOf(path.join(outFolder, locale), file);
  try {
    const filled = fillSizes(fillText(readFileSync(file, 'utf8'), textOf(locale, route)), locale, readBooks(locale));
    const { html, part } = finishPage(filled, locale, route, frame);
    writeFileSync(file, html);
    if (route !== undefined) writeFileSync(path.join(path.dirname(file), pageFileName), part);
    return html;
  } catch (error) {
    throw new Error(`${file}: ${messageOf(error)}`, { cause: error });
  }
}

/** The text of a page that has one. */
function textOf(locale: Locale, route: string | undefined): PageText | undefined {
  const record = readSiteData().routes.find((candidate) => candidate.route === route);
  if (record?.kind === 'translations') {
    return { html: readFileSync(path.join(builtContentRoot(), translationsTextFile(locale)), 'utf8') };
  }
  const article = record?.folder === undefined ? undefined : readArticle(locale, record.folder, record.slug ?? '');
  // Only pages of the docs say that a translation is stale.
  return article && { html: article.html, stale: record?.kind === 'doc' ? article.stale : undefined };
}

/** @returns `undefined` for the 404 page */
function routeOf(localeFolder: string, file: string): string | undefined {
  const relative = toPosix(path.relative(localeFolder, file));
  return relative === '404.html' ? undefined : `/${relative.slice(0, -'index.html'.length)}`;
}
