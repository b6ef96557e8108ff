import { runStep } from './run-step';

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
