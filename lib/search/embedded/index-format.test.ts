import fc from 'fast-check';
import { decodeNumbers, decodePostings, encodeNumbers, encodePostings } from './index-format';

describe('the index format', () => {
  test('[SEARCH-13] numbers come back as they were, in characters that JSON does not escape', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(10_000_000)), (numbers) => {
        const text = encodeNumbers(numbers);
        expect(decodeNumbers(text)).toEqual(numbers);
        expect(JSON.stringify(text)).toHaveLength(text.length + 2);
      }),
    );
  });

  test('[SEARCH-13] postings come back with their counts', () => {
    const postings = [
      new Map([[0, 1]]),
      new Map<number, number>(),
      new Map([
        [3, 2],
        [700, 1],
        [701, 9],
      ]),
    ];
    expect(decodePostings(encodePostings(postings))).toEqual(postings);
  });

  test('[SEARCH-13] a character that is no number is an error', () => {
    expect(() => decodeNumbers('!é')).toThrow('no number');
  });
});
