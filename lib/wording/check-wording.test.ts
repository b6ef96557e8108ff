import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Locale } from '@/i18n/locales';
import type { ContentEntry } from '@/lib/content/entry';
import { readEntry } from '@/lib/content/scan';
import { codeTexts, untranslatedCodeTexts, wordingProblems } from './check-wording';
import { pagePairs } from './page-pairs';
import { pageEntry, translationsOf } from './testing-pages';

const root = mkdtempSync(path.join(os.tmpdir(), 'wording-'));
const listFile = path.join(root, 'glossary', 'wording', 'es.json');
mkdirSync(path.dirname(listFile), { recursive: true });

function page(locale: Locale, body: string): ContentEntry {
  const file = path.join(root, locale, 'docs', 'a.mdx');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `---\ntitle: ${locale}\ndescription: One page of ${locale}.\n---\n${body}`);
  const entry = readEntry(root, file);
  if (Array.isArray(entry)) throw new Error(entry[0]?.message);
  return entry;
}

const problemsOf = (english: string, spanish: string) =>
  wordingProblems(root, translationsOf([page('en', english), page('es', spanish)])).map(
    ({ file, line, column, message }) => [path.relative(root, file), line, column, message],
  );

test('problems of a language’s list, words and figures come with file, line and column', () => {
  writeFileSync(listFile, JSON.stringify({ avoid: [{ avoid: ['mouse'], write: '«ratón»' }] }));
  expect(problemsOf('Text.\n\nUse a mouse 25 times.\n', 'Texto.\n\nUsa un mouse 52 veces.\n')).toEqual([
    ['es/docs/a.mdx', 7, 8, '"mouse" is a word to avoid.'],
    ['es/docs/a.mdx', 7, 14, 'The text lacks 25, which the source has, and has 52, which the source has not.'],
  ]);
});

test('a list that cannot be read is told, and figures are still compared', () => {
  writeFileSync(listFile, '{ "avoid": 1 }');
  expect(problemsOf('25 pages.\n', '52 páginas.\n').map(([file]) => file)).toEqual([
    path.join('glossary', 'wording', 'es.json'),
    path.join('es', 'docs', 'a.mdx'),
  ]);
});

test('default values of the source are held too', () => {
  const table = '| Field | Default |\n|---|---|\n| a | 2,000 |\n';
  writeFileSync(listFile, '{}');
  expect(problemsOf(table, table.replace('2,000', '`2000`')).map(([file, line]) => [file, line])).toEqual([
    [path.join('en', 'docs', 'a.mdx'), 7],
  ]);
});

function told(source: string, own: string) {
  const entries = [pageEntry('en', 'docs/a.mdx', source), pageEntry('it', 'docs/a.mdx', own)];
  const texts = pagePairs('it', translationsOf(entries)).flatMap(codeTexts);
  return untranslatedCodeTexts(texts).map(({ line, found }) => [line, found]);
}

const code = (title: string, comment: string, language = 'js') =>
  `\`\`\`${language} title="${title}"\nrun(); // ${comment}\n\`\`\`\n`;

describe('titles and comments of code are translated', () => {
  test('those left in the source language are told', () => {
    expect(told(code('In the box', 'what is run'), code('In the box', 'what is run'))).toEqual([
      [5, 'In the box'],
      [5, 'what is run'],
    ]);
    expect(told(code('In the box', 'what is run'), code('Nella casella', 'ciò che si avvia'))).toEqual([]);
  });

  test.each(['lecture.srt', 'Edit Full User Config', 'MIT License'])('the name %s stays', (title) => {
    expect(told(code(title, 'A'), code(title, 'A'))).toEqual([]);
  });

  test('plain text is a sample, and has no comments', () => {
    expect(told(code('A', 'wie es ist', 'text'), code('A', 'wie es ist', 'text'))).toEqual([]);
  });

  test('[DOCS-15] a mark of code is no words', () => {
    expect(told(code('A', '[!code focus] [!code word:run]'), code('A', '[!code focus] [!code word:run]'))).toEqual([]);
  });

  test('comments of markup and of several lines count too', () => {
    const block = '```html\n<!-- your own page -->\n<p>\n```\n\n```css\n/*\nhow it looks\n*/\n```\n';
    expect(told(block, block)).toEqual([
      [5, 'your own page'],
      [10, 'how it looks'],
    ]);
  });
});
