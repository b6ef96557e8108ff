import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ContentEntry } from '@/lib/content/entry';
import { cachedBlocks } from './block-cache';
import { blocksOf } from './blocks';

const entry: ContentEntry = {
  locale: 'en',
  folder: 'docs',
  slug: 'a',
  file: 'content/en/docs/a.mdx',
  frontMatter: { title: 'A', description: 'A page to be cut.' },
  body: '## One\n\nTwo.\n',
  bodyLine: 5,
};

function cutter() {
  const folder = mkdtempSync(path.join(tmpdir(), 'blocks-'));
  const cut = jest.fn(blocksOf);
  return { folder, cut, read: (page: ContentEntry, version = '1') => cachedBlocks(folder, version, cut)(page) };
}

test('a page is cut once, and what is kept is what was cut', () => {
  const { cut, read } = cutter();
  const first = read(entry);
  expect(read(entry)).toEqual(JSON.parse(JSON.stringify(first)));
  expect(cut).toHaveBeenCalledTimes(1);
});

test.each([
  ['another text', { ...entry, body: '## One\n\nThree.\n' }, '1'],
  ['another title', { ...entry, frontMatter: { ...entry.frontMatter, title: 'B' } }, '1'],
  ['another place in the file', { ...entry, bodyLine: 6 }, '1'],
  ['another cutter', entry, '2'],
])('%s is cut again', (_, page, version) => {
  const { cut, read } = cutter();
  read(entry);
  expect(read(page, version)).toEqual(blocksOf(page));
  expect(cut).toHaveBeenCalledTimes(2);
});

test('half a file is cut again', () => {
  const { folder, read } = cutter();
  read(entry);
  for (const file of readdirSync(folder)) writeFileSync(path.join(folder, file), '{"fields":[');
  expect(read(entry)).toEqual(blocksOf(entry));
});
