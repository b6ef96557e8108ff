import fc from 'fast-check';
import { blocksOf } from './blocks';
import { stampOf } from './ledger';
import { commonPairs, differences, pageState, staleIndexes } from './page-state';

function page(body: string, title = 'Usage') {
  const cut = blocksOf({ body, bodyLine: 1, frontMatter: { title, description: 'How to read in two languages.' } });
  if (!cut) throw new Error('no MDX');
  return cut;
}

const before = page('## One\n\nFirst.\n\nSecond.\n\n- Item\n');
const stale = (body: string) => {
  const state = pageState(page(body), stampOf(before));
  return state.blocks.map(({ change, index, source }) => [change, index, source?.text]);
};

describe('pageState', () => {
  test('a translation of the source as it is, is fresh', () => {
    expect(pageState(before, stampOf(before))).toEqual({ status: 'fresh', blocks: [], fields: [] });
  });

  test('one that nobody stamped is neither fresh nor stale', () => {
    expect(pageState(before, undefined).status).toBe('unstamped');
  });

  test('a changed paragraph is stale at its place in the translation', () => {
    expect(stale('## One\n\nFirst, now.\n\nSecond.\n\n- Item\n')).toEqual([['changed', 1, 'First, now.']]);
  });

  test('a paragraph that is new belongs before the block that follows it', () => {
    expect(stale('## One\n\nFirst.\n\nBetween.\n\nSecond.\n\n- Item\n')).toEqual([['added', 2, 'Between.']]);
    expect(stale('## One\n\nFirst.\n\nSecond.\n\n- Item\n\nLast.\n')).toEqual([['added', 4, 'Last.']]);
  });

  test('a paragraph that is gone is told where the translation still has it', () => {
    expect(stale('## One\n\nSecond.\n\n- Item\n')).toEqual([['removed', 1, undefined]]);
  });

  test('in a stretch that has changed, a block of the same kind is the same block', () => {
    expect(stale('## Two\n\nNew.\n\n- Thing\n')).toEqual([
      ['changed', 0, '## Two'],
      ['changed', 1, 'New.'],
      ['removed', 2, undefined],
      ['changed', 3, 'Thing'],
    ]);
  });

  test('a changed title is told by name, with what it is now', () => {
    const state = pageState(page('## One\n\nFirst.\n\nSecond.\n\n- Item\n', 'Use'), stampOf(before));
    expect(state).toMatchObject({ status: 'stale', blocks: [], fields: [{ name: 'title', text: 'Use' }] });
  });

  test('the indexes to mark in the page are those of blocks that the translation has', () => {
    const state = pageState(page('Zero.\n\n## One\n\nFirst, now.\n\n- Item\n'), stampOf(before));
    expect(staleIndexes(state)).toEqual([1, 2]);
  });
});

const list = (text: string) => [...text];

test.each([
  ['abc', 'abc', []],
  ['abc', 'axc', [{ before: [1], after: [1], at: 2 }]],
  ['abc', 'abxc', [{ before: [], after: [2], at: 2 }]],
  ['abc', 'ac', [{ before: [1], after: [], at: 2 }]],
  ['abc', 'abcd', [{ before: [], after: [3], at: 3 }]],
  ['', 'a', [{ before: [], after: [0], at: 0 }]],
  ['aa', 'a', [{ before: [1], after: [], at: 2 }]],
])('%s and %s differ in %j', (a, b, expected) => {
  expect(differences(list(a), list(b))).toEqual(expected);
});

test('what is paired is equal, in order, and with the differences it is all there is', () => {
  const letters = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 30 });
  fc.assert(
    fc.property(letters, letters, (a, b) => {
      const pairs = commonPairs(a, b);
      for (const [left, right] of pairs) expect(a[left]).toBe(b[right]);
      const different = differences(a, b);
      const lefts = [...pairs.map(([left]) => left), ...different.flatMap(({ before }) => before)];
      const rights = [...pairs.map(([, right]) => right), ...different.flatMap(({ after }) => after)];
      expect(lefts.sort((x, y) => x - y)).toEqual([...a.keys()]);
      expect(rights.sort((x, y) => x - y)).toEqual([...b.keys()]);
    }),
  );
});
