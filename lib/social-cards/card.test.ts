import type { Locale } from '@/i18n/locales';
import type { RouteRecord, SiteData } from '@/lib/content/content-files';
import { cardsOf } from './card';

const usage: RouteRecord = {
  route: '/docs/usage/',
  kind: 'doc',
  folder: 'docs',
  slug: 'usage',
  ownLocales: ['en', 'ja', 'zh', 'zh-Hans', 'pt'],
  unlisted: false,
  lastUpdated: {},
};
const brand: RouteRecord = { ...usage, route: '/docs/openai/', slug: 'openai' };
const pricing: RouteRecord = { ...usage, route: '/pricing/', kind: 'page', folder: 'pages', slug: 'pricing' };

const data: SiteData = {
  config: {
    url: 'https://site.example',
    locales: ['en', 'it', 'ja', 'pt', 'pt-BR', 'zh', 'zh-Hans', 'zh-TW'],
    signInUrl: 'https://account.example/',
    colorMode: { defaultMode: 'light', disableSwitch: true, respectPrefersColorScheme: false },
    navbar: { style: 'default', hideOnScroll: false, start: [], end: [] },
    footer: { style: 'light', links: [], copyrightHolder: 'Site' },
  },
  versions: [],
  routes: [usage, brand, pricing],
  redirects: {},
};

const cards = cardsOf(data, {
  siteNameOf: (locale) => `Site (${locale})`,
  docsNameOf: (locale) => `Docs (${locale})`,
  titleOf: (locale: Locale, { slug }) => (slug === 'openai' ? 'OpenAI' : `${slug} (${locale})`),
});

describe('cardsOf', () => {
  test('[EDGE-03] a page of the docs has its title, its category, and the title in another script', () => {
    expect(cards.get('/en/docs/usage/')).toEqual({
      locale: 'en',
      siteName: 'Site (en)',
      category: 'Docs (en)',
      title: 'usage (en)',
      second: { locale: 'ja', text: 'usage (ja)' },
    });
  });

  test('[EDGE-03] a reader of Japanese sees English beneath', () => {
    expect(cards.get('/ja/docs/usage/')?.second).toEqual({ locale: 'en', text: 'usage (en)' });
  });

  test('[EDGE-03] a name that is the same in all languages has no second line', () => {
    expect(cards.get('/en/docs/openai/')).not.toHaveProperty('second');
  });

  test('[EDGE-03] other pages have no category', () => {
    expect(cards.get('/en/pricing/')).not.toHaveProperty('category');
  });

  test.each([
    ['/it/docs/usage/', '/en/docs/usage/'],
    ['/pt-BR/docs/usage/', '/pt/docs/usage/'],
    ['/zh-TW/docs/usage/', '/zh/docs/usage/'],
    ['/zh-Hans/docs/usage/', '/zh/docs/usage/'],
  ])('[LOC-09] %s shows the text, and so the card, of %s', (page, source) => {
    expect(cards.get(page)).toEqual(cards.get(source));
  });

  test('[EDGE-03] every page of every locale has one', () => {
    expect(cards.size).toBe(data.config.locales.length * data.routes.length);
  });
});
