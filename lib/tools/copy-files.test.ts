import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyFiles } from './copy-files';

let folder: string;
const at = (name: string) => path.join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'copy-files-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('[EDGE-01] files and folders get copies, with the folders that these need', async () => {
  mkdirSync(at('site/docs'), { recursive: true });
  writeFileSync(at('site/docs/faq.md'), 'Questions');
  writeFileSync(at('page.html'), 'Page');
  await copyFiles([
    [at('site'), at('out')],
    [at('page.html'), at('out/en/index.html')],
  ]);
  expect(readFileSync(at('out/docs/faq.md'), 'utf8')).toBe('Questions');
  expect(readFileSync(at('out/en/index.html'), 'utf8')).toBe('Page');
});

test('[EDGE-04] an error of the file system is that of the caller, with its code', async () => {
  await expect(copyFiles([[at('nowhere'), at('out')]])).rejects.toMatchObject({ code: 'ENOENT' });
});
