import fc from 'fast-check';
import { type Locale, locales } from '@/i18n/locales';
import {
  localizedPath,
  normalizePath,
  type RequestContext,
  resolveRequest,
  splitLocale,
  versionAt,
} from './resolve-request';

const routes = [
  '/',
  '/home/',
  '/deals/manga/',
  '/docs/',
  '/docs/usage/',
  '/docs/CHANGELOG/',
  '/docs/services/openai/',
  '/docs/1.0/usage/',
];

function visitor(context: Partial<RequestContext> = {}): RequestContext {
  return { routes: new Set(routes), storedLocale: undefined, languages: [], ...context };
}

describe('resolveRequest', () => {
  test.each(['/it/', '/zh-TW/docs/', '/pt-BR/docs/services/openai/'])('[LOC-02] %s is a page', (path) => {
    expect(resolveRequest(path, visitor())).toMatchObject({ kind: 'page' });
  });

  test('[LOC-02] a page is told apart into its locale and its route', () => {
    expect(resolveRequest('/it/docs/usage/', visitor())).toEqual({ kind: 'page', locale: 'it', route: '/docs/usage/' });
  });

  test.each([
    '/it/docs/usage',
    '/it/docs/usage.html',
    '/it/docs/usage/index.html',
    '//it/docs//usage',
    '/it/./docs/usage/',
    '/it/%64ocs/usage/',
    '/it%2Fdocs/usage/',
  ])('[LOC-06] %s leads for good to /it/docs/usage/', (path) => {
    expect(resolveRequest(path, visitor())).toEqual({ kind: 'redirect', to: '/it/docs/usage/', permanent: true });
  });

  test.each([
    ['/', '/it/'],
    ['/index.html', '/it/'],
    ['/docs/usage/', '/it/docs/usage/'],
    ['/docs/usage.html', '/it/docs/usage/'],
    ['//docs/', '/it/docs/'],
  ])('[LOC-04] %s leads an Italian visitor to %s, and the next one perhaps elsewhere', (path, to) => {
    const resolution = resolveRequest(path, visitor({ languages: ['it-IT', 'en'] }));
    expect(resolution).toEqual({ kind: 'redirect', to, permanent: false });
  });

  describe('of a page that was renamed', () => {
    const redirects = {
      '/docs/manual/': '/docs/usage/',
      '/docs/': '/docs/usage/',
      '/docs/a/': '/docs/b/',
      '/docs/b/': '/docs/a/',
    };

    test.each([
      ['/it/docs/manual/', '/it/docs/usage/', true],
      ['/it/docs/manual.html', '/it/docs/usage/', true],
      ['/docs/manual/', '/ko/docs/usage/', false],
    ])('[EDGE-01] %s leads to %s', (path, to, permanent) => {
      expect(resolveRequest(path, visitor({ redirects, storedLocale: 'ko' }))).toEqual({
        kind: 'redirect',
        to,
        permanent,
      });
    });

    test('[EDGE-01] a page that exists is not redirected, and nothing leads to a page that does not', () => {
      expect(resolveRequest('/it/docs/', visitor({ redirects }))).toMatchObject({ kind: 'page' });
      expect(resolveRequest('/it/docs/a/', visitor({ redirects }))).toMatchObject({ kind: 'not-found' });
      expect(resolveRequest('/it/docs/constructor/', visitor({ redirects }))).toMatchObject({ kind: 'not-found' });
    });
  });

  test('[LOC-04] the stored locale decides before the languages', () => {
    const context = visitor({ storedLocale: 'ko', languages: ['it'] });
    expect(resolveRequest('/docs/', context)).toMatchObject({ to: '/ko/docs/' });
  });

  test('[LOC-04] who speaks no language of the site is led to Chinese', () => {
    expect(resolveRequest('/', visitor({ languages: ['sw'] }))).toMatchObject({ to: '/zh/' });
  });

  test.each([
    '/nothing/',
    '/xx/docs/usage/',
    '/zh-tw/docs/',
    '/docs/changelog/',
    '//evil.example',
    '//evil.example/docs/',
    '/https://evil.example/',
    '/%2F%2Fevil.example/',
    '/\\evil.example',
    '/%5Cevil.example/',
    '/docs/%',
    '/docs/%E0%A4%A/',
    '/docs/%00/',
    '/docs/../../etc/passwd',
  ])('[ROUTE-05] %s is not found, in the language of the visitor', (path) => {
    expect(resolveRequest(path, visitor({ languages: ['it'] }))).toEqual({ kind: 'not-found', locale: 'it' });
  });

  test.each(['/fr/nothing/', '/fr/fr/docs/', '/fr//evil.example/'])(
    '[ROUTE-05] %s is not found, in the language of the address',
    (path) => {
      expect(resolveRequest(path, visitor({ languages: ['it'] }))).toEqual({ kind: 'not-found', locale: 'fr' });
    },
  );

  test.each([
    ['slashes', '/'.repeat(100_000)],
    ['letters', `/${'a'.repeat(100_000)}/`],
    ['folders after a page', `/it/docs/usage/${'a/'.repeat(50_000)}`],
    ['percent signs', `/it/docs/${'%25'.repeat(50_000)}/`],
  ])('[ROUTE-05] a path of very many %s is not found', (_, path) => {
    expect(resolveRequest(path, visitor())).toMatchObject({ kind: 'not-found' });
  });

  test.each(['/sitemap.xml', '/it/docs/usage.md', '/_site/a.js'])(
    '[ROUTE-05] %s is left to the files of the host',
    (path) => {
      expect(resolveRequest(path, visitor())).toEqual({ kind: 'file', path });
    },
  );

  describe('with a route that has letters beyond ASCII', () => {
    const context = visitor({ routes: new Set(['/docs/häufig/', '/docs/使い方/']), languages: ['it'] });

    test.each([
      ['/it/docs/h%C3%A4ufig/', '/docs/häufig/'],
      ['/it/docs/%E4%BD%BF%E3%81%84%E6%96%B9/', '/docs/使い方/'],
      ['/it/docs/häufig/', '/docs/häufig/'],
    ])('[LOC-02] %s is a page, and not led to itself', (path, route) => {
      expect(resolveRequest(path, context)).toEqual({ kind: 'page', locale: 'it', route });
    });

    test.each([
      '/it/docs/h%c3%a4ufig/',
      '/it/docs/%68%C3%A4ufig/',
      '/it/docs/h%C3%A4ufig',
      '/it/docs/h%C3%A4ufig.html',
      '/it/docs/häufig/index.html',
    ])('[LOC-06] %s leads for good to the form that a browser sends', (path) => {
      expect(resolveRequest(path, context)).toEqual({
        kind: 'redirect',
        to: '/it/docs/h%C3%A4ufig/',
        permanent: true,
      });
    });

    test('[LOC-04] its address without a locale leads to a page', () => {
      const resolution = resolveRequest('/docs/h%C3%A4ufig/', context);
      expect(resolution).toEqual({ kind: 'redirect', to: '/it/docs/h%C3%A4ufig/', permanent: false });
    });
  });

  test('[LOC-01] a locale that this site does not offer is a path like any other', () => {
    const context = visitor({ locales: ['en', 'it'], languages: ['it'] });
    expect(resolveRequest('/fr/docs/', context)).toEqual({ kind: 'not-found', locale: 'it' });
  });
});

/** A known address in the spellings of existing links: encoded, with doubled slashes, with a file's ending. */
const writtenOtherwise = fc
  .record({
    locale: fc.option(fc.constantFrom(...locales), { nil: undefined }),
    route: fc.constantFrom(...routes),
    slashes: fc.array(fc.constantFrom('/', '//', '/./', '%2F', '/%2f/'), { minLength: 1 }),
    ending: fc.constantFrom('', '/', '//', '.html', '/index.html', '/index.html/', '/index.html.html'),
    encoded: fc.array(fc.boolean(), { minLength: 1 }),
  })
  .map(({ locale, route, slashes, ending, encoded }) => {
    const encode = (character: string, index: number) =>
      encoded[index % encoded.length] ? `%${character.charCodeAt(0).toString(16)}` : character;
    const segments = `${locale ?? ''}${route}`.split('/').filter((segment) => segment !== '');
    const path = segments.map((segment, index) => slashes[index % slashes.length] + [...segment].map(encode).join(''));
    // Whatever the middle is, a request's path begins with a slash.
    return { locale, route, path: `/${path.join('')}${ending}` };
  });

const anyPath = fc.oneof(
  writtenOtherwise.map(({ path }) => path),
  fc.webPath().map((path) => `/${path}`),
  fc.webUrl().map((url) => url.replace(/^https?:/, '')),
  fc.string().map((path) => `/${path}`),
  fc.string({ unit: 'binary' }).map((path) => `/${path}`),
  fc
    .array(
      fc.constantFrom('/', '//', '..', '.', '%', '%2f', '%5c', '\\', '@', ':', '?', '#', 'it', 'docs', 'evil.example'),
    )
    .map((parts) => `/${parts.join('')}`),
);

describe('resolveRequest, for thousands of addresses', () => {
  test('[ROUTE-05] a redirect stays on this site and is the last one', () => {
    fc.assert(
      fc.property(
        anyPath,
        fc.option(fc.oneof(fc.constantFrom(...locales), fc.string())),
        fc.array(fc.constantFrom('it', 'pt-PT', 'zh-HK', 'sw', 'en-US', '*', ''), { maxLength: 3 }),
        fc.subarray(locales, { minLength: 1 }),
        (path, storedLocale, languages, available) => {
          const context = visitor({ storedLocale, languages, locales: available });
          const resolution = resolveRequest(path, context);
          if (resolution.kind !== 'redirect') return;
          expect(resolution.to).toMatch(/^\/(?!\/)/);
          const target = new URL(resolution.to, 'https://site.example');
          expect(target.origin).toBe('https://site.example');
          expect(target.pathname).toBe(resolution.to);
          expect(resolveRequest(target.pathname, context).kind).toBe('page');
        },
      ),
      { numRuns: 5000 },
    );
  });

  test('[ROUTE-05] whatever the table of renamed pages holds, a redirect is one step to a page of this site', () => {
    // Chains, cycles, existing pages, other hosts, and property names of every object.
    const place = fc.constantFrom(
      ...routes,
      '/docs/a/',
      '/docs/b/',
      '/docs/c/',
      '/constructor/',
      '/__proto__/',
      '//evil.example/',
      '/\\\\evil.example/',
      'https://evil.example/',
      'docs/usage/',
      '',
    );
    const table = fc.array(fc.tuple(place, place), { maxLength: 12 });
    fc.assert(
      fc.property(table, fc.option(fc.constantFrom(...locales)), place, (entries, locale, route) => {
        const context = visitor({ redirects: Object.fromEntries(entries), storedLocale: 'ko' });
        const resolution = resolveRequest(locale ? `/${locale}${route}` : route, context);
        if (resolution.kind !== 'redirect') return;
        expect(new URL(resolution.to, 'https://site.example').origin).toBe('https://site.example');
        expect(resolveRequest(resolution.to, context)).toMatchObject({ kind: 'page', locale: locale ?? 'ko' });
      }),
      { numRuns: 5000 },
    );
  });

  test('[LOC-06] every way of writing a known address leads to it', () => {
    fc.assert(
      fc.property(writtenOtherwise, ({ locale, route, path }) => {
        const resolution = resolveRequest(path, visitor({ storedLocale: 'ko' }));
        const expected: Locale = locale ?? 'ko';
        if (resolution.kind === 'page') expect(resolution).toEqual({ kind: 'page', locale: expected, route });
        else expect(resolution).toMatchObject({ kind: 'redirect', to: `/${expected}${route}` });
      }),
      { numRuns: 3000 },
    );
  });
});

describe('splitLocale', () => {
  test.each([
    ['/it/docs/', { locale: 'it', route: '/docs/' }],
    ['/pt-BR/', { locale: 'pt-BR', route: '/' }],
    ['/it', { locale: 'it', route: '/' }],
    ['/docs/it/', { route: '/docs/it/' }],
    ['/italy/', { route: '/italy/' }],
    ['/', { route: '/' }],
  ])('[LOC-02] %s is %j', (path, expected) => {
    expect(splitLocale(path)).toEqual(expected);
  });

  test('[LOC-02] takes apart what localizedPath puts together', () => {
    for (const locale of locales) {
      for (const route of routes) expect(splitLocale(localizedPath(locale, route))).toEqual({ locale, route });
    }
  });
});

const roots = ['/en/docs/', '/en/docs/1.0/', '/en/docs/1.0/beta/'];

test.each([
  ['/en/docs/1.0/guide/', '/en/docs/1.0/'],
  ['/en/docs/1.0/beta/', '/en/docs/1.0/beta/'],
  ['/en/docs/guide/', '/en/docs/'],
  ['/en/pricing/', '/en/docs/'],
])('[DOCS-01] %s belongs to the version at %s', (address, root) => {
  expect(versionAt(address, roots)).toBe(root);
});

test('[DOCS-01] without versions an address belongs to none', () => {
  expect(versionAt('/en/docs/', [])).toBeUndefined();
});

describe('normalizePath', () => {
  test.each([
    ['/it/docs/usage', '/it/docs/usage/'],
    ['/it/docs/usage/', '/it/docs/usage/'],
    ['/it/docs/usage.html', '/it/docs/usage/'],
    ['/it/docs/usage/index.html', '/it/docs/usage/'],
    ['/index.html', '/'],
    ['/it//docs///usage', '/it/docs/usage/'],
    ['/it/docs/./usage/', '/it/docs/usage/'],
    ['/sitemap.xml', '/sitemap.xml'],
    ['/docs/1.0/usage', '/docs/1.0/usage/'],
    ['/it/%64ocs/', '/it/docs/'],
    ['/it/x.html.html', '/it/x/'],
    ['/it/index.html/index.html', '/it/'],
    ['', '/'],
  ])('[LOC-06] %s is %s', (given, expected) => {
    expect(normalizePath(given)).toBe(expected);
  });

  test.each([
    '/it/%',
    '/it/%zz/',
    '/it/../../etc/passwd',
    '/it/%2e%2e/',
    '/a\\b/',
    '/a%00b/',
    '/a%0ab/',
    `/${'a'.repeat(2000)}/`,
  ])('[ROUTE-05] %.40s is no page', (given) => {
    expect(normalizePath(given)).toBeUndefined();
  });

  test('[LOC-06] is idempotent, and its result is always a path of this site', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webPath(), fc.string(), fc.string({ unit: 'binary' })), (given) => {
        const path = normalizePath(`/${given}`);
        if (path === undefined) return;
        expect(path).toMatch(/^\/(?!\/)/);
        expect(path).not.toContain('\\');
        expect(normalizePath(encodeURI(path).replaceAll('?', '%3F').replaceAll('#', '%23'))).toBe(path);
      }),
      { numRuns: 3000 },
    );
  });
});
