import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { isLocale, type Locale } from '@/i18n/locales';
import type { SiteData } from '@/lib/content/content-files';
import { pictureName } from '@/lib/content/pictures';
import { filePathOf } from '@/lib/content/public-files';
import { bundleClientScripts, bundlePreviewScript, type ClientScripts } from '@/lib/export/client-scripts';
import { contentTypeOf } from '@/lib/hosting/file-kinds';
import { normalizePath } from '@/lib/routing/resolve-request';
import { messageOf } from '@/lib/tools/error-messages';
import { assetFolder } from '@/lib/tools/write-files';

const types: Readonly<Record<string, string>> = {
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

/**
 * Serves the current files of the content build for other readers: Markdown, lists for language models, the change
 * log's feed.
 *
 * @returns whether the request is for such a file
 */
export function answerWithLiveFile(
  folder: string,
  request: Pick<IncomingMessage, 'url'>,
  response: ServerResponse,
): boolean {
  const pathname = normalizePath(request.url?.split('?')[0] ?? '') ?? '';
  const type = types[path.extname(pathname)];
  const file = path.join(folder, filePathOf(pathname));
  // Other pictures are in the folder of public files, which the framework serves.
  const isPicture = pathname.startsWith(`/${assetFolder}/`) && pictureName.test(pathname) && existsSync(file);
  if (isPicture) {
    response.writeHead(200, { 'content-type': contentTypeOf(pathname), 'cache-control': 'no-store' });
    response.end(readFileSync(file));
    return true;
  }
  if (type === undefined) return false;
  if (file.startsWith(folder + path.sep) && existsSync(file)) {
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(readFileSync(file));
  } else response.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such file.');
  return true;
}

/** The site's scripts in the live preview: those of an export, and the one that shows changes. */
export interface LiveScripts extends ClientScripts {
  readonly preview: string;
}

/** Bundles them into an empty folder. Whole pages are fetched, because the preview has no files beside them. */
export async function bundleLiveScripts(folder: string, data: SiteData): Promise<LiveScripts> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return { ...(await bundleClientScripts(folder, data, '')), preview: await bundlePreviewScript(folder) };
}

/** Serves one of them. @returns whether the request is for one */
export function answerWithScript(
  folder: string,
  { url = '/' }: Pick<IncomingMessage, 'url'>,
  response: ServerResponse,
): boolean {
  const name = /^\/_site\/([\w.-]+\.js)(?:\?|$)/.exec(url)?.[1];
  const file = path.join(folder, assetFolder, name ?? '');
  if (name === undefined || !existsSync(file)) return false;
  response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' });
  response.end(readFileSync(file));
  return true;
}

/** The search of the live preview: its files are made at the first search, and again after the content has changed. */
export interface LiveSearch {
  /** Invalidates the files after a change of the content. */
  outdate(): void;
  /** Serves a file of the search. @returns whether the request is for one */
  answer(request: Pick<IncomingMessage, 'url'>, response: ServerResponse): boolean;
}

/** Folder through which one process passes the files to the other. */
export const liveSearchFolder = path.join('.cache', 'live-search');

const manifest = /^\/([A-Za-z-]+)\/search\/index\.json$/;
const part = /^\/_site\/search-[\w.-]+\.json$/;

/**
 * @param folder where `write` puts the files
 * @param write makes a locale's files from the current content
 */
export function createLiveSearch(folder: string, write: (locale: Locale) => Promise<void>): LiveSearch {
  const written = new Map<Locale, Promise<void>>();
  const send = async (address: string, response: ServerResponse) => {
    // The manifest contains the addresses of the other files, so it is requested first.
    const locale = manifest.exec(address)?.[1];
    try {
      if (isLocale(locale)) {
        const made = written.get(locale) ?? write(locale);
        written.set(locale, made);
        await made;
      }
      const text = readFileSync(path.join(folder, address));
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(text);
    } catch (error) {
      if (isLocale(locale)) written.delete(locale);
      response.writeHead(404, { 'content-type': 'text/plain' }).end(messageOf(error));
    }
  };
  return {
    outdate: () => written.clear(),
    answer: (request, response) => {
      const address = request.url?.split('?')[0] ?? '';
      if (!manifest.test(address) && !part.test(address)) return false;
      void send(address, response);
      return true;
    },
  };
}
