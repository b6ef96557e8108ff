import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { contentTypeOf } from '@/lib/hosting/file-kinds';
import { createPreviewServer } from '@/lib/preview/preview-server';

/**
 * What a host or the way to it can do to a file: have it no more, break off in its middle, keep half of it for the whole,
 * give a page in its place, let its bytes drip, or never answer.
 */
export const faults = ['missing', 'broken off', 'cut short', 'a page', 'dripping', 'hanging'] as const;
export type Fault = (typeof faults)[number];

export interface FaultyServer {
  readonly origin: string;
  /** Every path that was asked for, in order. */
  readonly asked: string[];
  /** Those of them that were spoiled. */
  readonly spoiled: string[];
  /** From now on serves another export. */
  switchTo(folder: string): void;
  /** From now on does this to files whose path fits. */
  break(files: RegExp, fault: Fault): void;
  /** Serves everything as it is again; what hangs goes on hanging. */
  fix(): void;
  close(): void;
}

/** Serves an export as the bundled server does, and faults on top of it. */
export async function startFaultyServer(folder: string): Promise<FaultyServer> {
  let root = folder;
  let exported = createPreviewServer(folder);
  let broken: { files: RegExp; fault: Fault } | undefined;
  const asked: string[] = [];
  const spoiled: string[] = [];
  const server = createServer((request, response) => {
    const pathname = decodeURI((request.url ?? '/').split('?')[0] ?? '/');
    asked.push(pathname);
    const file = path.join(root, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    if (broken?.files.test(pathname) && (existsSync(file) || broken.fault === 'missing')) {
      spoiled.push(pathname);
      spoil(broken.fault, file, request, response, () => exported.emit('request', request, response));
    } else exported.emit('request', request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    asked,
    spoiled,
    switchTo: (next) => {
      root = next;
      exported = createPreviewServer(next);
    },
    break: (files, fault) => {
      broken = { files, fault };
    },
    fix: () => {
      broken = undefined;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function spoil(
  fault: Fault,
  file: string,
  request: IncomingMessage,
  response: ServerResponse,
  serve: () => void,
): void {
  // As no host should, and some do: a browser that keeps faults would go on with them for a year.
  response.setHeader('cache-control', fault === 'dripping' ? 'no-cache' : 'no-store');
  if (fault === 'hanging') return;
  if (fault === 'missing') {
    request.url = '/en/there-is-no-such-page/';
    serve();
    return;
  }
  if (fault === 'a page') {
    response.setHeader('x-content-type-options', 'nosniff');
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end('<!doctype html><title>Sign in to this network</title><p>Welcome to our hotel.');
    return;
  }
  const bytes = readFileSync(file);
  const half = bytes.subarray(0, bytes.length / 2);
  const type = contentTypeOf(file);
  if (fault === 'cut short') {
    response.writeHead(200, { 'content-type': type });
    response.end(half);
  } else if (fault === 'broken off') {
    response.writeHead(200, { 'content-type': type, 'content-length': bytes.length });
    response.write(half, () => response.destroy());
  } else {
    response.writeHead(200, { 'content-type': type });
    const drops = 12;
    const size = Math.ceil(bytes.length / drops);
    let at = 0;
    const timer = setInterval(() => {
      response.write(bytes.subarray(at, at + size));
      at += size;
      if (at < bytes.length) return;
      clearInterval(timer);
      response.end();
    }, 100);
    response.on('close', () => clearInterval(timer));
  }
}
