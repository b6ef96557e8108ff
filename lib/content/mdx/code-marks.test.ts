import { asDiff, codeAfterChange, sharedMarks } from './code-marks';

const lines = [
  { text: 'start();', line: 1 },
  { text: 'old();', line: 2, change: 'removed' },
  { text: 'new();', line: 3, change: 'added' },
] as const;

test('[DOCS-15] what is copied is the code after the change, and the code as shown where nothing is removed', () => {
  expect(codeAfterChange(lines)).toBe('start();\nnew();');
  expect(codeAfterChange(lines.slice(1, 2))).toBe('');
  expect(codeAfterChange(lines.slice(2))).toBeUndefined();
});

test('[DOCS-15] in Markdown, changed lines are a diff', () => {
  expect(asDiff(lines)).toBe(' start();\n-old();\n+new();');
  expect(asDiff(lines.slice(0, 1))).toBeUndefined();
});

test('[DOCS-15] a translation shares marks, and in plain text not the words that they name', () => {
  const comment = '// la regola [!code word:regola:2] [!code ++]';
  expect(sharedMarks(comment, 'same')).toBe('[!code word:regola:2][!code ++]');
  expect(sharedMarks(comment, 'translated')).toBe('[!code word::2][!code ++]');
});
