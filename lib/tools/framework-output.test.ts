import { isWorthReading } from './framework-output';

test.each([
  ' ⚠ The "middleware" file convention is deprecated. Please use "proxy" instead.',
  '  To migrate automatically, run:',
  '  npx @next/codemod@canary middleware-to-proxy .',
  '  Learn more: https://nextjs.org/docs/messages/middleware-to-proxy',
  '(node:1) MaxListenersExceededWarning: Possible EventEmitter memory leak detected. 11 close listeners added to [ServerResponse].',
  '(Use `node --trace-warnings ...` to show where the warning was created)',
  '',
])('[DOCS-10] the live preview does not say: %s', (line) => {
  expect(isWorthReading(line)).toBe(false);
});

test('[DOCS-10] the live preview says what is wrong with the code', () => {
  expect(isWorthReading('⨯ ./app/[locale]/page.tsx:3:1')).toBe(true);
});
