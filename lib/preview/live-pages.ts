import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { defaultLocale } from '@/i18n/locales';
import { isFileAddress } from '@/lib/content/public-files';
import { type Frame, finishPage, previewScript } from '@/lib/export/finish-page';
import { splitLocale } from '@/lib/routing/resolve-request';
import { messageOf } from '@/lib/tools/error-messages';

/** Inputs for converting the framework's pages. */
export interface LivePages {
  /** Port of the framework's development server on this machine. */
  readonly port: number;
  frame(): Frame;
  /** Address of the script that listens for changes. */
  readonly script: () => string;
}

/**
 * Converts a page of the development server into the document of an export, so that the same scripts act on it.
 *
 * @param version of the sources
 */
export function livePage(html: string, pathname: string, { frame, script }: LivePages, version: number): string {
  const { locale = defaultLocale, route } = splitLocale(pathname);
  return finishPage(html, locale, route, { ...frame(), live: { address: script(), version } }).html;
}

/**
 * Shown instead of every page while the site cannot be read: a sidebar that is no TypeScript, a component that does not
 * compile. It reloads after a change.
 */
export function faultPage(fault: string, script: string, version: number): string {
  const text = fault.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The preview cannot go on</title>${previewScript({ address: script, version })}</head><body><h1>The preview cannot go on</h1><pre>${text}</pre></body></html>`;
}

/**
 * A page of the framework's own, such as its error page, has another form: it stays unchanged, and reloads after a
 * change.
 */
function livePageOrOwn(html: string, url: string, status: number, pages: LivePages, version: number): string {
  const { pathname } = new URL(url, 'http://localhost');
  // The framework's answer for a missing file is no page of this site.
  if (isFileAddress(pathname)) return html;
  try {
    if (status < 500) return livePage(html, pathname, pages, version);
  } catch (error) {
    console.error(`${url}: ${messageOf(error)}`);
  }
  return html + previewScript({ address: pages.script(), version });
}

/** Forwards a request to the development server, and converts its pages to documents. */
export function answerFromFramework(
  request: IncomingMessage,
  response: ServerResponse,
  pages: LivePages,
  version: number,
): void {
  const { url = '/', method, headers } = request;
  const asked = httpRequest(
    { port: pages.port, path: url, method, headers: { ...headers, 'accept-encoding': 'identity' } },
    (answer) => {
      const status = answer.statusCode ?? 502;
      if (!answer.headers['content-type']?.startsWith('text/html')) {
        response.writeHead(status, answer.headers);
        answer.pipe(response);
        return;
      }
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const { 'content-length': _length, 'transfer-encoding': _encoding, ...rest } = answer.headers;
        const html = Buffer.concat(chunks).toString('utf8');
        response.writeHead(status, rest);
        response.end(html === '' ? html : livePageOrOwn(html, url, status, pages, version));
      });
    },
  );
  asked.on('error', () => {
    // The development server starts listening a moment after this one.
    response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '1' });
    response.end('The development server is not there yet. Try again in a moment.');
  });
  request.pipe(asked);
}
