import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { isLocale } from '@/i18n/locales';
import { normalizePath } from '@/lib/routing/normalize-path';

/**
 * Serves an export as a static host does: files as they are, other spellings of an address redirected to the proper one
 * (LOC-06), unknown addresses answered with status 404 and the 404 page of the address's locale.
 */
export function createPreviewServer(outFolder: string): Server {
  const root = path.resolve(outFolder);
  // Looks at the files at each request: the export may be made anew while it is served.
  const serveFile = sirv(root, {
    dev: true,
    etag: true,
    dotfiles: false,
    extensions: ['html'],
    setHeaders,
  });

  return createServer((request, response) => {
    const [rawPath = '/', ...query] = (request.url ?? '/').split('?');
    const search = query.length > 0 ? `?${query.join('?')}` : '';
    const normal = normalizePath(rawPath);
    if (normal === undefined) return notFound(root, rawPath, request, response);
    const file = fileOf(root, normal);
    if (!file) return notFound(root, rawPath, request, response);
    const address = encodeURI(normal);
    if (rawPath !== normal && rawPath !== address) {
      response.writeHead(308, { location: address + search }).end();
      return;
    }
    request.url = address + search;
    serveFile(request, response, () => notFound(root, rawPath, request, response));
  });
}

/** The file behind a normal path, if there is one. Letter case counts even where the file system ignores it. */
function fileOf(root: string, normal: string): string | undefined {
  if (/\/\.(?!well-known\/)/.test(normal)) return undefined;
  const file = path.join(root, normal.endsWith('/') ? `${normal}index.html` : normal);
  return file.startsWith(root) && existsSync(file) && statSync(file).isFile() ? file : undefined;
}

function notFound(root: string, rawPath: string, request: IncomingMessage, response: ServerResponse): void {
  const first = rawPath.split('/')[1];
  const own = isLocale(first) ? path.join(root, first, '404.html') : '';
  const file = own !== '' && existsSync(own) ? own : path.join(root, '404.html');
  response.writeHead(404, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  if (request.method === 'HEAD' || !existsSync(file)) response.end();
  else createReadStream(file).pipe(response);
}

/** Files named by their content never change; pages are asked for again each time. Texts say how they are encoded. */
function setHeaders(response: ServerResponse, pathname: string): void {
  const text = /\.(?:md|txt)$/.exec(pathname)?.[0];
  if (text) response.setHeader('content-type', `text/${text === '.md' ? 'markdown' : 'plain'}; charset=utf-8`);
  const hashed = pathname.startsWith('/_next/static/') || pathname.startsWith('/_site/');
  const picture = /\.(?:svg|png|ico)$/.test(pathname);
  response.setHeader(
    'cache-control',
    hashed ? 'public, max-age=31536000, immutable' : picture ? 'public, max-age=86400' : 'no-cache',
  );
}
