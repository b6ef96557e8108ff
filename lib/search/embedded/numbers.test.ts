import fc from 'fast-check';
import { decodeNumbers, encodeNumbers } from './numbers';

describe('encodeNumbers', () => {
  test('[SEARCH-13] numbers come back as they were, in characters that JSON does not escape', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(10_000_000)), (numbers) => {
        const text = encodeNumbers(numbers);
        expect(decodeNumbers(text)).toEqual(numbers);
        expect(JSON.stringify(text)).toHaveLength(text.length + 2);
      }),
    );
  });

  test('[SEARCH-13] a character that is no number is an error', () => {
    expect(() => decodeNumbers('!é')).toThrow('no number');
  });
});
