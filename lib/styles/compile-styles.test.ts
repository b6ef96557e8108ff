import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { compileUtilities } from './compile-styles';
import { type Utility, utilitiesText } from './select-utilities';

const folder = mkdtempSync(path.join(os.tmpdir(), 'utilities-'));
afterAll(() => rmSync(folder, { recursive: true }));

function compile(markup: string): Promise<Utility[]> {
  const file = path.join(folder, 'markup.tsx');
  writeFileSync(file, markup);
  return compileUtilities([file]);
}

test('a class stands for values of the theme; other words are none', async () => {
  const utilities = await compile('<p className="other p-4 text-md rounded-lg bg-paper">Words</p>');
  expect(utilities.map(({ rule }) => rule)).toEqual([
    '.rounded-lg{border-radius:.5rem}',
    '.bg-paper{background-color:var(--paper)}',
    '.p-4{padding:1rem}',
    '.text-md{font-size:.9375rem}',
  ]);
});

test('what a utility hands itself through properties is written in their place', async () => {
  const utilities = await compile('<p className="border shadow-sheet font-bold tabular-nums">');
  expect(utilities.map(({ rule }) => rule).join('')).not.toContain('--tw-');
  expect(utilities.find(({ name }) => name === 'shadow-sheet')?.rule).toBe(
    '.shadow-sheet{box-shadow:0 12px 32px var(--shadow)}',
  );
});

test('utilities for wide screens follow the others, and share their condition', async () => {
  const utilities = await compile('<p className="md:flex md:p-4 hover:text-link grid">');
  expect(utilitiesText(utilities, new Set(['md:flex', 'md:p-4', 'grid', 'hover:text-link']))).toBe(
    '.grid{display:grid}.hover\\:text-link:hover{color:var(--link)}@media(width>=48rem){.md\\:flex{display:flex}.md\\:p-4{padding:1rem}}',
  );
});
