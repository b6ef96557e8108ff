import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, type RequestOptions, request, type Server } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { emptyPolicy, writeHosting } from '@/lib/hosting/hosting';
import { createPreviewServer, requireFreePort } from './preview-server';

const secret = 'outside of the export';

let folder: string;
let server: Server;

function write(file: string, text: string): void {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

beforeAll((done) => {
  folder = mkdtempSync(path.join(tmpdir(), 'preview-'));
  write('secret.txt', secret);
  write('out-of-another-site/secret.txt', secret);
  write('out/index.html', 'Languages');
  write('out/404.html', 'Not found, in every language');
  write('out/it/index.html', 'Inizio');
  write('out/it/404.html', 'Pagina non trovata');
  write('out/it/docs/usage/index.html', 'Uso');
  write('out/it/docs/häufig/index.html', 'Domande');
  write('out/fr/index.html', 'Accueil');
  write('out/sitemap.xml', '<urlset/>');
  write('out/llms.txt', '# 沉浸式翻译');
  write('out/it/docs.md', '# Documentazione');
  write('out/it/docs/usage.md', '# È così');
  write('out/_site/early.1.js', 'early()');
  write('out/it/docs/usage/main.txt', '<main>Uso</main></html>');
  write('out/.hidden.txt', secret);
  writeHosting(path.join(folder, 'out'), {
    locales: ['it', 'fr'],
    redirects: { '/docs/handbook/': '/docs/usage/' },
    policy: emptyPolicy,
  });
  server = createPreviewServer(path.join(folder, 'out'));
  server.listen(0, '127.0.0.1', done);
});

afterAll((done) => {
  server.close(() => {
    rmSync(folder, { recursive: true, force: true });
    done();
  });
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Requests a path exactly as written; `fetch` would resolve its dots. */
function ask(target: string, options: RequestOptions = {}): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: target, agent: false, ...options }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (piece: string) => {
        body += piece;
      });
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
    })
      .on('error', reject)
      .end();
  });
}

describe('the preview server', () => {
  test.each([
    ['/', 'Languages'],
    ['/it/', 'Inizio'],
    ['/it/docs/usage/', 'Uso'],
    ['/it/docs/usage/?plan=pro', 'Uso'],
    ['/it/docs/h%C3%A4ufig/', 'Domande'],
  ])('[LOC-02] answers %s with its page', async (target, body) => {
    expect(await ask(target)).toMatchObject({
      status: 200,
      body,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
  });

  test('[EDGE-03] answers with files that are no pages', async () => {
    expect(await ask('/sitemap.xml')).toMatchObject({ status: 200, body: '<urlset/>' });
  });

  test.each([
    ['/it/docs.md', '# Documentazione', 'text/markdown; charset=utf-8'],
    ['/it/docs/usage.md', '# È così', 'text/markdown; charset=utf-8'],
    ['/llms.txt', '# 沉浸式翻译', 'text/plain; charset=utf-8'],
  ])('[ROUTE-05] answers %s as text, and says how it is encoded', async (target, body, type) => {
    expect(await ask(target)).toMatchObject({ status: 200, body, headers: { 'content-type': type } });
  });

  test.each([
    ['/it', '/it/'],
    ['/it/docs/usage', '/it/docs/usage/'],
    ['/it/docs/usage.html', '/it/docs/usage/'],
    ['/it/docs/usage/index.html', '/it/docs/usage/'],
    ['/index.html', '/'],
    ['//it//docs/usage/', '/it/docs/usage/'],
    ['/it/%64ocs/usage/', '/it/docs/usage/'],
    ['/it/docs/h%c3%a4ufig', '/it/docs/h%C3%A4ufig/'],
    ['//sitemap.xml', '/sitemap.xml'],
    ['/it/docs/handbook', '/it/docs/usage/'],
  ])('[LOC-06] leads for good from %s to %s', async (target, location) => {
    expect(await ask(target)).toMatchObject({ status: 308, headers: { location } });
  });

  test.each(['?plan=pro', '?q=a%20b&l=it', '?next=/it/?again', '?'])('[LOC-06] keeps the query %s', async (query) => {
    expect(await ask(`/it/docs/usage.html${query}`)).toMatchObject({
      status: 308,
      headers: { location: `/it/docs/usage/${query}` },
    });
  });

  test.each([
    ['/it/nothing/', 'Pagina non trovata'],
    ['/it/docs/Usage/', 'Pagina non trovata'],
    ['/it/nothing.png', 'Pagina non trovata'],
    ['/fr/docs/handbook/', 'Not found, in every language'],
    ['/docs/handbook/', 'Not found, in every language'],
    ['/hosting.json', 'Not found, in every language'],
    ['/it/%zz/', 'Not found, in every language'],
    ['/it/404.html', 'Pagina non trovata'],
    ['/fr/nothing/', 'Not found, in every language'],
    ['/xx/nothing/', 'Not found, in every language'],
    ['/nothing/', 'Not found, in every language'],
    ['/404.html', 'Not found, in every language'],
    ['//evil.example/', 'Not found, in every language'],
  ])('[ROUTE-05] answers %s with status 404 and the page “%s”', async (target, body) => {
    expect(await ask(target)).toMatchObject({
      status: 404,
      body,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
  });

  test.each([
    ['/it/', 200],
    ['/it/nothing/', 404],
  ])('[ROUTE-05] answers who asks only for the head of %s with %d', async (target, status) => {
    expect(await ask(target, { method: 'HEAD' })).toMatchObject({ status });
  });

  test.each([
    ['/_site/early.1.js', 'public, max-age=31536000, immutable'],
    ['/it/', 'no-cache'],
    ['/it/docs/usage/main.txt', 'no-cache'],
    ['/sitemap.xml', 'no-cache'],
    ['/it/docs/usage', 'no-cache'],
    ['/it/nothing/', 'no-store'],
    ['/_site/nothing.1.js', 'no-store'],
  ])('[EDGE-01] says of %s: %s', async (target, policy) => {
    expect((await ask(target)).headers['cache-control']).toBe(policy);
  });

  test.each([['POST'], ['PUT']])('[EDGE-01] refuses %s', async (method) => {
    expect(await ask('/it/', { method })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  });

  test.each([
    ['/it/docs/usage.md', 'noindex', '</it/docs/usage/>; rel="canonical"'],
    ['/it/docs.md', 'noindex', '</it/docs/>; rel="canonical"'],
    ['/llms.txt', 'noindex', undefined],
    ['/it/', undefined, undefined],
    ['/it/nothing.md', undefined, undefined],
  ])('[EDGE-01] tells search engines of %s: %s, %s', async (target, robots, link) => {
    const { headers } = await ask(target);
    expect([headers['x-robots-tag'], headers.link]).toEqual([robots, link]);
  });

  test('[EDGE-01] gives every answer the security headers, and speaks of TLS only where there is TLS', async () => {
    for (const target of ['/it/', '/it', '/it/nothing/', '/sitemap.xml']) {
      const { headers } = await ask(target);
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['strict-transport-security']).toBeUndefined();
    }
    const { headers } = await ask('/it/', { headers: { 'x-forwarded-proto': 'https' } });
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  });

  test('[EDGE-01] says what to do where there is no export', async () => {
    const empty = createPreviewServer(path.join(folder, 'nothing'));
    await new Promise<void>((done) => empty.listen(0, '127.0.0.1', done));
    const { port } = empty.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}/`);
    expect([response.status, await response.text()]).toEqual([503, expect.stringContaining('"npm run build"')]);
    empty.close();
  });

  test('[EDGE-01] does not send again what has not changed', async () => {
    const { etag = '' } = (await ask('/it/')).headers;
    expect(await ask('/it/', { headers: { 'if-none-match': etag } })).toMatchObject({ status: 304, body: '' });
  });

  test.each([
    '/../secret.txt',
    '/it/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/it/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '/%252e%252e/secret.txt',
    '/../out-of-another-site/secret.txt',
    '/..-of-another-site/secret.txt',
    '/secret.txt%00.html',
    '//../secret.txt',
    '/.hidden.txt',
  ])('[ROUTE-05] %s leads out of no export', async (target) => {
    const { status, body } = await ask(target);
    expect(status).toBe(404);
    expect(body).not.toContain(secret);
  });
});

test('[DEV-01] a taken port is named with the remedy, and is fine once it is free', async () => {
  const other = createServer();
  await once(other.listen(0), 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(requireFreePort(port)).rejects.toThrow(`Port ${port} is taken. Set another one: PORT=${port + 10}.`);
  other.close();
  await once(other, 'close');
  await expect(requireFreePort(port)).resolves.toBeUndefined();
});

test('[DEV-01] "npm start" says that its port is taken before it builds anything', async () => {
  const other = createServer();
  await once(other.listen(0), 'listening');
  const { port } = other.address() as AddressInfo;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], {
    encoding: 'utf8',
    timeout: 20_000,
    env: { ...process.env, PORT: String(port) },
  });
  other.close();
  expect(stderr).toContain(`Port ${port} is taken.`);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
}, 30_000);
