import type { DocsVersionConfig } from '@/lib/content/versions';
import { checkVersions } from './check-sidebars';

const version = (name: string, changes: Partial<DocsVersionConfig> = {}): DocsVersionConfig => ({
  name,
  label: { text: name },
  isLast: false,
  folder: `docs-${name}`,
  path: `/docs/${name}/`,
  mainDocId: 'index',
  ...changes,
});
const messagesOf = (...versions: DocsVersionConfig[]) =>
  checkVersions(versions, { file: 'versions.ts', text: '' }).map(({ message }) => message);

describe('the versions of the docs', () => {
  it('[DOCS-01] are right with one latest, and a name, folder and address for each', () => {
    expect(messagesOf(version('2', { isLast: true }), version('1'))).toEqual([]);
  });

  it('[DOCS-01] need exactly one latest', () => {
    expect(messagesOf(version('1'))).toEqual([expect.stringContaining('here it is none')]);
    expect(messagesOf(version('2', { isLast: true }), version('1', { isLast: true }))).toEqual([
      expect.stringContaining('here it is "2", "1"'),
    ]);
  });

  it('[DOCS-01] share neither name nor folder nor address', () => {
    const latest = version('2', { isLast: true });
    expect(messagesOf(latest, version('1', { name: '2', folder: 'docs-2', path: '/docs/2/' }))).toEqual([
      'Several versions have the name "2".',
      'Several versions have the folder "docs-2".',
      'Several versions have the path "/docs/2/".',
    ]);
  });
});
