import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ContentEntry } from '@/lib/content/entry';
import { blockHash, blocksOf, type PageBlocks } from './blocks';
import { changesSince, earlierTexts } from './changes-since';
import { stampOf } from './ledger';
import { pageState } from './page-state';

function cut(body: string): { entry: ContentEntry; blocks: PageBlocks } {
  const frontMatter = { title: 'A', description: 'A page to be translated.' };
  const entry: ContentEntry = {
    locale: 'en',
    folder: 'docs',
    slug: 'a',
    file: 'a.mdx',
    frontMatter,
    body,
    bodyLine: 6,
  };
  const blocks = blocksOf(entry);
  if (!blocks) throw new Error('no MDX');
  return { entry, blocks };
}

function changes(before: string, now: string, translation: string) {
  const stamp = stampOf(cut(before).blocks);
  const source = cut(now);
  return changesSince(source, cut(translation).blocks, stamp, pageState(source.blocks, stamp));
}

const before = '## One\n\nText.\n\n## Two\n\n- Item.\n';
const italian = '## Uno\n\nTesto.\n\n## Due\n\n- Voce.\n';

test('[LOC-08] a new section of the source belongs before its next one, and headings after it keep their identifiers', () => {
  expect(changes(before, before.replace('## Two', '## New\n\nMore.\n\n## Two'), italian)).toEqual({
    places: [],
    added: [
      { text: '## New', before: { line: 10, column: 1 } },
      { text: 'More.', before: { line: 10, column: 1 } },
    ],
    headings: [0, 1, 2, 3],
  });
});

test('[LOC-08] a heading that the source has no more stands for none', () => {
  expect(changes(before, '## Two\n\n- Item.\n', italian)?.headings).toEqual([null, 0, 1]);
});

test('[LOC-08] a section with a title is a heading; a new one is shown whole', () => {
  const section = '<Section title="New">\n\nMore.\n\n</Section>';
  expect(changes('Text.\n', `Text.\n\n${section}\n`, 'Testo.\n')).toEqual({
    places: [],
    added: [{ text: section }],
    headings: [0, 1],
  });
});

test('[LOC-08] a new item of a list, and what refers to another place, are marked and not shown', () => {
  expect(changes(before, `${before}- Another.\n`, italian)).toMatchObject({ added: [], headings: [0, 1, 2] });
  expect(changes('Text.\n', 'A [word][a].\n\nText.\n\n[a]: /docs/\n', 'Testo.\n')).toMatchObject({
    places: [{ line: 6, column: 1 }],
    added: [],
  });
});

test('a page that is fresh, or has other blocks than it was stamped with, is held against its source as that is', () => {
  expect(changes(before, before, italian)).toBeUndefined();
  expect(changes(before, `${before}\nMore.\n`, `${italian}\nAltro.\n`)).toBeUndefined();
});

const home = process.cwd();
const file = path.join('content', 'en', 'docs', 'a.mdx');

function commit(body: string): void {
  writeFileSync(file, `---\ntitle: A page\ndescription: A page that changes with time.\n---\n\n${body}\n`);
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  execFileSync('git', ['add', '.']);
  execFileSync('git', [...identity, 'commit', '--quiet', '--no-gpg-sign', '--message', 'Change']);
}

beforeAll(() => {
  process.chdir(mkdtempSync(path.join(tmpdir(), 'earlier-')));
  execFileSync('git', ['init', '--quiet']);
  mkdirSync(path.dirname(file), { recursive: true });
  commit('First.');
  commit('Second.');
  commit('Third.');
});

afterAll(() => process.chdir(home));

test('what a block said is found in the version that had its hash', () => {
  const [first, second] = [blockHash('p', 'First.'), blockHash('p', 'Second.')];
  expect(earlierTexts(file, 'docs', new Set([first, second]))).toEqual(
    new Map([
      [first, 'First.'],
      [second, 'Second.'],
    ]),
  );
});

test('what no version has said is not made up', () => {
  expect(earlierTexts(file, 'docs', new Set([blockHash('p', 'Never.')]))).toEqual(new Map());
  expect(earlierTexts(path.join('content', 'en', 'docs', 'new.mdx'), 'docs', new Set(['00000000']))).toEqual(new Map());
});
