import { bundleEsModule } from '@/lib/testing/bundle-es-module';

const { codeFaults } = bundleEsModule('./lib/content/mdx/check-code.ts') as typeof import('./check-code');

/** Faults of a block whose fence is at line 10, three columns in, as `line:column reason`. */
function told(code: string, lang: string, meta?: string): string[] {
  const position = { start: { line: 10, column: 4 }, end: { line: 20, column: 7 } };
  return codeFaults({ type: 'code', value: code, lang, meta, position }).map(
    ({ line, column, reason }) => `${line}:${column} ${reason}`,
  );
}

test('[DOCS-15] right marks and words after the language are no faults', () => {
  const code =
    '// [!code word:b]\na(b); // [!code ++]\nb(); // because [!code --] [!code focus:1]\n// [!code highlight]\nc();';
  expect(told(code, 'js', 'wrap title="wrapp it" {1, 3-4}')).toEqual([]);
  expect(told('a[!co]', 'sh')).toEqual([]);
});

test.each([
  ['fokus', 'Did you mean "focus"?'],
  ['FOCUS', 'Did you mean "focus"?'],
  ['wrod:a', 'Did you mean "word"?'],
  ['focus:0', ''],
  ['word', ''],
  ['error', ''],
])('[DOCS-10] [DOCS-15] the unknown mark "%s" is told with its place and those that are known', (mark, hint) => {
  const [fault = '', ...others] = told(`a();\nb(); // [!code ${mark}]`, 'js');
  expect(fault).toContain(`12:12 Unknown mark "[!code ${mark}]".${hint && ` ${hint}`} Known are [!code ++]`);
  expect(others).toEqual([]);
});

test('[DOCS-10] [DOCS-15] a mark that is not closed is unknown', () => {
  expect(told('a(); // [!code ++', 'js')).toEqual([expect.stringContaining('11:12 Unknown mark "[!code ++".')]);
});

test.each([
  ['in a string', 'js', 'a("[!code ++]") + 1;', '11:7'],
  ['without a comment sign', 'text', 'Good day [!code ++]', '11:13'],
  ['where the language has no comments', 'http', 'Host: a # [!code ++]', '11:14'],
  ['in a heading of Markdown, which would keep an empty comment', 'markdown', '# A <!-- [!code ++] -->', '11:13'],
  ['after markup in a script, whose line would be lost', 'tsx', '<p>\n  x {/* [!code --] */}\n</p>', '12:12'],
])('[DOCS-10] [DOCS-15] a mark that cannot be read is told: %s', (_, language, code, place) => {
  expect(told(code, language)).toEqual([
    expect.stringMatching(new RegExp(`^${place} The mark "\\[!code .*" cannot be read here\\. Put it into a comment`)),
  ]);
});

test.each([
  ['below all', 'a();\n// [!code ++]'],
  ['above another mark', '// [!code ++]\n// [!code focus]\na();'],
])('[DOCS-10] [DOCS-15] a mark of no line is told: %s', (_, code) => {
  expect(told(code, 'js')).toEqual([
    expect.stringContaining('The mark "[!code ++]" stands above no line of code. Put'),
  ]);
});

test('[DOCS-10] [DOCS-15] a word that is not in the code is told', () => {
  expect(told('serve();\n// [!code word:servr]\nserve();', 'js')).toEqual([
    expect.stringContaining('12:7 The mark "[!code word:servr]" finds no such word. Write the word'),
  ]);
  expect(told('serve();\n// [!code word:serve]\nrun();', 'js')).toHaveLength(1);
});

test.each([
  ['warp', 'Did you mean "wrap"?'],
  ['showLineNumbers', 'Known are wrap,'],
  ['{2;4}', 'Known are wrap,'],
])('[DOCS-10] [DOCS-15] the unknown word "%s" after the language is told', (word, hint) => {
  expect(told('a', 'text', `title="x" ${word}`)).toEqual([
    expect.stringContaining(`10:4 Unknown word "${word}" after the language of a code block. ${hint}`),
  ]);
});
