import type { Locale } from '@/i18n/locales';
import type { Translator } from '@/i18n/translator';
import type { SiteConfig } from '@/lib/site/site-config';
import type { RouteRecord } from '../content-files';
import type { ContentEntry } from '../entry';
import { createContentStore } from '../store';
import { languagesOf, type TranslationRecords } from '../translation-status';
import type { Site } from './build-site';
import { translationFiles, translationStatus } from './translation-files';

const locales: Locale[] = ['en', 'it', 'zh', 'zh-Hans'];

function entry(locale: Locale, slug: string, machineDraft?: boolean): ContentEntry {
  const frontMatter = { title: `${slug} & ${locale}`, description: 'A page of the site.', machineDraft };
  return {
    locale,
    folder: 'docs',
    slug,
    file: `content/${locale}/docs/${slug}.mdx`,
    frontMatter,
    body: 'A',
    bodyLine: 1,
  };
}

const entries = [
  ...['current', 'stale', 'unread', 'unknown', 'missing', 'secret'].map((slug) => entry('en', slug)),
  entry('it', 'current'),
  entry('it', 'stale'),
  entry('it', 'unread', true),
  entry('it', 'unknown'),
  entry('zh', 'only-chinese'),
  entry('zh', 'current'),
];

const record = (slug: string): RouteRecord => ({
  route: `/docs/${slug}/`,
  kind: 'doc',
  folder: 'docs',
  slug,
  ownLocales: ['en'],
  unlisted: slug === 'secret',
  lastUpdated: slug === 'unknown' ? {} : { en: '2026-02-01', it: '2026-01-01', zh: '2026-01-02' },
});

/** Says the key and its values. */
const t = ((key: string, values: Readonly<Record<string, unknown>> = {}) =>
  [key, ...Object.values(values)].join(' ')) as unknown as Translator;

const site = {
  store: createContentStore(entries, locales),
  data: {
    config: { url: 'https://a.example', locales } as unknown as SiteConfig,
    versions: [],
    redirects: {},
    routes: [
      ...['current', 'stale', 'unread', 'unknown', 'missing', 'secret', 'only-chinese'].map(record),
      { route: '/search/', kind: 'search', ownLocales: locales, unlisted: false, lastUpdated: {} },
    ],
  },
} satisfies Site;

const records: TranslationRecords = {
  stateOf: ({ slug }) => {
    if (slug === 'unknown') return undefined;
    return slug === 'stale' ? { status: 'stale', changes: 3 } : { status: 'fresh', changes: 0 };
  },
  reviewOf: ({ slug, locale }) =>
    slug === 'current' && locale === 'it' ? { by: 'Anna <b>', day: '2026-03-01', isOutdated: false } : undefined,
};

describe('[LOC-12] the state of the translations', () => {
  test('has each listed page of the source, with its state, its day and the file to edit', () => {
    const { pages } = translationStatus('it', site, records);
    expect(pages.map(({ state, file, day, changes }) => [state, file, day, changes])).toEqual([
      ['current', 'content/it/docs/current.mdx', '2026-01-01', 0],
      ['stale', 'content/it/docs/stale.mdx', '2026-02-01', 3],
      ['unread', 'content/it/docs/unread.mdx', '2026-01-01', 0],
      ['unknown', 'content/it/docs/unknown.mdx', undefined, 0],
      ['missing', 'content/en/docs/missing.mdx', '2026-02-01', 0],
    ]);
    expect(pages[4]).toMatchObject({ lang: 'en', title: 'missing & en' });
    expect(pages[0]?.review).toEqual({ by: 'Anna <b>', day: '2026-03-01', isOutdated: false });
  });

  test('of all languages is in figures; one that shows the text of another has its state, and no row', () => {
    const { languages } = translationStatus('zh-Hans', site, records);
    expect(languages.map(({ locale }) => locale)).toEqual(['it', 'zh']);
    expect(languages[0]?.counts).toEqual({ current: 1, stale: 1, unread: 1, unknown: 1, missing: 1 });
    expect(translationStatus('zh-Hans', site, records).pages).toEqual(translationStatus('zh', site, records).pages);
  });

  test('of the source language has no pages and no feed', () => {
    expect(translationStatus('en', site, records).pages).toEqual([]);
    expect(translationFiles('en', site, records, t).feed).toEqual([]);
  });

  test('is of no language where there is the source alone', () => {
    expect(languagesOf({ locales: ['en'] })).toEqual([]);
  });

  test('is a feed, the newest first, whose entries have the state and its day as their identifier', () => {
    const [[address, feed] = ['', '']] = translationFiles('it', site, records, t).feed;
    expect(address).toBe('/it/translations/rss.xml');
    const all = (name: string) =>
      [...feed.matchAll(new RegExp(`<item>[\\s\\S]*?<${name}[^>]*>(.*?)</${name}>`, 'g'))].map(([, text]) => text);
    expect(all('guid')).toEqual([
      'https://a.example/it/docs/current/#read-2026-03-01',
      'https://a.example/it/docs/stale/#stale-2026-02-01',
      'https://a.example/it/docs/missing/#missing-2026-02-01',
      'https://a.example/it/docs/current/#current-2026-01-01',
      'https://a.example/it/docs/unread/#unread-2026-01-01',
      'https://a.example/it/docs/unknown/#unknown-',
    ]);
    expect(all('title')[0]).toBe('docs.readOn Anna &lt;b&gt; 1 marzo 2026: current &amp; it');
    expect(all('description')[1]).toBe('translations.places 3');
    expect(translationFiles('it', site, records, t).feed[0]?.[1]).toBe(feed);
  });
});
