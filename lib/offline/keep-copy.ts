import type { Locale } from '@/i18n/locale-codes';
import { fetchInTime } from '@/lib/browser/loading/fetch-in-time';
import {
  type CopyFile,
  type CopyManifest,
  copyAddress,
  copyCachePrefix,
  deleteCopies,
  fileListKey,
  offlinePageKey,
  readKeptCopy,
  recordCopy,
  revisionLength,
} from './kept-copy';

/** A copy that could be made now. */
export interface CopyPlan {
  readonly locale: Locale;
  readonly second: Locale | undefined;
  readonly cache: string;
  readonly files: readonly CopyFile[];
  readonly offlinePage: string;
  readonly bytes: number;
}

/** What became of a copy. Unless it is kept, the copy before is as it was. */
export type Outcome = 'kept' | 'stopped' | 'unreachable' | 'full' | 'refused';

/** The browser's part in it. */
export interface Keeping {
  readonly storage: CacheStorage;
  /** Starts the worker that serves the copy. */
  readonly startWorker: () => Promise<unknown>;
  readonly signal: AbortSignal;
  /** @param bytes how many are there */
  readonly onProgress: (bytes: number) => void;
}

/** Requests that are under way at the same time. */
const atOnce = 6;

/**
 * What a copy would consist of.
 *
 * @param second the language to show beside it in bilingual reading
 * @throws where the site offers no copies, or cannot be reached
 */
export async function planCopy(locale: Locale, second?: Locale): Promise<CopyPlan> {
  const [own, beside] = await Promise.all([readManifest(locale), second && readManifest(second)]);
  const files = [...own.files, ...(beside?.parts ?? [])];
  return {
    locale,
    second,
    cache: `${copyCachePrefix}${locale}.${own.version}${beside ? `+${second}.${beside.version}` : ''}`,
    files,
    offlinePage: own.offlinePage,
    bytes: files.reduce((sum, [, , bytes]) => sum + bytes, 0),
  };
}

function readManifest(locale: Locale): Promise<CopyManifest> {
  return fetchInTime(copyAddress(locale), async (response) => (await response.json()) as CopyManifest, {
    cache: 'no-cache',
  });
}

/**
 * Fetches a copy beside the one that is kept, and lets it count when it is whole. Each file must be that of the plan,
 * so that no copy is made of two deployments; files that have not changed are taken over.
 */
export async function keepCopy(plan: CopyPlan, keeping: Keeping): Promise<Outcome> {
  const { storage, startWorker, signal, onProgress } = keeping;
  const before = await readKeptCopy(storage);
  try {
    if (before?.cache !== plan.cache) {
      await deleteCopies(storage, before);
      const cache = await storage.open(plan.cache);
      const old = before && (await readOldFiles(await storage.open(before.cache)));
      let done = 0;
      await inParallel(plan.files, async (file) => {
        const answer = (await old?.(file)) ?? (await fetchFile(file, signal));
        await cache.put(file[0], answer);
        done += file[2];
        onProgress(done);
      });
      await cache.put(offlinePageKey, await offlinePageAnswer(plan, cache));
      await cache.put(fileListKey, new Response(JSON.stringify(plan.files)));
    }
    try {
      await startWorker();
    } catch (error) {
      console.error(error);
      await abandon(plan, keeping);
      return 'refused';
    }
    const { cache, locale, second, bytes } = plan;
    const copy = { cache, locale, ...(second && { second }), bytes, made: Date.now() };
    await recordCopy(storage, copy);
    await deleteCopies(storage, copy);
    return 'kept';
  } catch (error) {
    await abandon(plan, keeping);
    if (signal.aborted) return 'stopped';
    console.error(error);
    return (error as Partial<Error>).name === 'QuotaExceededError' ? 'full' : 'unreachable';
  }
}

/** Deletes what there is of a copy, unless it is the one that counts. */
async function abandon({ cache }: CopyPlan, { storage }: Keeping): Promise<void> {
  if ((await readKeptCopy(storage))?.cache !== cache) await storage.delete(cache);
}

/** @throws where the file is missing, another one, or comes from elsewhere */
async function fetchFile([address, revision]: CopyFile, signal: AbortSignal): Promise<Response> {
  // Other files are those of the plan only if no cache has an earlier one.
  const cache = address.startsWith('/_site/') ? 'default' : 'reload';
  const answer = await fetch(address, { signal, cache, mode: 'same-origin', redirect: 'error' });
  if (answer.status !== 200) throw new Error(`${address}: ${answer.status}`);
  const kept = answer.clone();
  const found = await revisionOf(await answer.arrayBuffer());
  if (found !== revision) throw new Error(`${address} is another file than the list of ${revision} names.`);
  return kept;
}

async function revisionOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hex = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.slice(0, revisionLength);
}

/** @returns finds a file in an earlier copy, if it has the same one */
async function readOldFiles(cache: Cache): Promise<(file: CopyFile) => Promise<Response | undefined>> {
  const list = await cache.match(fileListKey);
  const files = list ? ((await list.json()) as readonly CopyFile[]) : [];
  const revisions = new Map(files.map(([address, revision]) => [address, revision]));
  return async ([address, revision]) =>
    revisions.get(address) === revision ? cache.match(address, { ignoreVary: true }) : undefined;
}

/** Under the security policy that the pages of the copy came with. */
async function offlinePageAnswer({ files, offlinePage }: CopyPlan, cache: Cache): Promise<Response> {
  const policy = 'content-security-policy';
  const page = files.find(([address]) => address.endsWith('/'));
  const value = page && (await cache.match(page[0], { ignoreVary: true }))?.headers.get(policy);
  return new Response(offlinePage, {
    headers: { 'content-type': 'text/html; charset=utf-8', ...(value ? { [policy]: value } : {}) },
  });
}

/** Does something for each item, some at the same time. After a failure no more are begun. */
async function inParallel<T>(items: readonly T[], each: (item: T) => Promise<void>): Promise<void> {
  let next = 0;
  let hasFailed = false;
  const work = async () => {
    while (next < items.length && !hasFailed) {
      const item = items[next++];
      if (item !== undefined) await each(item);
    }
  };
  const guarded = async () => {
    try {
      await work();
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, guarded));
  const failure = ended.find((end) => end.status === 'rejected');
  if (failure) throw failure.reason;
}
