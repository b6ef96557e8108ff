import { cpSync, existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { answerRequest, fileOf, type HostAnswer } from '@/lib/hosting/answer-request';
import { compressExport } from '@/lib/hosting/export-files';
import { readHosting } from '@/lib/hosting/hosting';
import { markdownCaching, wantsMarkdown } from '@/lib/hosting/markdown-answer';
import { configurationFolder } from '@/lib/hosting/write-host-files';
import { createPreviewServer } from '@/lib/preview/preview-server';
import { type Resolution, resolveRequest } from '@/lib/routing/resolve-request';
import { type AskedPath, askedPaths } from '@/lib/testing/host-paths';
import { listFiles } from '@/lib/tools/list-files';
import { askHost, compare, hashOf } from '../support/ask-host';
import { type RunningHost, startNginx } from '../support/nginx';
import { hydrated } from '../support/page';
import { expect, test } from '../support/test';

/** A copy, so that compressed files come into no other test's way. */
const out = path.join('test-results', 'out-hosts');
const hosts: Record<string, RunningHost> = {};
let table: readonly AskedPath[] = [];

const exists = (file: string) => {
  const target = path.join(out, file);
  return existsSync(target) && statSync(target).isFile();
};
const exportedFiles = () => listFiles(out).map((file) => `/${path.relative(out, file)}`);

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  rmSync(out, { recursive: true, force: true });
  cpSync('out-fixture', out, { recursive: true });
  cpSync(configurationFolder('out-fixture'), configurationFolder(out), { recursive: true });
  await compressExport(path.join(out, 'en', 'docs'));
  const files = exportedFiles();
  const pages = files.filter((file) => file.endsWith('/index.html')).map((file) => file.slice(0, -'index.html'.length));
  const others = files.filter((file) => !/\.(?:html|br|gz)$|^\/(?:_headers|_redirects|hosting\.json)$/.test(file));
  // Of the files that the framework has named, some of each ending are enough.
  const kinds = new Map(others.map((file) => [file.replace(/^.*(?=\.)/, ''), file]));
  table = askedPaths(
    readHosting(out),
    pages.filter((page) => page !== '/'),
    [...new Set([...kinds.values(), ...others.filter((file) => file.split('/').length < 4)])],
  );
  hosts.nginx = await startNginx(out);
  const server = createPreviewServer(out);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  hosts.preview = {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
});

test.afterAll(async () => {
  for (const host of Object.values(hosts)) await host.close();
  rmSync(out, { recursive: true, force: true });
  rmSync(configurationFolder(out), { recursive: true, force: true });
});

test('[EDGE-01] nginx and the bundled server answer every path alike, and as the pure function says', async () => {
  test.setTimeout(120_000);
  const hosting = readHosting(out);
  expect(table.length).toBeGreaterThan(500);
  const different: string[] = [];
  for (const { path: asked } of table) {
    const [rawPath = '', ...query] = asked.split('?');
    const expected = answerRequest(rawPath, hosting, exists);
    const notFound = expected.status === 404 ? `${expected.locale ? `/${expected.locale}` : ''}/404.html` : undefined;
    const file = expected.status === 200 ? expected.file : notFound;
    const wanted: ReturnType<typeof compare> = {
      status: expected.status,
      body: file && hashOf(readFileSync(path.join(out, file))),
      location: expected.status === 308 ? [expected.location, ...query].join('?') : undefined,
    };
    const answers = await Promise.all(
      Object.values(hosts).map(async ({ port }) => compare(await askHost(port, asked))),
    );
    for (const [index, name] of Object.keys(hosts).entries()) {
      const rest = { ...answers[0], ...wanted };
      for (const [key, value] of Object.entries(rest)) {
        const got = answers[index]?.[key];
        if (got !== value) different.push(`${name}, ${asked.slice(0, 80)}: ${key} is ${got}, not ${value}`);
      }
    }
  }
  expect(different).toEqual([]);
});

test('[EDGE-05] who prefers Markdown gets the copy of a page, on nginx as on the bundled server', async () => {
  const page = '/en/docs/guide/';
  const copy = readFileSync(path.join(out, 'en', 'docs', 'guide.md'));
  const html = readFileSync(path.join(out, page, 'index.html'));
  const different: string[] = [];
  for (const accept of [
    'text/markdown',
    'text/markdown, text/html;q=0.9, */*',
    'text/html, text/markdown',
    '*/*',
    '{"',
  ]) {
    for (const [asked, expected] of [
      [page, wantsMarkdown(accept) ? copy : html],
      ['/en/', readFileSync(path.join(out, 'en', 'index.html'))],
      ['/en/docs/guide.md', copy],
      ['/en/docs/guide', undefined],
      ['/en/nothing/', readFileSync(path.join(out, 'en', '404.html'))],
    ] as const) {
      for (const [name, { port }] of Object.entries(hosts)) {
        const { status, headers, body } = await askHost(port, asked, { headers: { Accept: accept } });
        const what = `${name}, ${asked}, ${accept}`;
        if (expected ? !body.equals(expected) : status !== 308) different.push(`${what}: another body`);
        if (!expected) continue;
        const isPage = status === 200 && asked.endsWith('/');
        if (/\bAccept\b(?!-)/.test(headers.vary ?? '') !== isPage) different.push(`${what}: Vary ${headers.vary}`);
        const isCopy = isPage && expected === copy;
        const type = expected === copy ? 'text/markdown; charset=utf-8' : 'text/html; charset=utf-8';
        if (headers['content-type'] !== type) different.push(`${what}: ${headers['content-type']}`);
        if ((headers['cache-control'] === markdownCaching) !== isCopy)
          different.push(`${what}: ${headers['cache-control']}`);
        if (isPage && headers['x-robots-tag']) different.push(`${what}: not to be found`);
      }
    }
  }
  expect(different).toEqual([]);
});

test('[EDGE-01] what hosts answer is what the site’s own functions mean', () => {
  const hosting = readHosting(out);
  const routes = new Set(
    exportedFiles()
      .filter((file) => file.startsWith('/en/') && file.endsWith('/index.html'))
      .map((file) => file.slice('/en'.length, -'index.html'.length)),
  );
  const context = {
    routes,
    redirects: hosting.redirects,
    storedLocale: undefined,
    languages: ['it'],
    locales: hosting.locales,
  };
  const different = table.flatMap(({ path: asked }) => {
    const rawPath = asked.split('?')[0] ?? '';
    const answer = answerRequest(rawPath, hosting, exists);
    const meant = resolveRequest(rawPath, context);
    return agree(rawPath, meant, answer) ? [] : [`${rawPath.slice(0, 80)}: ${JSON.stringify({ meant, answer })}`];
  });
  expect(different).toEqual([]);
});

/** A host does not know the visitor's language: it gives the page without one, which finds it out. */
function agree(rawPath: string, meant: Resolution, answer: HostAnswer): boolean {
  switch (meant.kind) {
    case 'page':
      return answer.status === 200 && answer.path === rawPath;
    case 'redirect': {
      const withoutLocale = meant.to.replace(/^\/it\//, '/');
      if (meant.permanent) return answer.status === 308 && answer.location === meant.to;
      return answer.status === 308
        ? answer.location === withoutLocale
        : answer.status === 200 && rawPath === withoutLocale;
    }
    case 'file':
      return answer.status === 200
        ? answer.path === meant.path
        : answer.status === 404 || answer.location === meant.path;
    case 'not-found':
      return answer.status === 404;
  }
}

test('[EDGE-01] a redirect leads to what is there, in one step, and never off the site', async () => {
  const hosting = readHosting(out);
  const locations = table.flatMap(({ path: asked }) => {
    const answer = answerRequest(asked.split('?')[0] ?? '', hosting, exists);
    return answer.status === 308 ? [answer.location] : [];
  });
  expect(locations.length).toBeGreaterThan(100);
  const leadsAstray = (location: string) =>
    !/^\/(?!\/)/.test(location) || answerRequest(location, hosting, exists).status !== 200;
  expect(locations.filter(leadsAstray)).toEqual([]);
});

test('[EDGE-01] requests that are no requests are refused, and stop no host', async () => {
  for (const asked of ['/en/ /', '/en/\u0001/', 'en/', 'http://evil.example/en/', '*', `/${'a'.repeat(40_000)}`]) {
    for (const [name, host] of Object.entries(hosts)) {
      const { status, headers } = await askHost(host.port, asked);
      expect([200, 400, 404, 414, 431], `${name} ${asked.slice(0, 40)}`).toContain(status);
      expect(headers.location, `${name} ${asked.slice(0, 40)}`).toBeUndefined();
    }
  }
  for (const host of Object.values(hosts)) expect((await askHost(host.port, '/en/')).status).toBe(200);
});

test('[EDGE-01] other methods than reading are refused', async () => {
  for (const host of Object.values(hosts)) {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      expect((await askHost(host.port, '/en/', { method, headers: { 'content-length': '0' } })).status).toBe(405);
    }
    const head = await askHost(host.port, '/en/', { method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([200, 0]);
  }
});

test('[EDGE-01] what a browser has already is not sent again', async () => {
  for (const host of Object.values(hosts)) {
    for (const asked of ['/en/', '/llms.txt', '/icon.svg']) {
      const { headers } = await askHost(host.port, asked);
      const again = await askHost(host.port, asked, { headers: { 'if-none-match': headers.etag ?? '' } });
      expect([again.status, again.body.length, again.headers['cache-control']], asked).toEqual([
        304,
        0,
        headers['cache-control'],
      ]);
    }
  }
});

test('[EDGE-01] compressed copies are sent to who takes them, and are never addresses of their own', async () => {
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
  for (const [name, host] of Object.entries(hosts)) {
    for (const asked of ['/en/docs/guide/', '/en/docs/guide/main.txt', '/en/docs/guide.md']) {
      const plain = await askHost(host.port, asked);
      expect(plain.headers['content-encoding'], asked).toBeUndefined();
      for (const [encoding, decode] of Object.entries(unpack)) {
        const packed = await askHost(host.port, asked, {
          version: '1.1',
          headers: { 'accept-encoding': encoding },
        });
        expect(packed.headers['content-encoding'], `${name} ${asked}`).toBe(encoding);
        expect(packed.headers['content-type']).toBe(plain.headers['content-type']);
        expect(packed.headers['cache-control']).toBe(plain.headers['cache-control']);
        expect(packed.headers.vary).toMatch(/accept-encoding/i);
        expect(decode(packed.body).equals(plain.body), `${name} ${asked}`).toBe(true);
      }
    }
    for (const asked of ['/en/docs/guide.md.br', '/en/docs/guide/index.html.gz', '/en/docs/guide/main.txt.gz']) {
      expect((await askHost(host.port, asked)).status, `${name} ${asked}`).toBe(404);
    }
  }
});

test('[EDGE-01] behind TLS every answer asks for TLS', async () => {
  for (const host of Object.values(hosts)) {
    for (const asked of ['/en/', '/en', '/en/nothing/']) {
      const { headers } = await askHost(host.port, asked, { headers: { 'x-forwarded-proto': 'https' } });
      expect(headers['strict-transport-security'], asked).toBe('max-age=31536000');
      expect(headers['content-security-policy'], asked).toContain('; upgrade-insecure-requests');
    }
  }
});

/** Whether an address is this one; a blank in a query is written in two ways. */
const isAt = (address: string, query = '') => {
  const wanted = [...new URLSearchParams(query)].join();
  return (url: URL) => url.origin + url.pathname === address && [...url.searchParams].join() === wanted;
};

test('[EDGE-01] where a host leads nowhere, the 404 page leads to the same address', async ({ page }) => {
  const hosting = readHosting(out);
  const origin = `http://localhost:${hosts.preview?.port}`;
  // Serves what is there and nothing else: no redirects, no pages without their slash, one 404 page.
  await page.route(`${origin}/**`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const file = fileOf(new URL(route.request().url()).pathname);
    const found = exists(file) && !file.includes('//');
    return route.fulfill({
      status: found ? 200 : 404,
      contentType: 'text/html; charset=utf-8',
      body: readFileSync(path.join(out, found ? file : '404.html')),
    });
  });
  const asked = table.filter(
    ({ spelling, path: address }) =>
      /^\/{1,2}it\/+docs\/+(?:guide|handbook)\b(?!\.md)/.test(address) && !/index\.html|a dot/.test(spelling),
  );
  expect(asked.length).toBeGreaterThan(12);
  for (const { path: address } of asked) {
    const [rawPath = '', query] = address.split('?');
    const answer = answerRequest(rawPath, hosting, exists);
    const end = answer.status === 308 ? answer.location : rawPath;
    await page.goto(origin + address);
    if (answer.status === 404) await expect(page.locator('h1'), address).toHaveText('404');
    else await expect(page, address).toHaveURL(isAt(origin + end, query));
  }
});

test('[EDGE-01] a link that is written otherwise leads to the same address as the host', async ({ page }) => {
  const hosting = readHosting(out);
  const origin = `http://localhost:${hosts.preview?.port}`;
  const asked = table.filter(({ path: address }) => /^\/ar\/docs\/(?:guide|handbook)(?!\.md)[./?]/.test(address));
  expect(asked.length).toBeGreaterThan(10);
  for (const { path: address } of asked) {
    await page.goto(`${origin}/ar/docs/`);
    await hydrated(page);
    await page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = href;
      link.textContent = 'elsewhere';
      document.querySelector('main')?.prepend(link);
    }, address);
    await page.getByRole('link', { name: 'elsewhere', exact: true }).click();
    const [rawPath = '', query] = address.split('?');
    const answer = answerRequest(rawPath, hosting, exists);
    const end = answer.status === 308 ? answer.location : rawPath;
    await expect(page, address).toHaveURL(isAt(origin + end, query));
    if (answer.status !== 404) await expect(page.locator('h1'), address).toHaveText('The guide');
  }
});
