import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deleteOthers, writeBuilt } from '../written-files';
import { hashOfFiles, KeptPages } from './kept-pages';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kept-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Builds a page in a folder. @returns whether it was made, and not kept */
function build(madeFrom: unknown, ends = true): boolean {
  let isMade = false;
  const kept = new KeptPages(folder);
  kept.keep('en/docs/', madeFrom, () => {
    isMade = true;
    const file = path.join(folder, 'articles', 'index.json');
    writeBuilt(file, JSON.stringify(madeFrom));
    return [file];
  });
  if (ends) kept.end();
  return isMade;
}

test('[DOCS-04] a page is made again where it is made from something else, or its files are gone', () => {
  expect(build(['one'])).toBe(true);
  expect(build(['one'])).toBe(false);
  expect(build(['other'])).toBe(true);
  rmSync(path.join(folder, 'articles'), { recursive: true });
  expect(build(['other'])).toBe(true);
});

test('[DOCS-04] what is made from pages knows by their keys whether one has changed', () => {
  const keyOf = (madeFrom: unknown) => new KeptPages(folder).keep('en/docs/', madeFrom, () => []);
  expect(keyOf(['one'])).toBe(keyOf(['one']));
  expect(keyOf(['other'])).not.toBe(keyOf(['one']));
});

test('[DOCS-04] nothing is kept of a build that was cut off', () => {
  build(['one']);
  expect(build(['other'], false)).toBe(true);
  expect(build(['one'])).toBe(true);
});

test('[DOCS-04] what no page has any more is deleted, and what is kept is not', () => {
  build(['one']);
  mkdirSync(path.join(folder, 'left'));
  writeFileSync(path.join(folder, 'left', 'page.json'), '');
  build(['one']);
  deleteOthers(folder);
  expect(() => readFileSync(path.join(folder, 'left', 'page.json'))).toThrow();
  expect(readFileSync(path.join(folder, 'articles', 'index.json'), 'utf8')).toBe('["one"]');
});

test('[DOCS-04] another text or another name of a file beside the pages is another hash', () => {
  const hashes = [
    ['a.ts', '1'],
    ['a.ts', '2'],
    ['b.ts', '2'],
  ].map(([name = '', text = '']) => {
    writeFileSync(path.join(folder, name), text);
    const hash = hashOfFiles(folder);
    rmSync(path.join(folder, name));
    return hash;
  });
  expect(new Set(hashes).size).toBe(3);
});
