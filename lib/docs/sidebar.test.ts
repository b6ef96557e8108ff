import type { DocLabel } from '@/lib/content/content-files';
import type { SidebarItemConfig } from '../content/versions';
import { docsVersion } from '../testing/docs';
import {
  breadcrumbTrail,
  configuredDocIds,
  flattenSidebar,
  holdsDoc,
  pagerOf,
  resolveSidebar,
  sidebarNameOf,
} from './sidebar';

const labels: Readonly<Record<string, DocLabel>> = {
  index: { title: 'Documentazione' },
  usage: { title: 'Come si usa', sidebarLabel: 'Uso' },
  faq: { title: 'FAQ', lang: 'en' },
  services: { title: 'Servizi' },
  'services/openai': { title: 'OpenAI' },
  'services/deepL': { title: 'DeepL' },
  'services/own': { title: 'Proprio' },
  hidden: { title: 'Nascosta', unlisted: true },
};

const own: SidebarItemConfig = { type: 'category', label: 'own', items: ['services/own'] };
const services: SidebarItemConfig = {
  type: 'category',
  label: 'services',
  link: 'services',
  items: ['services/openai', 'services/deepL', own],
};

function resolve(...items: SidebarItemConfig[]) {
  return resolveSidebar(items, {
    version: docsVersion(),
    docLabel: (id) => labels[id],
    categoryLabel: (key) => `<${key}>`,
  });
}

const sidebar = resolve('index', 'usage', services, 'faq');

describe('resolveSidebar', () => {
  test('[DOCS-03] a doc becomes a link with its short label and its route', () => {
    expect(resolve('usage')).toEqual([
      { type: 'link', docId: 'usage', label: 'Uso', href: '/docs/usage/', unlisted: false },
    ]);
  });

  test('[LOC-08] the label of a page that has no translation says in which language it is', () => {
    expect(resolve('faq')).toMatchObject([{ label: 'FAQ', lang: 'en' }]);
  });

  test('[DOCS-03] a category has its translated label, its page and its items', () => {
    expect(resolve(services)).toMatchObject([
      {
        type: 'category',
        label: '<services>',
        page: { href: '/docs/services/' },
        items: [{ label: 'OpenAI' }, { label: 'DeepL' }, { type: 'category', items: [{ label: 'Proprio' }] }],
      },
    ]);
  });

  test.each([
    [undefined, false],
    [false, false],
    [true, true],
  ])('[DOCS-03] a category with collapsed %p is folded: %p', (collapsed, expected) => {
    expect(resolve({ type: 'category', label: 'start', items: ['usage'], collapsed })).toMatchObject([
      { collapsed: expected },
    ]);
  });

  test('[DOCS-06] an unlisted page is left out', () => {
    expect(resolve('usage', 'hidden')).toMatchObject([{ docId: 'usage' }]);
  });

  test('[DOCS-06] a category whose own page is unlisted keeps its items and does not link there', () => {
    const [category] = resolve({ type: 'category', label: 'start', link: 'hidden', items: ['usage'] });
    expect(category).toMatchObject({ linkUnlisted: true, items: [{ docId: 'usage' }] });
    expect(category).not.toHaveProperty('page');
  });

  test('[DOCS-07] a draft is left out', () => {
    expect(resolve('usage', 'draft')).toMatchObject([{ docId: 'usage' }]);
  });

  test.each<[string, SidebarItemConfig]>([
    ['only hidden pages', { type: 'category', label: 'a', items: ['hidden', 'draft'] }],
    ['only empty categories', { type: 'category', label: 'a', items: [{ type: 'category', label: 'b', items: [] }] }],
    ['nothing but a hidden page of its own', { type: 'category', label: 'a', link: 'hidden', items: [] }],
  ])('[DOCS-06] a category with %s is left out', (_, category) => {
    expect(resolve(category)).toEqual([]);
  });

  test('[DOCS-03] a category with a page and no items is still there', () => {
    expect(resolve({ type: 'category', label: 'a', link: 'usage', items: ['draft'] })).toMatchObject([
      { page: { docId: 'usage' }, items: [] },
    ]);
  });

  test('[DOCS-01] links lead to the pages of the sidebar’s own version', () => {
    const context = { version: docsVersion({ path: '/docs/1.0/' }), docLabel: () => ({ title: 'x' }) } as const;
    const items = resolveSidebar(['index', 'usage'], { ...context, categoryLabel: String });
    expect(items).toMatchObject([{ href: '/docs/1.0/' }, { href: '/docs/1.0/usage/' }]);
  });
});

describe('order', () => {
  test('[DOCS-09] a category’s own page is read before its items', () => {
    expect(flattenSidebar(sidebar).map(({ docId }) => docId)).toEqual([
      'index',
      'usage',
      'services',
      'services/openai',
      'services/deepL',
      'services/own',
      'faq',
    ]);
  });

  test.each([
    ['index', undefined, 'usage'],
    ['usage', 'index', 'services'],
    ['services', 'usage', 'services/openai'],
    ['services/own', 'services/deepL', 'faq'],
    ['faq', 'services/own', undefined],
  ])('[DOCS-09] beside "%s" are %p and %p', (docId, previous, next) => {
    const pager = pagerOf(sidebar, docId);
    expect([pager.previous?.docId, pager.next?.docId]).toEqual([previous, next]);
  });

  test('[DOCS-02] a doc in no sidebar has no neighbours', () => {
    expect(pagerOf(sidebar, 'donate')).toEqual({});
  });

  test('[DOCS-06] an unlisted page is nobody’s neighbour', () => {
    const items = resolve('index', 'hidden', 'usage');
    expect(pagerOf(items, 'index').next?.docId).toBe('usage');
  });

  test('[DOCS-02] a configuration names its docs in the same order', () => {
    expect(configuredDocIds(['index', services, 'faq'])).toEqual([
      'index',
      'services',
      'services/openai',
      'services/deepL',
      'services/own',
      'faq',
    ]);
  });
});

describe('holdsDoc', () => {
  test.each([
    ['its own page', 'services', true],
    ['one of its items', 'services/deepL', true],
    ['an item of a category in it', 'services/own', true],
    ['another page', 'usage', false],
  ])('[DOCS-03] the branch of a category that is open for %s: "%s", %p', (_, docId, expected) => {
    expect(resolve(services).some((item) => holdsDoc(item, docId))).toBe(expected);
  });
});

test.each([
  ['a', 'second'],
  ['b', 'first'],
  ['unknown', 'first'],
])('[DOCS-02] the list of the page "%s" is "%s"', (docId, name) => {
  const docs = [
    { id: 'a', path: '/docs/a/', sidebar: 'second' },
    { id: 'b', path: '/docs/b/' },
  ];
  expect(sidebarNameOf(docsVersion({ docs, sidebars: { first: [], second: [] } }), docId)).toBe(name);
});

describe('breadcrumbTrail', () => {
  test.each([
    ['usage', [{ label: 'Uso', href: '/docs/usage/' }]],
    ['services', [{ label: '<services>', href: '/docs/services/' }]],
    [
      'services/openai',
      [
        { label: '<services>', href: '/docs/services/' },
        { label: 'OpenAI', href: '/docs/services/openai/' },
      ],
    ],
    [
      'services/own',
      [
        { label: '<services>', href: '/docs/services/' },
        { label: '<own>', href: undefined },
        { label: 'Proprio', href: '/docs/services/own/' },
      ],
    ],
    ['donate', []],
  ])('[DOCS-04] the way to "%s" is %j', (docId, expected) => {
    const trail = breadcrumbTrail(sidebar, docId).map(({ label, href }) => ({ label, href }));
    expect(trail).toEqual(expected);
  });
});
