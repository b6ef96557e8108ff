import type { Root } from 'mdast';
import { remarkMarkChanged } from './source-changes';

jest.mock('unist-util-visit', () =>
  jest
    .requireActual<typeof import('@/lib/testing/bundle-es-module')>('@/lib/testing/bundle-es-module')
    .bundleEsModule('unist-util-visit'),
);

const at = (line: number, column = 1) => ({
  start: { line, column, offset: 0 },
  end: { line, column: column + 1, offset: 1 },
});

/** A heading, a paragraph, and a list whose only item begins at the list's own position. */
const page = (): Root => ({
  type: 'root',
  children: [
    { type: 'heading', depth: 2, children: [], position: at(1) },
    { type: 'paragraph', children: [], position: at(3) },
    {
      type: 'list',
      children: [
        { type: 'listItem', position: at(5), children: [{ type: 'paragraph', children: [], position: at(5, 3) }] },
      ],
      position: at(5),
    },
  ],
});

function markedTypes(places: { line: number; column: number }[]): string[] {
  const tree = page();
  remarkMarkChanged(places)(tree);
  const list = tree.children[2];
  const nodes = [...tree.children, ...(list?.type === 'list' ? list.children : [])];
  return nodes.filter(({ data }) => JSON.stringify(data ?? {}).includes('"data-changed":""')).map(({ type }) => type);
}

test('[DOCS-12] blocks at the given places are marked, and no others', () => {
  expect(markedTypes([{ line: 3, column: 1 }])).toEqual(['paragraph']);
  expect(markedTypes([{ line: 1, column: 1 }])).toEqual(['heading']);
  expect(markedTypes([{ line: 2, column: 1 }])).toEqual([]);
  expect(markedTypes([])).toEqual([]);
});

test('[DOCS-12] of what begins at one place the list’s item is marked, not the list', () => {
  expect(markedTypes([{ line: 5, column: 1 }])).toEqual(['listItem']);
});
