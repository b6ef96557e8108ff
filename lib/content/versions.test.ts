import { type DocsVersion, docIdOf, docRoute, newestRoute, slugOfDocId } from './versions';

describe('addresses of docs', () => {
  test.each([
    ['/docs/', 'index', '/docs/'],
    ['/docs/', 'usage', '/docs/usage/'],
    ['/docs/', 'services/deepL', '/docs/services/deepL/'],
    ['/docs/', 'CHANGELOG', '/docs/CHANGELOG/'],
    ['/docs/1.0/', 'index', '/docs/1.0/'],
    ['/docs/1.0/', 'usage', '/docs/1.0/usage/'],
  ] as const)('[DOCS-01] in the version at %s the doc "%s" is at %s', (path, id, route) => {
    expect(docRoute({ path }, id)).toBe(route);
  });

  test.each([
    ['', 'index'],
    ['usage', 'usage'],
    ['services', 'services'],
  ])('[DOCS-02] the slug "%s" is the doc "%s", and back', (slug, id) => {
    expect(docIdOf(slug)).toBe(id);
    expect(slugOfDocId(id)).toBe(slug);
  });
});

test('[DOCS-14] an older page leads to the newest version of it, and one that is gone to its first page', () => {
  const base = { label: { text: '1.0' }, mainDocId: 'index', draftIds: [], sidebars: {} };
  const versions: DocsVersion[] = [
    { ...base, name: 'old', folder: 'docs-1.0', path: '/docs/1.0/', isLast: false, docs: [] },
    {
      ...base,
      name: 'current',
      folder: 'docs',
      path: '/docs/',
      isLast: true,
      docs: [{ id: 'usage', path: '/docs/usage/' }],
    },
  ];
  expect(newestRoute(versions, 'usage')).toBe('/docs/usage/');
  expect(newestRoute(versions, 'gone')).toBe('/docs/');
});
