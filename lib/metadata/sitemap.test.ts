import type { RouteRecord, SiteData } from '@/lib/content/content-files';
import { sitemapFiles, sitemapsIn } from './sitemap';

const page = (route: string, changes: Partial<RouteRecord> = {}): RouteRecord => ({
  route,
  kind: 'doc',
  ownLocales: ['en', 'it'],
  unlisted: false,
  lastUpdated: {},
  ...changes,
});

const config: SiteData['config'] = {
  url: 'https://site.example',
  locales: ['en', 'it', 'ar'],
  signInUrl: 'https://account.example/',
  colorMode: { defaultMode: 'light', disableSwitch: true, respectPrefersColorScheme: false },
  navbar: { style: 'default', hideOnScroll: false, start: [], end: [] },
  footer: { style: 'light', links: [], copyrightHolder: 'Site' },
};

const files = (...routes: RouteRecord[]) => sitemapFiles({ config, routes });
const addressesIn = (text = '') => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);

describe('sitemapFiles', () => {
  test('[EDGE-03] the index names a sitemap of each language that has pages of its own', () => {
    const index = files(page('/docs/')).get('/sitemap.xml') ?? '';
    expect(sitemapsIn(index)).toEqual(['https://site.example/en/sitemap.xml', 'https://site.example/it/sitemap.xml']);
    expect([...files(page('/docs/')).keys()]).toEqual(['/sitemap.xml', '/en/sitemap.xml', '/it/sitemap.xml']);
  });

  test('[EDGE-03] a page is in the sitemaps of the languages that have its text', () => {
    const made = files(page('/docs/'), page('/docs/a/', { ownLocales: ['en'] }));
    expect(addressesIn(made.get('/en/sitemap.xml'))).toEqual([
      'https://site.example/en/docs/',
      'https://site.example/en/docs/a/',
    ]);
    expect(addressesIn(made.get('/it/sitemap.xml'))).toEqual(['https://site.example/it/docs/']);
  });

  test('[LOC-09] [EDGE-03] it has the alternates of all its languages', () => {
    const entry = files(page('/docs/')).get('/it/sitemap.xml');
    for (const [language, address] of [
      ['en', '/en/docs/'],
      ['it', '/it/docs/'],
      ['x-default', '/docs/'],
    ]) {
      expect(entry).toContain(
        `<xhtml:link rel="alternate" hreflang="${language}" href="https://site.example${address}"/>`,
      );
    }
  });

  test('[DOCS-06] [EDGE-03] unlisted pages and second addresses of a page are in none', () => {
    const made = files(page('/'), page('/secret/', { unlisted: true }), page('/home/', { canonicalRoute: '/' }));
    expect([...made.values()].join()).not.toMatch(/secret|home/);
  });

  test('[EDGE-03] a day is that of the text, in the index that of the latest', () => {
    const made = files(
      page('/a/', { lastUpdated: { en: '2026-02-03', it: '2026-01-01' } }),
      page('/b/', { lastUpdated: { en: '2026-01-02' } }),
    );
    const daysIn = (text = '') => [...text.matchAll(/<lastmod>([^<]+)<\/lastmod>/g)].map(([, day]) => day);
    expect(daysIn(made.get('/en/sitemap.xml'))).toEqual(['2026-02-03', '2026-01-02']);
    expect(daysIn(made.get('/it/sitemap.xml'))).toEqual(['2026-01-01']);
    expect(daysIn(made.get('/sitemap.xml'))).toEqual(['2026-02-03', '2026-01-01']);
  });

  test('[EDGE-03] an address is escaped', () => {
    expect(files(page('/a&b/')).get('/en/sitemap.xml')).toContain('<loc>https://site.example/en/a&amp;b/</loc>');
  });
});

test('[EDGE-03] a sitemap that is no index names no others', () => {
  expect(sitemapsIn('<urlset><url><loc>https://site.example/</loc></url></urlset>')).toEqual([]);
});
