import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { isLocale, type Locale } from '@/i18n/locales';

/** The search of the live preview: its files are made when somebody searches, and again after the content has changed. */
export interface LiveSearch {
  /** The content has changed. */
  outdate(): void;
  /** Sends a file of the search. @returns whether the request asks for one */
  answer(request: Pick<IncomingMessage, 'url'>, response: ServerResponse): boolean;
}

/** Where the process that makes the files leaves them for the one that sends them. */
export const liveSearchFolder = path.join('.cache', 'live-search');

const manifest = /^\/([A-Za-z-]+)\/search\/index\.json$/;
const part = /^\/_site\/search-[\w.-]+\.json$/;

/**
 * @param folder where `write` puts the files
 * @param write makes a locale's files of the content as it is now
 */
export function createLiveSearch(folder: string, write: (locale: Locale) => Promise<void>): LiveSearch {
  const written = new Map<Locale, Promise<void>>();
  const send = async (address: string, response: ServerResponse) => {
    // The manifest names the other files, so that it is the first to be asked for.
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
      response.writeHead(404, { 'content-type': 'text/plain' }).end(error instanceof Error ? error.message : '');
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
