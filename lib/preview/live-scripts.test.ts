import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SiteData } from '@/lib/content/content-files';
import { answerWithScript, bundleLiveScripts, type LiveScripts } from './live-files';

const data: SiteData = {
  config: {
    url: 'https://site.example',
    locales: ['en', 'it'],
    signInUrl: 'https://account.example/',
    colorMode: { defaultMode: 'light', disableSwitch: true, respectPrefersColorScheme: false },
    navbar: { style: 'default', hideOnScroll: false, start: [], end: [] },
    footer: { style: 'light', links: [], copyrightHolder: 'Site' },
  },
  versions: [],
  redirects: {},
  routes: [{ route: '/docs/usage/', kind: 'doc', ownLocales: ['en'], unlisted: false, lastUpdated: {} }],
};

let root: string;
let folder: string;
let scripts: LiveScripts;
let server: Server;

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'live-scripts-'));
  folder = path.join(root, 'scripts');
  mkdirSync(path.join(folder, '_site'), { recursive: true });
  writeFileSync(path.join(folder, '_site', 'early.old.js'), 'old()');
  writeFileSync(path.join(root, 'secret.js'), 'secret()');
  scripts = await bundleLiveScripts(folder, data);
  writeFileSync(path.join(folder, 'secret.js'), 'secret()');
  writeFileSync(path.join(folder, '_site', 'notes.txt'), 'secret');
  server = createServer((request, response) => {
    if (!answerWithScript(folder, request, response)) response.writeHead(204).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
}, 60_000);

afterAll(async () => {
  await new Promise((done) => server.close(done));
  rmSync(root, { recursive: true });
});

/** Requests a path exactly as written; `fetch` would resolve its dots. */
function get(target: string): Promise<{ status: number | undefined; headers: Record<string, unknown>; text: string }> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    httpRequest({ host: '127.0.0.1', port, path: target, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (piece: string) => {
        text += piece;
      });
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, text }));
    })
      .on('error', reject)
      .end();
  });
}

const loaded = ['early', 'leadToLocale', 'fixAddress', 'preview'] as const;

describe('the scripts of the live preview', () => {
  test.each(loaded)('[DOCS-10] the script “%s” is served, and asked for anew each time', async (name) => {
    const { status, headers, text } = await get(scripts[name]);
    expect(status).toBe(200);
    expect(text).toBe(readFileSync(path.join(folder, scripts[name]), 'utf8'));
    expect(headers).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' });
  });

  test('[DOCS-10] the early script names others, and all of them are served', async () => {
    const early = (await get(scripts.early)).text;
    const named = early.match(/\/_site\/[\w.-]+\.js/g) ?? [];
    expect(named.map((address) => address.replace(/\..*/, ''))).toEqual(
      expect.arrayContaining(['/_site/navigation', '/_site/behaviours', '/_site/islands', '/_site/search']),
    );
    for (const address of named) expect([address, (await get(address)).status]).toEqual([address, 200]);
  });

  test('[DOCS-10] are found by an address with a query, as after a failed attempt', async () => {
    expect((await get(`${scripts.early}?attempt=1`)).status).toBe(200);
  });

  test('[DOCS-10] fetch pages whole: the preview has no files beside them', () => {
    const all = readdirSync(path.join(folder, '_site')).map((name) =>
      readFileSync(path.join(folder, '_site', name), 'utf8'),
    );
    expect(all.filter((text) => text.includes('main.txt'))).toEqual([]);
  });

  test('[DOCS-10] take the place of those that were there', () => {
    expect(existsSync(path.join(folder, '_site', 'early.old.js'))).toBe(false);
  });

  test.each([
    '/_site/../secret.js',
    '/_site/../../secret.js',
    '/_site/%2e%2e/secret.js',
    '/_site/..%2fsecret.js',
    '/_site/..\\secret.js',
    '//_site/../secret.js',
    '/secret.js',
    '/_site/notes.txt',
    '/_site/nothing.js',
    '/_site/.js',
    '/_site/',
    '/en/?a=/_site/early.js',
    '/',
  ])('[DOCS-10] %s is none of them', async (target) => {
    expect(await get(target)).toMatchObject({ status: 204, text: '' });
  });
});
