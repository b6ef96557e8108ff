import type { DocsVersion } from '../content/versions';
import { findDoc, findSidebar, findVersion } from './find-doc';

const current: DocsVersion = {
  name: 'current',
  label: { key: 'current' },
  isLast: true,
  folder: 'docs',
  path: '/docs/',
  mainDocId: 'index',
  docs: [
    { id: 'index', path: '/docs/' },
    { id: 'usage', path: '/docs/usage/', sidebar: 'docs' },
    { id: 'services/openai', path: '/docs/services/openai/', sidebar: 'docs' },
  ],
  draftIds: ['secret'],
  sidebars: { docs: ['usage', 'services/openai'], api: ['index'] },
};

const older: DocsVersion = { ...current, name: '1.0', label: { text: '1.0' }, isLast: false, path: '/docs/1.0/' };

describe('findDoc', () => {
  test('[DOCS-07] a known id gives its doc', () => {
    expect(findDoc(current, 'services/openai')?.path).toBe('/docs/services/openai/');
  });

  test('[DOCS-07] a draft gives nothing, and no error', () => {
    expect(findDoc(current, 'secret')).toBeUndefined();
  });

  test('[DOCS-07] an unknown doc id lists the available ids', () => {
    expect(() => findDoc(current, 'usge')).toThrow(
      new Error(
        [
          `Couldn't find any doc with id "usge" in version "current". Available doc ids are:`,
          '- index',
          '- usage',
          '- services/openai',
        ].join('\n'),
      ),
    );
  });

  test.each(['Usage', 'usage/', '/docs/usage/', '', 'toString'])('[DOCS-07] "%s" is not the id of a doc', (id) => {
    expect(() => findDoc(current, id)).toThrow(`with id "${id}"`);
  });

  test('[DOCS-06] the list of ids does not give a draft away', () => {
    expect(() => findDoc(current, 'usge')).not.toThrow(/secret/);
  });
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

describe('findVersion', () => {
  test('[DOCS-01] without a name it is the newest version, wherever it stands in the list', () => {
    expect(findVersion([older, current])).toBe(current);
  });

  test('[DOCS-01] a name gives the version of that name', () => {
    expect(findVersion([current, older], '1.0')).toBe(older);
  });

  test('[DOCS-01] an unknown name lists the known versions', () => {
    expect(() => findVersion([current, older], '2.0')).toThrow(
      'Unknown docs version "2.0". Known versions are current, 1.0.',
    );
  });

  test('[DOCS-07] without docs data the error says that the index is not built, and how to build it', () => {
    expect(() => findVersion([])).toThrow(/the docs index is not built.*Run "npm run content"/);
  });
});
