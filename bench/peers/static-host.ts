import { spawnSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** What a host has sent: the body as it was transferred. */
export interface Sent {
  readonly address: string;
  readonly kind: FileKind;
  readonly bytes: number;
}

export const fileKinds = ['html', 'css', 'script', 'font', 'other'] as const;
export type FileKind = (typeof fileKinds)[number];

export interface StaticHost {
  readonly origin: string;
  readonly sent: readonly Sent[];
  /**
   * Hash of the certificate's key, for `--ignore-certificate-errors-spki-list`: a browser that only passes over the error keeps
   * nothing in its cache, not even what a page fetches ahead.
   */
  readonly keyHash: string;
  close(): void;
}

const types: Readonly<Record<string, { readonly type: string; readonly kind: FileKind }>> = {
  '.html': { type: 'text/html; charset=utf-8', kind: 'html' },
  '.css': { type: 'text/css; charset=utf-8', kind: 'css' },
  '.js': { type: 'text/javascript; charset=utf-8', kind: 'script' },
  '.mjs': { type: 'text/javascript; charset=utf-8', kind: 'script' },
  '.json': { type: 'application/json', kind: 'other' },
  '.txt': { type: 'text/plain; charset=utf-8', kind: 'other' },
  '.svg': { type: 'image/svg+xml', kind: 'other' },
  '.wasm': { type: 'application/wasm', kind: 'other' },
  '.woff2': { type: 'font/woff2', kind: 'font' },
  '.woff': { type: 'font/woff', kind: 'font' },
  '.webmanifest': { type: 'application/manifest+json', kind: 'other' },
};
const unknown = { type: 'application/octet-stream', kind: 'other' } as const;

/** Where the generators put files that are named by their content. */
const hashed = /^\/(?:_next\/static|_site|_astro|assets)\//;

/** The icon of a site is the owner's, and the other generators have been given none. */
const icons = /\/(?:favicon|icon|apple-touch-icon)[^/]*$/;

/**
 * Serves a folder as a CDN does: HTTP/2, brotli at its best, files named by their content kept for ever. It counts what it
 * sends, whoever asks, because a browser's tools do not see what its workers fetch.
 */
export async function createStaticHost(folder: string): Promise<StaticHost> {
  const sent: Sent[] = [];
  const bodies = new Map<string, { readonly body: Buffer; readonly encoding?: 'br' }>();
  const bodyOf = (file: string) => {
    const known = bodies.get(file);
    if (known) return known;
    const plain = readFileSync(file);
    const small = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    const body = small.length < plain.length ? ({ body: small, encoding: 'br' } as const) : { body: plain };
    bodies.set(file, body);
    return body;
  };
  const certificate = throwawayCertificate();
  const server = createSecureServer(certificate, (request, response) => {
    const address = request.url;
    const found = fileOf(folder, address);
    const file = found ?? path.join(folder, '404.html');
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    const { type, kind } = types[path.extname(file)] ?? unknown;
    const { body, encoding } = bodyOf(file);
    if (!icons.test(address)) sent.push({ address, kind, bytes: body.length });
    response.writeHead(found === undefined ? 404 : 200, {
      'content-type': type,
      'content-length': body.length,
      'cache-control': hashed.test(address) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(encoding ? { 'content-encoding': encoding } : {}),
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    sent,
    keyHash: keyHashOf(certificate.cert),
    close: () => server.close(),
  };
}

function keyHashOf(certificate: Buffer): string {
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(key).digest('base64');
}

/** The file behind an address, with the endings that hosts add. */
function fileOf(folder: string, address: string): string | undefined {
  const [pathname = '/'] = address.split(/[?#]/);
  const plain = path.join(path.resolve(folder), decodeURIComponent(pathname));
  if (!plain.startsWith(path.resolve(folder))) return undefined;
  const candidates = pathname.endsWith('/')
    ? [path.join(plain, 'index.html')]
    : [plain, `${plain}.html`, path.join(plain, 'index.html')];
  return candidates.find((file) => existsSync(file) && statSync(file).isFile());
}

/** @throws where there is no openssl */
function throwawayCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-certificate-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  try {
    const { error, status } = spawnSync(
      'openssl',
      [
        'req',
        '-x509',
        '-nodes',
        '-newkey',
        'rsa:2048',
        '-days',
        '2',
        '-subj',
        '/CN=localhost',
        '-keyout',
        key,
        '-out',
        cert,
      ],
      { stdio: 'ignore' },
    );
    if (error || status !== 0) throw new Error('No certificate for the test server could be made: install openssl.');
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
