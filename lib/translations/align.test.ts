import fc from 'fast-check';
import { commonPairs, differences } from './align';

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
