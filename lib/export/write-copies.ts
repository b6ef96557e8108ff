import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '@/i18n/locales';
import type { Translator } from '@/i18n/translator';
import { pageFileName } from '@/lib/browser/navigation/page-file';
import { scenesFile } from '@/lib/content/mdx/component-schemas';
import { fileKinds } from '@/lib/hosting/file-kinds';
import { type CopyFile, type CopyManifest, copyAddress, revisionLength, workerAddress } from '@/lib/offline/kept-copy';
import { localizedPath } from '@/lib/routing/resolve-request';
import {
  addressesOfIndex,
  type IndexFile,
  manifestAddress,
  type SearchManifest,
} from '@/lib/search/embedded/index-format';
import type { SiteConfig } from '@/lib/site/site-config';
import { contentHash } from '@/lib/tools/content-hash';
import { listFiles, toPosix } from '@/lib/tools/list-files';
import { assetFolder } from '../tools/write-files';
import { bundle, type ClientScripts } from './client-scripts';
import { offlineDocument } from './landing-page';

/**
 * Writes the worker of copies (EDGE-07), and for each language the page that is shown offline. On a site without copies
 * the worker is one that removes itself: a browser that has one gets it instead.
 */
export async function writeOfflineParts(
  outFolder: string,
  { offline, locales, colorMode }: Pick<SiteConfig, 'offline' | 'locales' | 'colorMode'>,
  { prePaint }: Pick<ClientScripts, 'prePaint'>,
  translatorOf: (locale: Locale) => Translator,
): Promise<void> {
  const entry = path.join('app', 'client', offline ? 'offline-worker.ts' : 'no-worker.ts');
  writeFileSync(
    path.join(outFolder, workerAddress),
    await bundle(entry, 'iife', { 'process.env.NODE_ENV': 'production' }),
  );
  if (!offline) return;
  for (const locale of locales) {
    const offlinePage = offlineDocument(locale, translatorOf(locale), { colorMode, prePaint });
    const empty: CopyManifest = { version: '', offlinePage, files: [], parts: [] };
    writeFileSync(path.join(outFolder, copyAddress(locale)), JSON.stringify(empty));
  }
}

/**
 * Lists the files of a language's copy with their revisions, where the site offers copies. Part of stamping, because
 * revisions are those of what is served.
 *
 * @param pages those that have been read already, by address
 */
export function writeCopyManifest(
  outFolder: string,
  locale: Locale,
  pages: ReadonlyMap<string, Buffer> = new Map(),
): void {
  const target = path.join(outFolder, copyAddress(locale));
  if (!existsSync(target)) return;
  const { offlinePage } = JSON.parse(readFileSync(target, 'utf8')) as CopyManifest;
  const read = createReader(outFolder, pages);
  const docs = docsPages(outFolder, locale, read);
  const describe = (addresses: Iterable<string>) =>
    [...addresses].sort().map((address) => describeFile(address, read(address)));
  const files = describe(filesOfCopy(outFolder, locale, docs, read));
  const parts = describe(docs.map((page) => page + pageFileName));
  const version = contentHash(JSON.stringify([offlinePage, files]), revisionLength);
  writeFileSync(target, JSON.stringify({ version, offlinePage, files, parts } satisfies CopyManifest));
}

/** The content of a file by its address. */
type Reader = (address: string) => Buffer;

/** Reads each file once. */
function createReader(outFolder: string, pages: ReadonlyMap<string, Buffer>): Reader {
  const known = new Map(pages);
  return (address) => {
    const bytes = known.get(address) ?? readFileSync(path.join(outFolder, fileAt(address)));
    known.set(address, bytes);
    return bytes;
  };
}

/** Docs that search engines may list too: nothing names the others. */
function docsPages(outFolder: string, locale: Locale, read: Reader): string[] {
  const root = localizedPath(locale, '/docs/');
  return listFiles(path.join(outFolder, root), /^index\.html$/)
    .map((file) => `/${toPosix(path.relative(outFolder, path.dirname(file)))}/`)
    .filter((page) => !/<meta name="?robots"? content="[^"]*noindex/.test(read(page).toString('latin1')));
}

/** Docs, the page of results, what both load, and the data of search, bilingual reading, feedback and scenes. */
function filesOfCopy(outFolder: string, locale: Locale, docs: readonly string[], read: Reader): Set<string> {
  const has = (address: string) => existsSync(path.join(outFolder, fileAt(address)));
  const readJson = (address: string): unknown => JSON.parse(read(address).toString());
  const found = new Set<string>();
  const add = (address: string) => {
    if (found.has(address) || unneeded.test(address) || !has(address)) return;
    found.add(address);
    if (!/\.json$|\/$|\.(?:js|css|txt|svg)$/.test(address)) return;
    for (const [, mentioned = ''] of read(address).toString().matchAll(mentionedFile)) add(mentioned);
  };
  const beside = ['/search/', '/bilingual.json', '/feedback.json', scenesFile];
  for (const address of [...docs, ...beside.map((route) => localizedPath(locale, route))]) add(address);
  const words = localizedPath(locale, '/search/words.json');
  // A service searches on its own host.
  if (!has(words) || 'service' in (readJson(words) as object)) return found;
  const { indexes } = readJson(manifestAddress(locale)) as SearchManifest;
  for (const address of [words, manifestAddress(locale), ...Object.values(indexes)]) add(address);
  for (const index of Object.values(indexes)) {
    for (const address of addressesOfIndex(readJson(index) as IndexFile)) add(address);
  }
  return found;
}

const pictureEndings = fileKinds.find(({ name }) => name === 'picture')?.endings ?? [];

/**
 * Addresses of assets, lists of docs and pictures in pages, scripts and style sheets. Those with an origin are for other
 * sites.
 */
const mentionedFile = new RegExp(
  `["'\`(=,\\s](/(?:${assetFolder}/[\\w.-]+|[\\w-]+/docs-list\\.\\w+\\.txt|[^\\s"'\`()<>?#,]+\\.(?:${pictureEndings.join('|')})))(?=["'\`)\\s?#,>]|$)`,
  'g',
);

/** Scripts that ask other hosts, or pages outside of the docs load. */
const unneeded = /\/(?:search-(?:algolia|insights|recommendations)|lead-to-locale|fix-address)[\w-]*\./;

const fileAt = (address: string): string => (address.endsWith('/') ? `${address}index.html` : address);

function describeFile(address: string, bytes: Buffer): CopyFile {
  return [address, contentHash(bytes, revisionLength), bytes.length];
}
