import type { Locale } from '@/i18n/locale-codes';
import { pageFileName } from '@/lib/browser/navigation/page-file';

/**
 * A copy of the docs that a visitor keeps on the device, in one language at a time. Its files are in a cache of their
 * own, and another cache holds the record that says which copy counts. A copy without a record is not whole.
 */
export interface KeptCopy {
  /** Name of the cache that holds the files. */
  readonly cache: string;
  readonly locale: Locale;
  /** The language that is shown beside it in bilingual reading, if any. */
  readonly second?: Locale;
  readonly bytes: number;
  /** When it was made, in milliseconds. */
  readonly made: number;
}

/** Address of the worker, which must lie at the root to serve all pages. */
export const workerAddress = '/offline-worker.js';

/** A file: its address, the start of the SHA-256 of its bytes, and their number. */
export type CopyFile = readonly [address: string, revision: string, bytes: number];

/** What a language's copy consists of, at `copyAddress`. Revalidated each time, because its address does not change. */
export interface CopyManifest {
  /** Differs where any file differs. */
  readonly version: string;
  /** The page that is shown offline in place of one that is not kept. */
  readonly offlinePage: string;
  readonly files: readonly CopyFile[];
  /** The navigation files of the same docs, by which another language shows them beside its own. */
  readonly parts: readonly CopyFile[];
}

/** Address of a language's `CopyManifest`. */
export function copyAddress(locale: Locale): string {
  return `/${locale}/offline.json`;
}

/** Length of a revision in hexadecimal digits. */
export const revisionLength = 10;

/** The names of all caches begin with this. */
export const copyCachePrefix = 'docs-copy-';

/** The number changes with the form of record and copy. */
const recordCache = `${copyCachePrefix}record-1`;
const recordKey = '/record';
/** Keys inside of a copy's cache that are no address of the site. */
export const offlinePageKey = '/offline-page';
export const fileListKey = '/file-list';

/** @returns `undefined` where the visitor keeps no copy */
export async function readKeptCopy(storage: CacheStorage): Promise<KeptCopy | undefined> {
  const answer = await storage.match(recordKey, { cacheName: recordCache });
  return answer && ((await answer.json()) as KeptCopy);
}

/** From now on this copy counts. */
export async function recordCopy(storage: CacheStorage, copy: KeptCopy): Promise<void> {
  const cache = await storage.open(recordCache);
  await cache.put(recordKey, new Response(JSON.stringify(copy)));
}

/** Deletes all copies but one; without one, the record first, so that no half of a copy counts. */
export async function deleteCopies(storage: CacheStorage, but?: KeptCopy): Promise<void> {
  if (!but) await storage.delete(recordCache);
  for (const name of await storage.keys()) {
    if (name.startsWith(copyCachePrefix) && name !== recordCache && name !== but?.cache) await storage.delete(name);
  }
}

/**
 * The kept answer to a request, whatever its query. A navigation file is answered by its page, which contains the same.
 *
 * @returns `undefined` where it is not kept; for a page without its last slash, or without its language, a redirect
 */
export async function keptAnswer(storage: CacheStorage, url: URL, isPage: boolean): Promise<Response | undefined> {
  const copy = await readKeptCopy(storage);
  if (!copy) return undefined;
  const cache = await storage.open(copy.cache);
  const find = (address: string) => cache.match(address, { ignoreVary: true });
  const { pathname, search, origin } = url;
  const exact = await find(pathname);
  if (exact) return exact;
  if (pathname.endsWith(`/${pageFileName}`)) return find(pathname.slice(0, -pageFileName.length));
  if (!isPage) return undefined;
  const withSlash = pathname.endsWith('/') ? pathname : `${pathname}/`;
  for (const address of [withSlash, `/${copy.locale}${withSlash}`]) {
    if (await find(address)) return Response.redirect(origin + address + search, 302);
  }
  return undefined;
}

/** The page in place of one that is not kept, under the security policy of the others. */
export async function offlinePage(storage: CacheStorage): Promise<Response | undefined> {
  const copy = await readKeptCopy(storage);
  const page = copy && (await storage.match(offlinePageKey, { cacheName: copy.cache }));
  return page && new Response(page.body, { status: 503, headers: page.headers });
}
