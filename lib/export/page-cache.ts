import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatSize } from '@/i18n/format-size';
import { loadMessages } from '@/i18n/load-messages';
import { type Locale, locales } from '@/i18n/locales';
import { pageFileName } from '@/lib/browser/navigation/page-file';
import { labelsFile, productFile } from '@/lib/content/built-files';
import {
  type PageLabels,
  type RouteRecord,
  readArticle,
  readBooks,
  readSocialCards,
  type SiteData,
} from '@/lib/content/content-files';
import { styleSheetsIn } from '@/lib/content/style-sheet';
import { type DocsVersion, docIdOf, slugOfDocId } from '@/lib/content/versions';
import { shownList } from '@/lib/docs/closed-categories';
import { blogFolder } from '@/lib/docs/posts';
import { pagerOf, resolveSidebar, type SidebarItem, sidebarNameOf } from '@/lib/docs/sidebar';
import { localizedPath } from '@/lib/routing/resolve-request';
import { listFiles } from '@/lib/tools/list-files';
import { contentHash } from '../tools/content-hash';
import { type Copy, copyFiles } from '../tools/copy-files';
import { scriptWords } from './script-words';

/**
 * Keeps the finished pages of the last export, so that the next one renders only those that have changed. A page is
 * unchanged if the code, the configuration, its language's messages, the labels that it shows and its own text are; the key is
 * a hash of all five.
 */

/** Pages by address, each with the hash of its inputs. */
export type PageKeys = Readonly<Record<string, string>>;

/** Inputs of all pages: everything that the framework compiles, and reads beside messages and texts. */
const codeFolders = ['app', 'components', 'i18n', 'lib'];
const codeFiles = ['next.config.mjs', 'package-lock.json', 'tsconfig.json'];

export function hashOfCode(): string {
  const hash = createHash('sha256');
  for (const folder of codeFolders) {
    for (const file of listFiles(folder, /^(?!.*\.test\.)/)) hash.update(file).update(readFileSync(file));
  }
  for (const file of codeFiles) hash.update(readFileSync(file));
  return hash.digest('hex');
}

/** A hash of a language's messages. */
export function hashOfMessages(locale: Locale): string {
  return contentHash(JSON.stringify(loadMessages(locale)));
}

/** What pages are made from beside the content. */
export interface Sources {
  readonly code: string;
  /** Hashes of each language's messages: its pages show those of no other. */
  readonly messages: Readonly<Partial<Record<Locale, string>>>;
  /** The messages in scripts, of which each page names the one that it loads. */
  readonly scriptWords: string;
}

export function readSources(shown: readonly Locale[]): Sources {
  return {
    code: hashOfCode(),
    messages: Object.fromEntries(locales.map((locale) => [locale, hashOfMessages(locale)])),
    scriptWords: JSON.stringify(scriptWords(shown)),
  };
}

/** Whether the framework renders the route from a text of its own; the others are few and always rendered. */
function isKept(record: RouteRecord): boolean {
  return record.kind === 'doc' || record.kind === 'page' || record.kind === 'post';
}

/** Keys of the finished pages, and of what the framework renders of them, which is all but the text. */
export interface ExportKeys {
  readonly pages: PageKeys;
  readonly frames: PageKeys;
}

export function keysOfPages(data: SiteData, contentOut: string, sources: Sources): ExportKeys {
  const { config, versions, routes } = data;
  const common = createHash('sha256')
    .update(sources.code)
    .update(JSON.stringify([config, versions]))
    .update(readFileSync(path.join(contentOut, productFile)))
    .digest('hex');
  const cards = readSocialCards(contentOut);
  const pages: Record<string, string> = {};
  const frames: Record<string, string> = {};
  for (const locale of config.locales) {
    const labels = JSON.parse(readFileSync(path.join(contentOut, labelsFile(locale)), 'utf8')) as PageLabels;
    const labelsShownOn = shownLabels(locale, versions, labels);
    const books = readBooks(locale, contentOut).map(({ bytes, ...book }) => ({
      book,
      size: formatSize(bytes, locale),
    }));
    for (const route of routes) {
      if (!isKept(route) || route.folder === undefined) continue;
      // A page shows the day of its own text, which is in the article; the days of other languages are only in the
      // sitemap.
      const record = { ...route, lastUpdated: undefined };
      const { html, stale, ...article } = readArticle(locale, route.folder, route.slug ?? '', contentOut) ?? {};
      const address = localizedPath(locale, record.route);
      // The index of the docs says how large the books are.
      const shown = versions.some((version) => version.path === route.route) ? books : [];
      const frame = createHash('sha256')
        .update(common)
        .update(sources.messages[locale] ?? '')
        .update(labelsShownOn(route))
        .update(JSON.stringify([record, article]))
        .update(cards[address] ?? '')
        .update(JSON.stringify(shown.map(({ book }) => book)))
        .digest('hex');
      frames[address] = frame;
      pages[address] = createHash('sha256')
        .update(frame)
        .update(JSON.stringify([html, stale, shown.map(({ size }) => size), sources.scriptWords]))
        .digest('hex');
    }
  }
  return { pages, frames };
}

/**
 * What a page shows of other pages in a language, as text: a doc the open part of its list and its neighbours, a post
 * all posts. A doc's page also names the file with the rest of the list, which is named by the list's structure.
 */
function shownLabels(
  locale: Locale,
  versions: readonly DocsVersion[],
  labels: PageLabels,
): (route: RouteRecord) => string {
  const lists = new Map<string, readonly SidebarItem[]>();
  const listOf = (version: DocsVersion, name: string) => {
    const key = JSON.stringify([version.name, name]);
    const docLabel = (id: string) => labels[version.folder]?.[slugOfDocId(id)];
    // Names of categories are messages, which have a hash of their own.
    const items =
      lists.get(key) ?? resolveSidebar(version.sidebars[name] ?? [], { version, docLabel, categoryLabel: String });
    lists.set(key, items);
    return items;
  };
  return ({ kind, folder, slug }) => {
    if (kind === 'post') return JSON.stringify(labels[blogFolder] ?? {});
    const version = kind === 'doc' ? versions.find((one) => one.folder === folder) : undefined;
    const docId = docIdOf(slug ?? '');
    const name = version && sidebarNameOf(version, docId);
    if (!version || name === undefined) return '';
    const items = listOf(version, name);
    return JSON.stringify([shownList(items, docId, locale), pagerOf(items, docId)]);
  };
}

/** A page in the cache: the hash of its inputs, and the style sheets that it alone may ask for. */
interface KeptPage {
  readonly key: string;
  readonly styleSheets: readonly string[];
}

/** The pages that need not be rendered, because the cache has their current state. */
export function unchangedPages(cacheFolder: string, keys: PageKeys): ReadonlySet<string> {
  const kept = readManifest(cacheFolder);
  return new Set(
    Object.keys(keys).filter(
      (address) => kept[address]?.key === keys[address] && existsSync(path.join(cacheFolder, htmlOf(address))),
    ),
  );
}

/** Copies the unchanged pages into an export and caches the rendered ones for the next. */
export async function mergePages(cacheFolder: string, outFolder: string, keys: PageKeys): Promise<void> {
  const before = readManifest(cacheFolder);
  await keep(cacheFolder, keys, (address) => {
    // Some unchanged pages are rendered all the same; the fresh one is used.
    if (existsSync(path.join(outFolder, htmlOf(address)))) return copiesOf(address, outFolder, cacheFolder);
    return copiesOf(address, cacheFolder, outFolder, before[address]?.styleSheets);
  });
}

/**
 * Puts finished pages from elsewhere into the cache.
 *
 * @param folders the folder of each page, by address
 */
export function keepPages(cacheFolder: string, keys: PageKeys, folders: ReadonlyMap<string, string>): Promise<void> {
  return keep(cacheFolder, keys, (address) => copiesOf(address, folders.get(address) ?? '', cacheFolder));
}

async function keep(cacheFolder: string, keys: PageKeys, copiesOfPage: (address: string) => PageCopies): Promise<void> {
  mkdirSync(cacheFolder, { recursive: true });
  // If this is interrupted, the pages no longer match the list.
  rmSync(path.join(cacheFolder, manifestFile), { force: true });
  const kept = Object.entries(keys).map(([address, key]) => ({ address, key, ...copiesOfPage(address) }));
  await copyFiles(kept.flatMap(({ copies }) => copies));
  const pages = kept.map(({ address, key, styleSheets }) => [address, { key, styleSheets } satisfies KeptPage]);
  writeFileSync(path.join(cacheFolder, manifestFile), JSON.stringify(Object.fromEntries(pages)));
}

interface PageCopies {
  readonly styleSheets: readonly string[];
  readonly copies: readonly Copy[];
}

/**
 * The copies of a finished page, of its file for navigations and of its style sheets.
 *
 * @param styleSheets those of the page, where they are known
 */
export function copiesOf(
  address: string,
  from: string,
  to: string,
  styleSheets: readonly string[] = [...styleSheetsIn(readFileSync(path.join(from, htmlOf(address)), 'utf8')).keys()],
): PageCopies {
  const files = [htmlOf(address), path.join(address, pageFileName), ...styleSheets];
  return { styleSheets, copies: files.map((file) => [path.join(from, file), path.join(to, file)]) };
}

const htmlOf = (address: string) => path.join(address, 'index.html');

const manifestFile = 'manifest.json';

function readManifest(cacheFolder: string): Readonly<Record<string, KeptPage>> {
  const file = path.join(cacheFolder, manifestFile);
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, KeptPage>;
  } catch {
    // An interrupted export has left a partial list: everything is rendered again.
    return {};
  }
}
