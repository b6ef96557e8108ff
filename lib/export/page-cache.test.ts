import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locale } from '@/i18n/locales';
import { articleFile, labelsFile, productFile, socialCardsFile } from '@/lib/content/built-files';
import type { RouteRecord, SiteData } from '@/lib/content/content-files';
import { docsVersion } from '@/lib/testing/docs';
import { keysOfPages, mergePages, type PageKeys, type Sources, unchangedPages } from './page-cache';

let folder: string;
let cache: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'page-cache-'));
  cache = path.join(folder, 'cache');
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** An export with its rendered pages, as the framework and the finishing step leave it. */
function exported(name: string, pages: Readonly<Record<string, string>>): string {
  const out = path.join(folder, name);
  mkdirSync(out, { recursive: true });
  for (const [address, text] of Object.entries(pages)) {
    const styles = stylesOf(text);
    write(path.join(out, address, 'index.html'), `<link rel="stylesheet" href="/${styles}"/><h1>${text}</h1>`);
    write(path.join(out, address, 'main.txt'), `<main><h1>${text}</h1></main></html>`);
    write(path.join(out, styles), `styles of ${text}`);
  }
  return out;
}

/** The style sheet of a page's own. */
const stylesOf = (text: string) =>
  `_site/styles.scene-film.${Buffer.from(text).toString('hex').padEnd(10, '0').slice(0, 10)}.css`;

const headingOf = (root: string, address: string) =>
  /<h1>(.*)<\/h1>/.exec(readFileSync(path.join(root, address, 'index.html'), 'utf8'))?.[1];

const keys: PageKeys = { '/en/docs/': 'a1', '/it/docs/': 'b1' };

/** Fills the cache with a first export of both pages. */
async function exportFirst(): Promise<void> {
  await mergePages(cache, exported('first', { '/en/docs/': 'Docs', '/it/docs/': 'Documenti' }), keys);
}

describe('unchangedPages', () => {
  test('[EDGE-01] are none before the first export', () => {
    expect(unchangedPages(cache, keys)).toEqual(new Set());
  });

  test('[EDGE-01] are all where nothing has changed', async () => {
    await exportFirst();
    expect(unchangedPages(cache, keys)).toEqual(new Set(['/en/docs/', '/it/docs/']));
  });

  test('[EDGE-01] are those of the same key: neither changed nor new ones', async () => {
    await exportFirst();
    const next = { '/en/docs/': 'a2', '/it/docs/': 'b1', '/it/docs/faq/': 'c1' };
    expect(unchangedPages(cache, next)).toEqual(new Set(['/it/docs/']));
  });

  test('[EDGE-01] a page that is gone is not among them', async () => {
    await exportFirst();
    expect(unchangedPages(cache, { '/en/docs/': 'a1' })).toEqual(new Set(['/en/docs/']));
  });
});

describe('unchangedPages after an accident', () => {
  test('[EDGE-01] are none where the list was cut off', async () => {
    await exportFirst();
    writeFileSync(path.join(cache, 'manifest.json'), '{"/en/docs/":"a1","/it/d');
    expect(unchangedPages(cache, keys)).toEqual(new Set());
  });

  test('[EDGE-04] are none where an export was cut off while it kept its pages', async () => {
    await exportFirst();
    const out = exported('second', { '/en/docs/': 'Docs, edited', '/it/docs/': 'Documenti' });
    rmSync(path.join(out, 'it/docs/main.txt'));
    await expect(mergePages(cache, out, { ...keys, '/en/docs/': 'a2' })).rejects.toThrow('ENOENT');
    expect(unchangedPages(cache, keys)).toEqual(new Set());
  });

  test('[EDGE-01] are those that are there', async () => {
    await exportFirst();
    rmSync(path.join(cache, 'it'), { recursive: true });
    expect(unchangedPages(cache, keys)).toEqual(new Set(['/en/docs/']));
  });
});

describe('mergePages', () => {
  const next: PageKeys = { ...keys, '/en/docs/': 'a2' };

  test('[EDGE-01] leaves a first export as it is', async () => {
    const out = exported('first', { '/en/docs/': 'Docs', '/it/docs/': 'Documenti' });
    await mergePages(cache, out, keys);
    expect([headingOf(out, '/en/docs/'), headingOf(out, '/it/docs/')]).toEqual(['Docs', 'Documenti']);
  });

  test('[EDGE-01] an unchanged page comes back with its file for navigations and its styles', async () => {
    await exportFirst();
    const out = exported('second', { '/en/docs/': 'Docs, edited' });
    await mergePages(cache, out, next);
    for (const file of ['it/docs/index.html', 'it/docs/main.txt', stylesOf('Documenti')]) {
      expect(readFileSync(path.join(out, file))).toEqual(readFileSync(path.join(folder, 'first', file)));
    }
  });

  test('[EDGE-01] a changed page stays as it was rendered, and so does its file for navigations', async () => {
    await exportFirst();
    const out = exported('second', { '/en/docs/': 'Docs, edited' });
    await mergePages(cache, out, next);
    expect(headingOf(out, '/en/docs/')).toBe('Docs, edited');
    expect(readFileSync(path.join(out, 'en/docs/main.txt'), 'utf8')).toContain('Docs, edited');
  });

  test('[EDGE-01] of an unchanged page that was rendered all the same the fresh one counts', async () => {
    await exportFirst();
    const out = exported('second', { '/en/docs/': 'Docs, fresh' });
    await mergePages(cache, out, keys);
    expect(headingOf(out, '/en/docs/')).toBe('Docs, fresh');
    const third = exported('third', {});
    await mergePages(cache, third, keys);
    expect(headingOf(third, '/en/docs/')).toBe('Docs, fresh');
  });

  test('[EDGE-01] what one export renders the next ones take over', async () => {
    await exportFirst();
    await mergePages(cache, exported('second', { '/en/docs/': 'Docs, edited' }), next);
    expect(unchangedPages(cache, next)).toEqual(new Set(['/en/docs/', '/it/docs/']));
    const out = exported('third', {});
    await mergePages(cache, out, next);
    expect(headingOf(out, '/en/docs/')).toBe('Docs, edited');
    expect(headingOf(out, '/it/docs/')).toBe('Documenti');
  });

  test('[EDGE-01] a page that is gone does not come back', async () => {
    await exportFirst();
    const out = exported('second', {});
    await mergePages(cache, out, { '/en/docs/': 'a1' });
    expect(existsSync(path.join(out, 'it'))).toBe(false);
    expect(existsSync(path.join(out, 'en/docs/index.html'))).toBe(true);
  });

  test('[EDGE-01] a page that neither was rendered nor is kept stops the export', async () => {
    await expect(mergePages(cache, exported('first', { '/en/docs/': 'Docs' }), keys)).rejects.toThrow(
      'it/docs/index.html',
    );
    expect(unchangedPages(cache, keys)).toEqual(new Set());
  });
});

describe('keysOfPages', () => {
  const usage: RouteRecord = {
    route: '/docs/usage/',
    kind: 'doc',
    folder: 'docs',
    slug: 'usage',
    ownLocales: ['en', 'it'],
    unlisted: false,
    lastUpdated: { en: '2026-08-01' },
  };
  const pricing: RouteRecord = { ...usage, route: '/pricing/', kind: 'page', folder: 'pages', slug: 'pricing' };
  const index: RouteRecord = { ...usage, route: '/docs/', slug: '' };
  const search: RouteRecord = { route: '/search/', kind: 'search', ownLocales: [], unlisted: false, lastUpdated: {} };
  const home: RouteRecord = { ...pricing, route: '/', kind: 'home', slug: 'home' };
  const data: SiteData = {
    config: {
      url: 'https://site.example',
      locales: ['en', 'it'],
      signInUrl: 'https://account.example/',
      colorMode: { defaultMode: 'light', disableSwitch: true, respectPrefersColorScheme: false },
      navbar: { style: 'default' as const, hideOnScroll: false, start: [], end: [] },
      footer: { style: 'light' as const, links: [], copyrightHolder: 'Site' },
    },
    versions: [],
    redirects: {},
    routes: [home, search, index, usage, pricing],
  };

  const writeArticle = (locale: Locale, { folder: name, slug }: RouteRecord, text: string) =>
    write(path.join(folder, articleFile(locale, name ?? '', slug ?? '')), JSON.stringify({ text }));
  const writeLabels = (locale: Locale, title: string) =>
    write(path.join(folder, labelsFile(locale)), JSON.stringify({ docs: { usage: { title } } }));
  const sources: Sources = { code: 'code', messages: { en: 'words', it: 'parole' }, scriptWords: 'words' };
  const keysOf = (changes: Partial<SiteData> = {}, changedSources: Partial<Sources> = {}) =>
    keysOfPages({ ...data, ...changes }, folder, { ...sources, ...changedSources }).pages;

  /** The pages whose keys a change affects. */
  function changedBy(change: () => PageKeys | undefined): string[] {
    const before = keysOf();
    const after = change() ?? keysOf();
    return Object.keys(before).filter((address) => before[address] !== after[address]);
  }

  beforeEach(() => {
    write(path.join(folder, productFile), '{}');
    for (const locale of data.config.locales) {
      writeLabels(locale, 'Usage');
      for (const record of [home, index, usage, pricing]) writeArticle(locale, record, 'Text.');
    }
  });

  const all = ['/en/docs/', '/en/docs/usage/', '/en/pricing/', '/it/docs/', '/it/docs/usage/', '/it/pricing/'];

  test('[EDGE-01] there is one for every doc and plain page in every locale', () => {
    expect(Object.keys(keysOf()).sort()).toEqual(all);
  });

  test('[EDGE-01] stay the same where nothing has changed', () => {
    expect(changedBy(() => undefined)).toEqual([]);
  });

  test('[EDGE-01] an edited text changes its own page alone', () => {
    expect(changedBy(() => void writeArticle('it', usage, 'Testo.'))).toEqual(['/it/docs/usage/']);
  });

  test('[EDGE-01] the title of a page in no list that is shown changes no other', () => {
    expect(changedBy(() => void writeLabels('it', 'Uso'))).toEqual([]);
  });

  test('[EDGE-03] another social card changes its own page alone', () => {
    const draw = (address: string) =>
      write(
        path.join(folder, socialCardsFile),
        JSON.stringify({ '/it/docs/': '/_site/card.1.png', '/it/pricing/': address }),
      );
    draw('/_site/card.2.png');
    expect(changedBy(() => void draw('/_site/card.3.png'))).toEqual(['/it/pricing/']);
  });

  test('[PAGE-02] another price changes every page', () => {
    expect(changedBy(() => void write(path.join(folder, productFile), '{"plans":[]}')).sort()).toEqual(all);
  });

  test('[EDGE-01] other code changes every page', () => {
    expect(changedBy(() => keysOf({}, { code: 'other code' })).sort()).toEqual(all);
  });

  test('[EDGE-01] another message changes the pages of its language alone', () => {
    expect(changedBy(() => keysOf({}, { messages: { ...sources.messages, it: 'altre' } }))).toEqual([
      '/it/docs/',
      '/it/docs/usage/',
      '/it/pricing/',
    ]);
  });

  test('[EDGE-01] another message in a script changes every page, and nothing that the framework renders', () => {
    const others = { ...sources, scriptWords: 'other words' };
    expect(changedBy(() => keysOf({}, others)).sort()).toEqual(all);
    expect(keysOfPages(data, folder, others).frames).toEqual(keysOfPages(data, folder, sources).frames);
  });

  test('[EDGE-01] another configuration changes every page', () => {
    const config = { ...data.config, footer: { style: 'light' as const, links: [], copyrightHolder: 'Somebody else' } };
    expect(changedBy(() => keysOf({ config })).sort()).toEqual(all);
  });

  test('[LOC-09] a new translation changes the page in every language, because its alternates change', () => {
    const routes = [home, search, index, { ...usage, ownLocales: ['en', 'it', 'de'] as const }, pricing];
    expect(changedBy(() => keysOf({ routes }))).toEqual(['/en/docs/usage/', '/it/docs/usage/']);
  });

  test('[DOCS-09] the day of another language’s text changes nothing', () => {
    const routes = [home, search, index, { ...usage, lastUpdated: { en: '2026-09-01' } }, pricing];
    expect(changedBy(() => keysOf({ routes }))).toEqual([]);
  });

  describe('of docs in a list', () => {
    const ids = ['index', 'a', 'b', 'c', 'd', 'e', 'f'];
    const docs = ids.map((id) => ({ id, path: id === 'index' ? '/docs/' : `/docs/${id}/`, sidebar: 'docs' }));
    const closed = (label: string, items: readonly string[]) =>
      ({ type: 'category', label, collapsed: true, items }) as const;
    const versions = [
      docsVersion({
        docs: [...docs, { id: 'usage', path: '/docs/usage/' }],
        sidebars: { docs: ['index', closed('first', ['a', 'b', 'c']), closed('second', ['d', 'e', 'f'])] },
      }),
    ];
    const routes = [...docs.map(({ id, path: route }) => ({ ...usage, route, slug: id === 'index' ? '' : id })), usage];
    const writeTitles = (changes: Readonly<Record<string, object>> = {}) => {
      const labels = Object.fromEntries(routes.map(({ slug = '' }) => [slug, { title: slug, ...changes[slug] }]));
      for (const locale of data.config.locales)
        write(path.join(folder, labelsFile(locale)), JSON.stringify({ docs: labels }));
    };
    /** The Italian pages that have other keys after a change of the labels. */
    const affectedBy = (changes: Readonly<Record<string, object>>) => {
      for (const record of routes) for (const locale of data.config.locales) writeArticle(locale, record, 'Text.');
      writeTitles();
      const before = keysOf({ versions, routes });
      writeTitles(changes);
      const after = keysOf({ versions, routes });
      return Object.keys(before).filter((key) => key.startsWith('/it/') && before[key] !== after[key]);
    };

    test.each([
      ['in a closed category', 'b', ['/it/docs/a/', '/it/docs/b/', '/it/docs/c/']],
      ['beside another category', 'c', ['/it/docs/a/', '/it/docs/b/', '/it/docs/c/', '/it/docs/d/']],
      ['outside of the list', 'usage', []],
    ])('[EDGE-01] a title %s changes the pages that show it: %s', (_, id, pages) => {
      expect(affectedBy({ [id]: { title: 'Other' } })).toEqual(pages);
    });

    test('[EDGE-01] the first title of a closed category, and the title of a page in the open, change all', () => {
      const every = routes.map(({ route }) => `/it${route}`);
      expect(affectedBy({ d: { title: 'Other' } })).toEqual(every);
      expect(affectedBy({ '': { sidebarLabel: 'Other' } })).toEqual(every);
    });

    test('[EDGE-01] a description changes no other page', () => {
      expect(affectedBy({ d: { description: 'Other' } })).toEqual([]);
    });

    test('[DOCS-06] a page that leaves the list changes all, which name the file with the rest', () => {
      expect(affectedBy({ f: { unlisted: true } })).toHaveLength(routes.length);
    });
  });

  test('[ROUTE-12] another day of a post changes every post, whose sidebars show it at another place', () => {
    const post: RouteRecord = { ...usage, route: '/blog/news/', kind: 'post', folder: 'blog', slug: 'news' };
    const older: RouteRecord = { ...post, route: '/blog/older/', slug: 'older' };
    const list: RouteRecord = { ...search, route: '/blog/', kind: 'blog' };
    const routes = [list, post, older];
    const writeDay = (date: string) =>
      write(path.join(folder, labelsFile('it')), JSON.stringify({ blog: { news: { title: 'News', date } } }));
    for (const locale of data.config.locales) {
      for (const record of [post, older]) writeArticle(locale, record, 'Text.');
    }
    writeDay('2026-01-01');
    const before = keysOf({ routes });
    // The list itself is always rendered.
    expect(Object.keys(before).sort()).toEqual([
      '/en/blog/news/',
      '/en/blog/older/',
      '/it/blog/news/',
      '/it/blog/older/',
    ]);
    writeDay('2026-01-02');
    const after = keysOf({ routes });
    expect(Object.keys(before).filter((address) => before[address] !== after[address])).toEqual([
      '/it/blog/news/',
      '/it/blog/older/',
    ]);
  });
});
