import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatSize } from '@/i18n/format-size';
import type { Locale } from '@/i18n/locales';
import { labelsFile, productFile, stylePartsFile } from '@/lib/content/built-files';
import {
  type Article,
  type BookFile,
  readArticle,
  readBooks,
  readSocialCards,
  type SiteData,
} from '@/lib/content/content-files';
import { sizeMark, textMark } from '@/lib/content/page-marks';
import { publicFolder } from '@/lib/content/public-files';
import { listFiles } from '@/lib/tools/list-files';
import type { PageKeys, Sources } from './page-cache';

/**
 * Keeps what the framework has written, before it is finished. Pages are rendered without their texts there, so that
 * after an edit of a text the framework need not run: starting it alone takes longer than all other steps.
 */

/** What a page has from the content: its text, and whether that is behind its source. */
export type PageText = Pick<Article, 'html' | 'stale'>;

/**
 * Puts the text into a page of the framework, and takes the notice of a stale translation out of one that is not.
 *
 * @param text `undefined` for a page that has none
 * @throws where the page has no place for it, or several
 */
export function fillText(html: string, text: PageText | undefined): string {
  const parts = html.split(textMark);
  if (parts.length !== (text ? 2 : 1)) {
    throw new Error(
      `The framework has written ${parts.length - 1} places for ${text ? 'one' : 'no'} text. See app/[locale]/load-page.ts.`,
    );
  }
  const [before = '', after = ''] = parts;
  return text ? withNotice(before, text.stale) + text.html + after : before;
}

const staleNotice = /(<aside class="notice" aria-label="[^"]*") data-stale=""(>.*?<\/aside>)/s;

/** @param html the page up to its text */
function withNotice(html: string, stale: PageText['stale']): string {
  const [notice, start = '', rest = ''] = staleNotice.exec(html) ?? [];
  if (notice === undefined) {
    if (stale) throw new Error('The framework has written no notice of a stale translation.');
    return html;
  }
  if (stale)
    return html.replace(notice, () => start + (stale.marked > 0 ? rest : rest.replace(/<label>.*?<\/label>/s, '')));
  const without = html.replace(notice, '');
  if (without.includes('<aside class="notice"')) return without;
  const styles = /<style(?=[^>]* data-precedence="notices")[^>]*>.*?<\/style>/s;
  if (!styles.test(without)) throw new Error('The framework has written a notice without its styles.');
  return without.replace(styles, '');
}

/** Puts in the sizes of a language's books. */
export function fillSizes(html: string, locale: Locale, books: readonly BookFile[]): string {
  return books.reduce(
    (filled, { address, bytes }) => filled.replaceAll(sizeMark(address), formatSize(bytes, locale)),
    html,
  );
}

/** A hash of all that the framework makes other files and pages from than those that have a key of their own. */
export function keyOfRest(data: SiteData, contentOut: string, { code, messages }: Sources): string {
  const { config, versions, routes } = data;
  const hash = createHash('sha256').update(JSON.stringify([code, messages]));
  // Days of last changes are in articles and in the sitemap.
  hash.update(JSON.stringify([config, versions, routes.map((route) => ({ ...route, lastUpdated: undefined }))]));
  hash.update(JSON.stringify(readSocialCards(contentOut)));
  for (const file of namesIn(publicFolder)) hash.update(file).update(readFileSync(file));
  const perSite = [productFile, stylePartsFile];
  for (const file of perSite) hash.update(readFileSync(path.join(contentOut, file)));
  for (const locale of config.locales) {
    hash.update(JSON.stringify(readBooks(locale, contentOut).map(({ bytes: _, ...book }) => book)));
    hash.update(readFileSync(path.join(contentOut, labelsFile(locale))));
    for (const { kind, folder, slug = '' } of routes) {
      if (kind !== 'home' || folder === undefined) continue;
      hash.update(JSON.stringify({ ...readArticle(locale, folder, slug, contentOut), html: '', stale: '' }));
    }
  }
  return hash.digest('hex');
}

const namesIn = (folder: string): string[] => (existsSync(folder) ? listFiles(folder) : []);

interface Frames {
  readonly rest: string;
  readonly pages: PageKeys;
}

const manifestFile = 'manifest.json';
const restFolder = 'rest';
const pagesFolder = 'pages';
const htmlOf = (address: string) => path.join(address, 'index.html');

/** What is kept of an earlier export as the framework would write it. */
interface KeptFrames {
  readonly pages: ReadonlySet<string>;
  /** Whether all else is. */
  readonly rest: boolean;
}

/** Which of the frames are kept. */
export function keptFrames(folder: string, frames: Frames): KeptFrames {
  const kept = readManifest(folder);
  const isKept = (address: string) =>
    kept?.pages[address] === frames.pages[address] && existsSync(path.join(folder, pagesFolder, htmlOf(address)));
  return { pages: new Set(Object.keys(frames.pages).filter(isKept)), rest: kept?.rest === frames.rest };
}

/** Takes over kept pages, and with `rest` all else. */
export function takeFrames(folder: string, build: string, pages: readonly string[], rest: boolean): void {
  if (rest) cpSync(path.join(folder, restFolder), build, { recursive: true });
  for (const address of pages) {
    mkdirSync(path.join(build, address), { recursive: true });
    cpSync(path.join(folder, pagesFolder, htmlOf(address)), path.join(build, htmlOf(address)));
  }
}

/** Keeps what the framework has written for the next export. */
export function keepFrames(folder: string, build: string, frames: Frames): void {
  const before = readManifest(folder)?.pages ?? {};
  // If this is interrupted, the files no longer match the list.
  rmSync(path.join(folder, manifestFile), { force: true });
  rmSync(path.join(folder, restFolder), { recursive: true, force: true });
  const pages: Record<string, string> = {};
  for (const [address, key] of Object.entries(frames.pages)) {
    const html = path.join(build, htmlOf(address));
    if (existsSync(html)) cpSync(html, path.join(folder, pagesFolder, htmlOf(address)));
    else if (before[address] !== key) continue;
    pages[address] = key;
  }
  const isPage = new Set(Object.keys(pages).map((address) => path.join(build, htmlOf(address))));
  for (const file of namesIn(build)) {
    if (!isPage.has(file) && !isData(path.relative(build, file))) {
      cpSync(file, path.join(folder, restFolder, path.relative(build, file)));
    }
  }
  writeFileSync(path.join(folder, manifestFile), JSON.stringify({ rest: frames.rest, pages } satisfies Frames));
}

/** The framework's data and scripts, of which finishing needs nothing. */
const isData = (file: string): boolean => /(?:^|[/\\])(?:index|__next[^/\\]*)\.txt$|^_next[/\\].*\.js$/.test(file);

function readManifest(folder: string): Frames | undefined {
  const file = path.join(folder, manifestFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Frames) : undefined;
}
