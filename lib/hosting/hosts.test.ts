import { askedPaths, hostilePaths } from '@/lib/testing/host-paths';
import { cloudflarePages, netlify, type PatternReader, type TestHost, vercel } from '@/lib/testing/hosts';
import { answerRequest, fileOf } from './answer-request';
import { headersFile, redirectsFile } from './headers-and-redirects';
import type { Hosting } from './hosting';
import { constantHeaders, securityHeaders } from './security-headers';
import { vercelConfig } from './vercel-config';

const { pathToRegexp } = jest.requireActual<{ pathToRegexp: PatternReader }>('next/dist/compiled/path-to-regexp');

const hosting: Hosting = {
  locales: ['en', 'it', 'pt-BR'],
  redirects: { '/docs/handbook/': '/docs/guide/', '/old-1.0/': '/docs/1.0/' },
  policy: {
    scripts: ['sha256-script'],
    styles: ['sha256-style'],
    hasWorker: true,
    origins: { script: [], image: [], connect: ['https://api.example.com'], form: [] },
  },
};
const routes = ['/', '/docs/', '/docs/guide/', '/docs/1.0/', '/docs/services/openL/'];
const pages = ['', '/en', '/it', '/pt-BR'].flatMap((place) => routes.map((route) => place + route));
const otherFiles = [
  '/icon.svg',
  '/offline-worker.js',
  '/llms.txt',
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/en/docs.md',
  '/en/docs/guide.md',
  '/en/docs/guide/main.txt',
  '/en/search/index.json',
  '/_site/early.0123456789abcdef.js',
  '/_site/logo.0123456789abcdef.svg',
];
const files = new Set([
  ...pages.map(fileOf),
  ...otherFiles,
  ...['', '/en', '/it', '/pt-BR'].map((place) => `${place}/404.html`),
]);
const redirects = redirectsFile(hosting, pages);
const headers = headersFile(hosting, [...files]);
const table = askedPaths(
  hosting,
  pages.filter((page) => page !== '/'),
  otherFiles,
);

/** The final answer for a visitor, after at most a few redirects. */
function visit(host: TestHost, path: string): ReturnType<TestHost> & { readonly hops: number } {
  let answer = host(path);
  let hops = 0;
  for (; answer.location !== undefined && hops < 5; hops += 1) {
    expect(answer.location).toMatch(/^\/(?!\/)/);
    answer = host(answer.location);
  }
  return { ...answer, hops };
}

/** Spellings of an address that a host does not know: its 404 page redirects. */
const leftToTheNotFoundPage = {
  'Cloudflare Pages': [
    'with .html and a slash',
    'with doubled slashes',
    'a file with a slash',
    'a file with doubled slashes',
    'renamed, with .html and a slash',
    'renamed, with index.html',
    'renamed, with doubled slashes',
    'renamed, with an encoded letter',
    'renamed, with encoded slashes',
  ],
  Netlify: [
    'with doubled slashes',
    'a file with a slash',
    'a file with doubled slashes',
    'renamed, with index.html',
    'renamed, with doubled slashes',
  ],
  Vercel: [
    'with .html and a slash',
    'with doubled slashes',
    'a file with a slash',
    'a file with doubled slashes',
    'renamed, with .html and a slash',
    'renamed, with doubled slashes',
    'renamed, with an encoded letter',
    'renamed, with encoded slashes',
  ],
} as const satisfies Record<string, readonly string[]>;

const hosts = {
  'Cloudflare Pages': cloudflarePages(files, redirects, headers),
  Netlify: netlify(files, redirects, headers),
  Vercel: vercel(files, vercelConfig(hosting), pathToRegexp),
} as const satisfies Record<keyof typeof leftToTheNotFoundPage, TestHost>;

describe.each(Object.keys(hosts) as (keyof typeof hosts)[])('on %s', (name) => {
  const host: TestHost = hosts[name];
  const left: readonly string[] = leftToTheNotFoundPage[name];

  test('[EDGE-01] every path leads to the same page as on the bundled server, in one step', () => {
    const different = table
      .filter(({ spelling }) => spelling !== 'hostile' && !left.includes(spelling))
      .flatMap(({ spelling, path }) => {
        const expected = answerRequest(path.split('?')[0] ?? '', hosting, (file) => files.has(file));
        const got = visit(host, path);
        const query = path.split('?')[1];
        const file =
          expected.status === 404 ? undefined : expected.status === 200 ? expected.file : fileOf(expected.location);
        const isRight =
          expected.status === 404
            ? got.status === 404
            : got.status === 200 && got.file === file && got.hops <= 1 && (!query || keepsQuery(host(path), query));
        return isRight ? [] : [{ spelling, path, expected, got: { ...got, headers: undefined } }];
      });
    expect(different).toEqual([]);
  });

  test.each(left)('[EDGE-01] what is written %s is left to the 404 page', (spelling) => {
    const asked = table.filter((entry) => entry.spelling === spelling);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.some(({ path }) => visit(host, path).status === 404)).toBe(true);
  });

  test('[EDGE-01] no hostile path leads off the site, around in circles or to what is not exported', () => {
    for (const path of hostilePaths) {
      if (!URL.canParse(`https://host.example${path}`)) continue;
      const { status, file, hops } = visit(host, path);
      expect([200, 404]).toContain(status);
      expect(hops).toBeLessThan(3);
      expect(file === undefined || files.has(file)).toBe(true);
    }
  });

  test('[ROUTE-05] an unknown address of a language has its 404 page, where the host can', () => {
    expect(host('/it/nothing/')).toMatchObject({
      status: 404,
      file: name === 'Vercel' ? '/404.html' : '/it/404.html',
    });
    expect(host('/xx/nothing/')).toMatchObject({ status: 404, file: '/404.html' });
  });

  test('[EDGE-01] every answer has the security headers, each once', () => {
    for (const path of ['/en/', '/en/docs.md', '/icon.svg', '/_site/early.0123456789abcdef.js', '/it/nothing/']) {
      for (const [header, value] of securityHeaders(hosting.policy, true)) {
        expect([path, header, host(path).headers[header.toLowerCase()]]).toEqual([path, header, value]);
      }
    }
  });

  test.each([
    ['/_site/early.0123456789abcdef.js', 'public, max-age=31536000, immutable'],
    ['/_site/logo.0123456789abcdef.svg', 'public, max-age=31536000, immutable'],
    ['/icon.svg', 'public, max-age=86400'],
    ['/en/', name === 'Vercel' ? 'no-cache' : 'public, max-age=0, must-revalidate'],
    ['/en/docs/guide/main.txt', name === 'Vercel' ? 'no-cache' : 'public, max-age=0, must-revalidate'],
  ])('[EDGE-01] %s is cached: %s', (path, policy) => {
    expect(host(path).headers['cache-control']).toBe(policy);
  });
});

function keepsQuery({ location }: ReturnType<TestHost>, query: string): boolean {
  return location === undefined || location.endsWith(`?${query}`);
}

test('[EDGE-01] Vercel tells search engines of texts, and of the page that one is a copy of', () => {
  expect(hosts.Vercel('/en/docs/guide.md').headers).toMatchObject({
    'x-robots-tag': 'noindex',
    link: '</en/docs/guide/>; rel="canonical"',
    'content-type': 'text/markdown; charset=utf-8',
  });
  expect(hosts.Vercel('/en/docs/guide/main.txt').headers).toMatchObject({ 'x-robots-tag': 'noindex' });
  expect(hosts.Vercel('/en/docs/guide/').headers['x-robots-tag']).toBeUndefined();
});

test('[EDGE-05] Vercel leads to the Markdown copy of a doc who prefers Markdown, and nobody else', () => {
  for (const [page, copy] of [
    ['/en/docs/', '/en/docs.md'],
    ['/it/docs/services/openL/', '/it/docs/services/openL.md'],
  ] as const) {
    expect(hosts.Vercel(page, 'text/markdown, text/html')).toMatchObject({ status: 307, location: copy });
    expect(hosts.Vercel(page, 'text/html,*/*;q=0.8')).toMatchObject({ status: 200, file: fileOf(page) });
  }
  expect(hosts.Vercel('/en/', 'text/markdown')).toMatchObject({ status: 200 });
});

test('[EDGE-01] no rule of _headers that both hosts read says of the whole site that it is not to be found', () => {
  expect(headers).not.toMatch(/X-Robots-Tag/i);
  expect(headers.match(/^\/.*\*.+$/m)).toBeNull();
});

describe('what a host does not take', () => {
  const renames = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`/old-${index}/`, '/docs/']));

  test('[EDGE-01] too many renamed pages fail, and the message says what to do', () => {
    expect(() => redirectsFile({ ...hosting, redirects: renames(167) }, pages)).toThrow(
      '_redirects has 2004 rules for renamed pages, and Cloudflare Pages takes 2000. Remove the oldest from content/redirects.ts.',
    );
    expect(() => vercelConfig({ ...hosting, redirects: renames(1023) })).toThrow(
      'vercel.json has 2050 redirects, and Vercel takes 2048.',
    );
  });

  test('[EDGE-01] rules for .html give way to those of renamed pages', () => {
    const text = redirectsFile({ ...hosting, redirects: renames(166) }, pages);
    expect(text).toContain('/it/old-165 /it/docs/ 301\n');
    expect(text).not.toContain('/it/docs/guide.html');
    expect(redirects).toContain('/it/docs/guide.html /it/docs/guide/ 301\n');
  });

  test('[EDGE-01] a renamed page without a page of today, or with one of its own, has no rule', () => {
    const text = redirectsFile({ ...hosting, redirects: { '/a/': '/nothing/', '/docs/guide/': '/docs/' } }, pages);
    expect(text).not.toContain('/a/');
    expect(text).not.toContain('/docs/guide/ /docs/');
  });

  test('[EDGE-01] too many files to be named one by one fail', () => {
    const pictures = Array.from({ length: 99 }, (_, index) => `/picture-${index}.png`);
    expect(() => headersFile(hosting, pictures)).toThrow('_headers has 101 rules, and Cloudflare Pages takes 100.');
  });

  test('[EDGE-01] a line that is too long fails', () => {
    const connect = Array.from({ length: 100 }, (_, index) => `https://${index}.example.com`);
    const policy = { ...hosting.policy, origins: { ...hosting.policy.origins, connect } };
    expect(() => headersFile({ policy }, [])).toThrow(/A line of _headers has \d+ characters/);
  });
});

test('[EDGE-01] the policy allows no inline code but by hash, and nothing is evaluated', () => {
  const [policy] = securityHeaders(hosting.policy, false);
  expect(policy?.[1]).toContain("script-src 'self' 'sha256-script';");
  expect(policy?.[1]).toContain("style-src 'self' 'sha256-style';");
  expect(policy?.[1]).toContain("connect-src 'self' https://api.example.com;");
  expect(policy?.[1]).not.toMatch(/unsafe|\*/);
  expect(constantHeaders.map(([name]) => name)).toContain('Cross-Origin-Opener-Policy');
});

test.each([
  [true, "'self'"],
  [false, "'none'"],
])('[EDGE-07] the policy allows workers only where copies are offered: %s', (hasWorker, source) => {
  const [policy] = securityHeaders({ ...hosting.policy, hasWorker }, false);
  expect(policy?.[1]).toContain(`worker-src ${source};`);
});

test('[EDGE-07] the worker is revalidated at hosts that need its name', () => {
  expect(headersFile(hosting, ['/offline-worker.js'])).toContain('\n/offline-worker.js\n  Cache-Control: no-cache\n');
});
