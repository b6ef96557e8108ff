import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';

// Each run writes the same file.
test.describe.configure({ mode: 'default' });

const record = (objectID: string, content: string) => ({
  objectID,
  type: 'content',
  content,
  hierarchy: { lvl0: 'Guide', lvl1: 'Usage', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
  url: '/en/docs/usage/',
  anchor: null,
  language: 'en',
  contentLanguage: 'en',
  docsTag: 'docs-default-current',
  weight: { page: 1, level: 0, position: 1 },
});

function recordsFolder(records: unknown): string {
  mkdirSync('test-results', { recursive: true });
  const folder = mkdtempSync(path.join('test-results', 'search-records-'));
  writeFileSync(path.join(folder, 'en.json'), JSON.stringify(records));
  return folder;
}

/** Runs the push with none of the provider's variables set. */
function searchPush(...args: string[]): { status: number | null; output: string } {
  const env = Object.entries(process.env).filter(([name]) => !name.startsWith('ALGOLIA_'));
  const run = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/search-push.ts', ...args], {
    encoding: 'utf8',
    env: Object.fromEntries(env) as NodeJS.ProcessEnv,
  });
  return { status: run.status, output: run.stdout + run.stderr };
}

test('[SEARCH-16] a dry run needs no keys, sums up the records and writes what would be sent', () => {
  const records = [record('en-1', 'First text.'), record('en-2', 'Second text.')];
  const { status, output } = searchPush('--dry-run', `--records=${recordsFolder(records)}`);
  expect(output).toMatch(/^en +1 pages, 2 records: 0 titles and headings, 2 texts/m);
  expect(output).toContain('Nothing was sent.');
  expect(status).toBe(0);
  const payload = JSON.parse(readFileSync('.cache/search-push/payload.json', 'utf8'));
  expect(payload.settings.attributesForFaceting).toContain('filterOnly(language)');
  expect(payload.batches).toEqual([records.map((body) => ({ action: 'addObject', body }))]);
});

test('[SEARCH-16] a record that is too big is named', () => {
  const folder = recordsFolder([record('en-big', 'x'.repeat(10_000))]);
  const { status, output } = searchPush('--dry-run', `--records=${folder}`);
  expect(output).toContain('The record "en-big" has');
  expect(status).toBe(1);
});

test('[SEARCH-16] a push without keys names those that are missing', () => {
  const { status, output } = searchPush(`--records=${recordsFolder([record('en-1', 'Text.')])}`);
  expect(output).toContain('ALGOLIA_APP_ID and ALGOLIA_ADMIN_KEY and ALGOLIA_INDEX_NAME are missing');
  expect(status).toBe(1);
});
