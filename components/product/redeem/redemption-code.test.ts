import fc from 'fast-check';
import { redemptionRequestSchema } from '@/lib/product/backend/contract';
import { normalizeCode, printedCode } from './redemption-code';

test.each([
  ['GOOD1234', 'GOOD1234'],
  ['good-1234', 'GOOD1234'],
  ['  go od – 12\u200b34\n', 'GOOD1234'],
  ['ＧＯＯＤ１２３４', 'GOOD1234'],
  ['g-o-o-d\u00a01\u20102\u22123\u20144', 'GOOD1234'],
])('[PAGE-08] %j is the code %s', (typed, code) => {
  expect(normalizeCode(typed)).toBe(code);
});

test.each(['', '   ', '---', 'abc', 'GOOD_1234', 'GOOD1234!', 'ГООД1234', 'A'.repeat(65)])(
  '[PAGE-08] %j is no code',
  (typed) => {
    expect(normalizeCode(typed)).toBeUndefined();
  },
);

test('[PAGE-08] whatever is typed, what is sent is what the contract takes', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[\w -]{0,20}$/)), (typed) => {
      const code = normalizeCode(typed);
      return code === undefined || redemptionRequestSchema.safeParse({ code }).success;
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['', '•••• •••• ••••'],
  ['good-12', 'GOOD 12•• ••••'],
  ['GOOD1234ABCDE', 'GOOD 1234 ABCD E'],
])('[PAGE-08] %j stands on the ticket as %s', (typed, printed) => {
  expect(printedCode(typed)).toBe(printed);
});
