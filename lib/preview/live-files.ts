import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { normalizePath } from '@/lib/routing/normalize-path';

const types: Readonly<Record<string, string>> = {
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

/**
 * Sends what the content build has made for other readers, as it is now: Markdown, lists for language models, the change
 * log's feed.
 *
 * @returns whether the request asks for such a file
 */
export function answerWithLiveFile(
  folder: string,
  request: Pick<IncomingMessage, 'url'>,
  response: ServerResponse,
): boolean {
  const pathname = normalizePath(request.url?.split('?')[0] ?? '') ?? '';
  const type = types[path.extname(pathname)];
  if (type === undefined) return false;
  const file = path.join(folder, pathname);
  if (file.startsWith(folder + path.sep) && existsSync(file)) {
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(readFileSync(file));
  } else response.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such file.');
  return true;
}
