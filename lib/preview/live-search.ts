import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

/** The search of the live preview: its files are made when somebody searches, and again after the content has changed. */
export interface LiveSearch {
  /** The content has changed. */
  outdate(): void;
  /** Sends a file of the search. @returns whether the request asks for one */
  answer(request: Pick<IncomingMessage, 'url'>, response: ServerResponse): boolean;
}

const manifest = /^\/[A-Za-z-]+\/search\/index\.json$/;
const part = /^\/_site\/search-[\w.-]+\.json$/;

/**
 * @param folder where `write` puts the files
 * @param write makes the search's files of the content as it is now
 */
export function createLiveSearch(folder: string, write: () => Promise<void>): LiveSearch {
  let written: Promise<void> | undefined;
  const send = async (address: string, response: ServerResponse) => {
    try {
      // The manifest names the other files, so that it is the first to be asked for.
      if (manifest.test(address)) written ??= write();
      await written;
      const text = readFileSync(path.join(folder, address));
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(text);
    } catch (error) {
      written = undefined;
      response.writeHead(404, { 'content-type': 'text/plain' }).end(error instanceof Error ? error.message : '');
    }
  };
  return {
    outdate: () => {
      written = undefined;
    },
    answer: (request, response) => {
      const address = request.url?.split('?')[0] ?? '';
      if (!manifest.test(address) && !part.test(address)) return false;
      void send(address, response);
      return true;
    },
  };
}
