import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashOf } from './blocks';
import { earlierTexts } from './earlier-source';

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
  const [first, second] = [hashOf('p', 'First.'), hashOf('p', 'Second.')];
  expect(earlierTexts(file, 'docs', new Set([first, second]))).toEqual(
    new Map([
      [first, 'First.'],
      [second, 'Second.'],
    ]),
  );
});

test('what no version has said is not made up', () => {
  expect(earlierTexts(file, 'docs', new Set([hashOf('p', 'Never.')]))).toEqual(new Map());
  expect(earlierTexts(path.join('content', 'en', 'docs', 'new.mdx'), 'docs', new Set(['00000000']))).toEqual(new Map());
});
