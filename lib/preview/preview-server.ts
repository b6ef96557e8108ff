import { once } from 'node:events';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import path from 'node:path';
import sirv from 'sirv';
import type { Locale } from '@/i18n/locales';
import { answerRequest } from '@/lib/hosting/answer-request';
import { contentTypeOf, failureCaching, kindOf, pageOfCopy, redirectCaching } from '@/lib/hosting/file-kinds';
import { type Hosting, hostingReader } from '@/lib/hosting/hosting';
import { markdownCaching } from '@/lib/hosting/markdown-answer';
import { securityHeaders } from '@/lib/hosting/security-headers';
import { messageOf } from '@/lib/tools/error-messages';

/**
 * Serves an export as every host should (EDGE-01): answers and headers come from `lib/hosting`, as in the hosts'
 * configurations.
 */
export function createPreviewServer(outFolder: string): Server {
  const root = path.resolve(outFolder);
  const hostingNow = hostingReader(root);
  /** Answers with a page, which may be its Markdown copy. */
  const pages = new WeakSet<ServerResponse>();
  // Checks the files at each request: the export may be replaced while it is served.
  const sendFile = sirv(root, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    // Sirv sets this header for its encodings alone.
    setHeaders: (response) => {
      if (pages.has(response)) response.setHeader('vary', 'Accept, Accept-Encoding');
    },
  });

  return createServer((request, response) => {
    const [asked = '/', ...query] = (request.url ?? '/').split('?');
    const search = query.length > 0 ? `?${query.join('?')}` : '';
    // Node decodes the bytes of an address as Latin-1.
    const rawPath = Buffer.from(asked, 'latin1').toString('utf8');
    let hosting: Hosting;
    try {
      hosting = hostingNow();
    } catch (error) {
      response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': failureCaching });
      response.end(messageOf(error));
      return;
    }
    const encrypted = request.headers['x-forwarded-proto'] === 'https';
    for (const [name, value] of securityHeaders(hosting.policy, encrypted)) response.setHeader(name, value);
    const answer = answerRequest(rawPath, hosting, (file) => isFile(root, file), request.headers.accept);
    if (answer.status === 404) return sendNotFound(root, answer.locale, request, response);
    if (answer.status === 308) {
      response.writeHead(308, { location: answer.location + search, 'cache-control': redirectCaching }).end();
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD', 'cache-control': failureCaching }).end();
      return;
    }
    describeFile(response, answer);
    if (answer.path.endsWith('/')) pages.add(response);
    request.url = encodeURI(answer.file);
    sendFile(request, response, () => sendNotFound(root, undefined, request, response));
  });
}

/** Case counts, even where the file system ignores it. */
function isFile(root: string, file: string): boolean {
  const target = path.join(root, file);
  return target.startsWith(root + path.sep) && existsSync(target) && statSync(target).isFile();
}

function describeFile(response: ServerResponse, { path: address, file }: { path: string; file: string }): void {
  const kind = kindOf(address);
  const isPage = address.endsWith('/');
  response.setHeader('content-type', contentTypeOf(isPage ? file : address));
  response.setHeader('cache-control', isPage && file.endsWith('.md') ? markdownCaching : kind.cacheControl);
  if (kind.noindex) response.setHeader('x-robots-tag', 'noindex');
  if (kind.copyOfPage) response.setHeader('link', `<${encodeURI(pageOfCopy(address))}>; rel="canonical"`);
}

function sendNotFound(
  root: string,
  locale: Locale | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const own = locale ? path.join(root, locale, '404.html') : '';
  const file = own !== '' && existsSync(own) ? own : path.join(root, '404.html');
  response.writeHead(404, { 'content-type': contentTypeOf(file), 'cache-control': failureCaching });
  if (request.method === 'HEAD' || !existsSync(file)) response.end();
  else createReadStream(file).pipe(response);
}

/** Port of all local servers: `PORT`, else 3000. */
export const localPort = Number(process.env.PORT ?? 3000);

/** Why a server could not be started, with the remedy. */
export function portProblem(port: number, { code, message }: NodeJS.ErrnoException): string {
  const reason = code === 'EADDRINUSE' ? 'is taken' : `cannot be served: ${message}`;
  return `Port ${port} ${reason}. Set another one: PORT=${port + 10}.`;
}

/**
 * Checks that a port is free before the work that leads to serving on it.
 *
 * @throws with the port and the remedy
 */
export async function requireFreePort(port: number): Promise<void> {
  const server = createTcpServer();
  try {
    await once(server.listen(port), 'listening');
  } catch (error) {
    throw new Error(portProblem(port, error as NodeJS.ErrnoException));
  } finally {
    server.close();
  }
}
