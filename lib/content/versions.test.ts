import { docsVersion } from '../testing/docs';
import { type DocsVersion, docIdOf, docRoute, findSidebar, latestVersion, newestRoute, slugOfDocId } from './versions';

const current = docsVersion({
  docs: [
    { id: 'index', path: '/docs/' },
    { id: 'usage', path: '/docs/usage/', sidebar: 'docs' },
    { id: 'services/openai', path: '/docs/services/openai/', sidebar: 'docs' },
  ],
  draftIds: ['secret'],
  sidebars: { docs: ['usage', 'services/openai'], api: ['index'] },
});

const older: DocsVersion = { ...current, name: '1.0', label: { text: '1.0' }, isLast: false, path: '/docs/1.0/' };

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
  const versions = [
    docsVersion({ name: '1.0', folder: 'docs-1.0', path: '/docs/1.0/', isLast: false }),
    docsVersion({ docs: [{ id: 'usage', path: '/docs/usage/' }] }),
  ];
  expect(newestRoute(versions, 'usage')).toBe('/docs/usage/');
  expect(newestRoute(versions, 'gone')).toBe('/docs/');
});

describe('findSidebar', () => {
  test('[DOCS-07] a known id gives its items', () => {
    expect(findSidebar(current, 'docs')).toEqual(['usage', 'services/openai']);
  });

  test('[DOCS-07] an unknown sidebar id lists the available sidebar ids', () => {
    expect(() => findSidebar(current, 'dosc')).toThrow(
      new Error(
        `Can't find any sidebar with id "dosc" in version "current". Available sidebar ids are:\n- docs\n- api`,
      ),
    );
  });

  test.each(['constructor', '__proto__', 'Docs'])('[DOCS-07] "%s" is not the id of a sidebar', (id) => {
    expect(() => findSidebar(current, id)).toThrow('Available sidebar ids are:\n- docs\n- api');
  });
});

describe('latestVersion', () => {
  test('[DOCS-01] is the newest one, wherever it stands in the list', () => {
    expect(latestVersion([older, current])).toBe(current);
  });

  test('[DOCS-07] without docs data the error says that the index is not built, and how to build it', () => {
    expect(() => latestVersion([])).toThrow(/the docs index is not built.*Run "npm run content"/);
  });
});
