import fc from 'fast-check';
import { normalizePath } from './normalize-path';

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
