import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { locales } from '@/i18n/locales';
import { localeToDos } from './locale-to-dos';

test('[LOC-01] the site’s own locales have their synonyms and glossaries', () => {
  expect(localeToDos('content', locales, locales)).toEqual([]);
});

test('[LOC-01] what a new locale may add is named with its place', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'locale-'));
  expect(localeToDos(root, ['en', 'zh-Hans', 'it'], ['en'])).toEqual([
    expect.stringContaining('it: drawings show English'),
    expect.stringContaining(path.join(root, 'search', 'synonyms', 'it.json')),
    expect.stringContaining(path.join(root, 'glossary', 'it.json')),
  ]);
  for (const folder of [path.join('search', 'synonyms'), 'glossary']) {
    mkdirSync(path.join(root, folder), { recursive: true });
    writeFileSync(path.join(root, folder, 'it.json'), '{}');
  }
  expect(localeToDos(root, ['it'], ['it'])).toEqual([]);
});
