import type { Article, RouteRecord, SiteData } from '@/lib/content/content-files';
import { docsVersion } from '@/lib/testing/docs';
import { docPageData } from './doc-page-data';

jest.mock('@/lib/content/content-files', () => ({ readLabels: () => ({ docs: { guide: { title: 'La guida' } } }) }));
jest.mock('./localized-sidebar', () => {
  const link = { type: 'link', unlisted: false };
  const guide = { ...link, docId: 'guide', label: 'La guida', href: '/docs/guide/' };
  return {
    localizedSidebar: () => [
      { ...link, docId: 'index', label: 'Inizio', href: '/docs/' },
      { type: 'category', label: 'Passi', linkUnlisted: false, collapsed: false, items: [guide] },
    ],
  };
});

const version = docsVersion({
  docs: [
    { id: 'index', path: '/docs/', sidebar: 'docs' },
    { id: 'guide', path: '/docs/guide/', sidebar: 'docs' },
    { id: 'alone', path: '/docs/alone/' },
  ],
  sidebars: { docs: ['index'] },
});
const data = { config: { url: 'https://site.example' }, versions: [version], routes: [] } as unknown as SiteData;
const article = {
  title: 'La guida',
  textLocale: 'it',
  isFallback: false,
  headings: [
    { level: 2, id: 'a', text: 'A' },
    { level: 4, id: 'b', text: 'B' },
  ],
} as unknown as Article;

const pageOf = (slug: string, changes: Partial<Article> = {}) => {
  const record = { route: `/docs/${slug}/`, kind: 'doc', folder: 'docs', slug } as unknown as RouteRecord;
  return docPageData('it', data, record, { ...article, ...changes }, { home: 'Home', docs: 'Guide' });
};

test('[DOCS-04] a page has its way, its neighbours and its contents', () => {
  const page = pageOf('guide');
  expect(page.trail.map(({ label }) => label)).toEqual(['Home', 'Guide', 'Passi', 'La guida']);
  expect(page.pager.previous?.docId).toBe('index');
  expect(page.contents.map(({ id }) => id)).toEqual(['a']);
  expect(page).toMatchObject({ url: 'https://site.example/it/docs/guide/', hasNotice: false, textDirection: 'ltr' });
});

test('[DOCS-02] a page in no sidebar shows the first one, and stands by itself', () => {
  const page = pageOf('alone');
  expect(page.sidebar).toMatchObject({ name: 'current/docs' });
  expect(page.trail.map(({ label }) => label)).toEqual(['Home', 'Guide', 'La guida']);
  expect(page.pager).toEqual({});
});

test('[LOC-08] a fallback says its language, and has a notice', () => {
  expect(pageOf('guide', { isFallback: true, textLocale: 'en' })).toMatchObject({ textLang: 'en', hasNotice: true });
});

test('a page of no version is named', () => {
  const record = { route: '/x/', kind: 'doc', folder: 'docs-9', slug: 'x' } as unknown as RouteRecord;
  expect(() => docPageData('it', data, record, article, { home: '', docs: '' })).toThrow('docs-9');
});
