import { isWorthReading, runStep } from './run-step';

describe('run step', () => {
  afterEach(() => jest.restoreAllMocks());

  test('[DOCS-10] a step does not pass on what nobody who edits can act on, and all else', () => {
    const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    jest.spyOn(console, 'log').mockReturnValue();
    const said = [
      ' ⚠ The "middleware" file convention is deprecated. Please use "proxy" instead.',
      'Failed to compile.',
      '',
      './a.tsx:3',
    ];
    runStep('Framework export', process.execPath, ['-e', `console.error(${JSON.stringify(said.join('\n'))})`]);
    expect(write.mock.calls.map(([text]) => text).join('')).toBe('Failed to compile.\n\n./a.tsx:3\n');
  });
});

describe('framework output', () => {
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
});
