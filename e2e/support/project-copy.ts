import { cpSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const sources = [
  'app',
  'bench/search',
  'components',
  'content',
  'docs',
  'e2e/fixture/content',
  'i18n',
  'lib',
  'messages',
  'public',
  'scripts',
];
const settings = [
  'contentlayer.config.ts',
  'middleware.ts',
  'next.config.mjs',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
];

/** The site's pages in its locales: a copy shows the fixture's. */
const isPageOfSite = (file: string) => /^content\/[^/]+\//.test(file) && file.endsWith('.mdx');

/**
 * Copies the project, for what changes its code and messages.
 *
 * @param contentRoot the site to copy: the fixture's comes without the pages of the real one
 */
export function copyProject(folder: string, contentRoot: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of [...sources, ...settings]) {
    const filter = (file: string) => !file.includes('.test.') && (contentRoot === 'content' || !isPageOfSite(file));
    cpSync(name, path.join(folder, name), { recursive: true, filter });
  }
}

/** Where the commands of packages are looked for in a copy. */
export function linkPackages(folder: string): void {
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
}

/** Edits a file as most editors save: a new one takes its place. @throws if the file does not hold what is to be replaced */
export function editByRename(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not say "${from}".`);
  writeFileSync(
    `${file}~`,
    text.replace(from, () => to),
  );
  renameSync(`${file}~`, file);
}
