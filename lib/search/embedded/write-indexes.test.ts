import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { recordsFile, synonymsFile } from '@/lib/content/built-files';
import type { SiteData } from '@/lib/content/content-files';
import { writeSearchIndexes } from './write-indexes';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'write-indexes-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

test('[EDGE-04] after a build that stopped in the middle, the search is whole again', async () => {
  const data = { config: { locales: ['en'] }, versions: [{ name: 'current' }] } as unknown as SiteData;
  const cache = { folder: path.join(folder, 'cache'), version: '1' };
  const build = (out: string) => writeSearchIndexes(path.join(folder, out), folder, data, cache);
  write(synonymsFile, '{}');
  write(recordsFile('en'), '[]');
  await build('first');
  write(recordsFile('en'), '[{"cut off');
  await expect(build('second')).rejects.toThrow();
  write(recordsFile('en'), '[]');
  await build('third');
  expect(existsSync(path.join(folder, 'third/en/search/index.json'))).toBe(true);
});
