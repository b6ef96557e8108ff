import type { Locale } from '@/i18n/locales';
import type { RouteRecord } from '@/lib/content/content-files';
import type { SiteConfig } from '../site/site-config';
import { alternatesOf } from './alternates';
import { buildMetadata, canonicalOf, type MetadataInput } from './page-metadata';

// next-intl is an ES module, which Jest does not load; only the site's name is used here.
jest.mock('@/i18n/translator', () => ({ translatorFor: (locale: string) => (key: string) => `${key} (${locale})` }));

const config: SiteConfig = {
  url: 'https://site.example',
  locales: ['en', 'it', 'pt', 'pt-BR', 'zh', 'zh-Hans', 'zh-TW'],
  signInUrl: 'https://account.example/',
  colorMode: { defaultMode: 'light', disableSwitch: true, respectPrefersColorScheme: false },
  navbar: { style: 'default' as const, hideOnScroll: false, start: [], end: [] },
  footer: { style: 'light' as const, links: [], copyrightHolder: 'Site' },
};

const usage: RouteRecord = {
  route: '/docs/usage/',
  kind: 'doc',
  folder: 'docs',
  slug: 'usage',
  ownLocales: ['en', 'pt', 'zh', 'zh-Hans'],
  unlisted: false,
  lastUpdated: {},
};

const version = { label: { key: 'current' }, mainDocId: 'index' } as const;
const versions = [
  { ...version, name: 'current', isLast: true, folder: 'docs', path: '/docs/' },
  { ...version, name: '1.0', isLast: false, folder: 'docs-1.0', path: '/docs/1.0/' },
] as const;

const home: RouteRecord = { ...usage, route: '/', kind: 'home', folder: 'pages', slug: 'home' };
const homePage: RouteRecord = { ...home, route: '/home/', kind: 'page', canonicalRoute: '/' };

function input(locale: Locale, changes: Partial<MetadataInput> = {}): MetadataInput {
  return {
    locale,
    record: usage,
    config,
    title: 'Usage',
    description: 'How to read a page in two languages.',
    textLocale: locale,
    isFallback: false,
    unlisted: false,
    ...changes,
  };
}

const italianFallback = input('it', { textLocale: 'en', isFallback: true });

describe('canonicalOf', () => {
  test('[LOC-09] a page with its own text names itself', () => {
    expect(canonicalOf(input('pt'))).toBe('https://site.example/pt/docs/usage/');
  });

  test('[LOC-08] zh-Hans names itself, although its text is zh’s', () => {
    expect(canonicalOf(input('zh-Hans', { textLocale: 'zh' }))).toBe('https://site.example/zh-Hans/docs/usage/');
  });

  test('[LOC-09] a fallback page names the page it borrows from', () => {
    expect(canonicalOf(italianFallback)).toBe('https://site.example/en/docs/usage/');
  });

  test('[LOC-09] /home/ names the root of its locale', () => {
    expect(canonicalOf(input('zh', { record: homePage }))).toBe('https://site.example/zh/');
  });

  test('[LOC-09] a fallback /home/ names the root of the locale it borrows from', () => {
    expect(canonicalOf({ ...italianFallback, record: homePage })).toBe('https://site.example/en/');
  });
});

describe('alternatesOf', () => {
  test('[LOC-09] names every locale with its own text by its language tag, and x-default without a locale', () => {
    expect(alternatesOf(usage, config)).toEqual({
      en: 'https://site.example/en/docs/usage/',
      'pt-PT': 'https://site.example/pt/docs/usage/',
      'zh-CN': 'https://site.example/zh/docs/usage/',
      'zh-Hans': 'https://site.example/zh-Hans/docs/usage/',
      'x-default': 'https://site.example/docs/usage/',
    });
  });

  test('[LOC-09] leaves out a locale that the site does not offer', () => {
    expect(Object.keys(alternatesOf(usage, { ...config, locales: ['en'] }))).toEqual(['en', 'x-default']);
  });

  test('[LOC-09] those of /home/ are the roots', () => {
    expect(alternatesOf(homePage, config)).toEqual(alternatesOf(home, config));
  });
});

describe('buildMetadata', () => {
  test('[LOC-09] a page with its own text has canonical and alternates that name it alike', () => {
    const { alternates } = buildMetadata(input('zh'));
    expect(alternates?.canonical).toBe('https://site.example/zh/docs/usage/');
    expect(alternates?.languages).toMatchObject({ 'zh-CN': 'https://site.example/zh/docs/usage/' });
  });

  test('[LOC-09] a fallback page has no alternates', () => {
    const { canonical, languages } = buildMetadata(italianFallback).alternates ?? {};
    expect([canonical, languages]).toEqual(['https://site.example/en/docs/usage/', undefined]);
  });

  test('[LOC-09] og:locale is the locale of the text', () => {
    expect(buildMetadata(input('pt')).openGraph).toMatchObject({ locale: 'pt_PT' });
    expect(buildMetadata(italianFallback).openGraph).toMatchObject({ locale: 'en_US' });
  });

  test('[LOC-09] a page of plain files names no og:locale:alternate, which would be asked of its own address', () => {
    const record: RouteRecord = { ...usage, ownLocales: ['en', 'pt', 'zh'] };
    expect(buildMetadata(input('pt', { record })).openGraph).not.toHaveProperty('alternateLocale');
  });

  test('[DOCS-06] an unlisted page is not indexed and names no alternates', () => {
    const { robots, alternates } = buildMetadata(input('en', { unlisted: true }));
    expect(robots).toEqual({ index: false, follow: true });
    expect(alternates?.languages).toBeUndefined();
  });

  test('[DOCS-06] a listed page forbids nothing', () => {
    expect(buildMetadata(input('en')).robots).toBeUndefined();
  });

  test('[LOC-09] the title of a page ends with the site’s name in the visitor’s language', () => {
    expect(buildMetadata(italianFallback).title).toBe('Usage · site.name (it)');
  });

  test.each([
    ['/', home],
    ['/home/', homePage],
  ])('[PAGE-01] the title of %s stands alone', (_, record) => {
    expect(buildMetadata(input('en', { record, title: 'Read in two languages' })).title).toBe('Read in two languages');
  });

  test('[LOC-09] a page of the docs that is called home has the site’s name in its title too', () => {
    const record: RouteRecord = { ...usage, route: '/docs/home/', slug: 'home' };
    expect(buildMetadata(input('en', { record })).title).toBe('Usage · site.name (en)');
  });

  test.each<[string, RouteRecord]>([
    ['the blog', { ...usage, route: '/blog/', kind: 'blog' }],
    ['a post', { ...usage, route: '/blog/news/', kind: 'post', folder: 'blog', slug: 'news' }],
  ])('[ROUTE-12] %s names the feed of its locale, also on a fallback page', (_, record) => {
    expect(buildMetadata({ ...italianFallback, record }).alternates?.types).toEqual({
      'application/rss+xml': [
        { url: 'https://site.example/it/blog/rss.xml', title: 'blog.title (it) · site.name (it)' },
      ],
    });
  });

  test('[ROUTE-12] other pages name no feed and no text', () => {
    expect(buildMetadata(input('en', { record: homePage })).alternates?.types).toBeUndefined();
  });

  test('[DOCS-09] a page of the docs names its text as Markdown, also on a fallback page', () => {
    expect(buildMetadata(italianFallback).alternates?.types).toEqual({
      'text/markdown': 'https://site.example/it/docs/usage.md',
    });
  });

  test('[DOCS-06] an unlisted page names neither', () => {
    const record: RouteRecord = { ...usage, slug: 'CHANGELOG', unlisted: true };
    expect(buildMetadata(input('en', { record, versions })).alternates?.types).toBeUndefined();
  });

  test('[ROUTE-05] the change log names its feed', () => {
    const record: RouteRecord = { ...usage, route: '/docs/CHANGELOG/', slug: 'CHANGELOG' };
    expect(buildMetadata(input('it', { record, versions, title: 'Novità' })).alternates?.types).toEqual({
      'text/markdown': 'https://site.example/it/docs/CHANGELOG.md',
      'application/rss+xml': [
        { url: 'https://site.example/it/docs/CHANGELOG/rss.xml', title: 'Novità · site.name (it)' },
      ],
    });
  });

  test('[ROUTE-05] an older version’s change log has no feed', () => {
    const record: RouteRecord = { ...usage, folder: 'docs-1.0', slug: 'CHANGELOG' };
    expect(buildMetadata(input('it', { record, versions })).alternates?.types).not.toHaveProperty(
      'application/rss+xml',
    );
  });

  test('[ROUTE-12] a post says when it was published', () => {
    const record: RouteRecord = { ...usage, route: '/blog/news/', kind: 'post', folder: 'blog', slug: 'news' };
    expect(buildMetadata(input('en', { record, date: '2026-03-05' })).openGraph).toMatchObject({
      type: 'article',
      publishedTime: '2026-03-05',
    });
  });

  test.each([
    ['a doc', usage, 'article'],
    ['the home page', home, 'website'],
  ])('[EDGE-03] to social networks %s is of a type of its own', (_, record, type) => {
    expect(buildMetadata(input('en', { record })).openGraph).toMatchObject({ type });
  });

  test('[EDGE-03] the social image is the page’s own, with its title as its text', () => {
    expect(buildMetadata(input('it', { card: '/_site/card.1.png' })).openGraph?.images).toEqual([
      { url: 'https://site.example/_site/card.1.png', width: 1200, height: 630, alt: 'Usage · site.name (it)' },
    ]);
  });

  test('[EDGE-03] where none is drawn it is the site’s, with a full address and a text', () => {
    expect(buildMetadata(input('it')).openGraph?.images).toMatchObject([
      { url: 'https://site.example/social.png', alt: 'site.name (it)' },
    ]);
  });
});
