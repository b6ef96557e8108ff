import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Locale } from '@/i18n/locales';
import type { ContentEntry } from '@/lib/content/entry';
import { readEntry } from '@/lib/content/scan';
import { wordingProblems } from './check-wording';
import { translationsOf } from './testing-pages';

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
