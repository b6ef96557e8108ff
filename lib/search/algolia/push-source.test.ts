import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { recordFor } from '@/lib/testing/search-records';
import { readSearchRecords, readSynonymGroups } from './push-source';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'push-source-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, value: unknown) => writeFileSync(path.join(folder, name), JSON.stringify(value));

test('[SEARCH-16] records are read by locale, and other files are left alone', () => {
  write('it.json', [recordFor({ objectID: 'a' })]);
  write('manifest.json', {});
  expect(readSearchRecords(folder)).toEqual({ it: [recordFor({ objectID: 'a' })] });
});

test('missing records name the command that makes them', () => {
  expect(() => readSearchRecords(folder)).toThrow(/holds no records\. Run "npm run content"/);
});

test('a file that is no list is named', () => {
  write('it.json', {});
  expect(() => readSearchRecords(folder)).toThrow(/it\.json holds no list/);
});

test('[SEARCH-16] synonyms are the groups of the site’s own files, and none are needed', () => {
  expect(readSynonymGroups(path.join(folder, 'none'))).toEqual({});
  mkdirSync(path.join(folder, 'search', 'synonyms'), { recursive: true });
  write('search/synonyms/en.json', { groups: [['PDF', 'document']], minor: ['the'] });
  expect(readSynonymGroups(folder)).toEqual({ en: [['PDF', 'document']] });
  write('search/synonyms/en.json', { groups: [['PDF']] });
  expect(() => readSynonymGroups(folder)).toThrow(/synonyms\/en\.json: .*at least two words/s);
});
