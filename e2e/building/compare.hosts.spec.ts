import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pngSize } from '@/lib/social-cards/png';
import { expect, test } from '../support/test';

mkdirSync('test-results', { recursive: true });
const folder = mkdtempSync(path.join('test-results', 'compare-'));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

function compare(...args: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/compare.ts', ...args], {
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

test('[EDGE-11] the comparison of two exports lists changed pages, with pictures of the place that differs', () => {
  const after = path.join(folder, 'out');
  cpSync('out-fixture', after, { recursive: true });
  for (const name of ['index.html', 'main.txt']) {
    const file = path.join(after, 'en', 'docs', 'guide', name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replaceAll('The third part is the last.', 'The third part is not the last.'));
  }
  const to = path.join(folder, 'changes');
  const options = [`--to=${to}`, '--pictures-at=https://pictures.example/7/'];
  expect(compare('out-fixture', after, ...options)).toEqual({
    status: 0,
    output: `1 pages differ: ${to}/changes.md, with 1 of them pictured.\n`,
  });
  const text = readFileSync(path.join(to, 'changes.md'), 'utf8');
  expect(text).toContain('| `/en/docs/guide/` | changed | en |');
  const pictures = ['before', 'after'].map((side) => {
    expect(text).toContain(`![${side}](https://pictures.example/7/01-${side}.png)`);
    return readFileSync(path.join(to, `01-${side}.png`));
  });
  for (const picture of pictures) expect(pngSize(picture)).toEqual({ width: 1280, height: 720 });
  // The change is at the end of a page that is longer than a picture.
  expect(pictures[0]?.equals(pictures[1] ?? Buffer.of())).toBe(false);

  expect(compare('out-fixture', 'out-fixture', ...options).output).toContain('0 pages differ');
});

test('[EDGE-11] what is no export, and an option that there is not, are refused', () => {
  expect(compare()).toEqual({
    status: 1,
    output: 'Name the export to compare with: npm run compare -- previous-out\n',
  });
  expect(compare(folder, 'out-fixture').output).toContain(`There is no export in ${folder}`);
  expect(compare('out-fixture', 'out-fixture', '--picture=2').output).toContain("Unknown option '--picture'");
});
