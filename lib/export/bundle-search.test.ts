import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { bundleSearch } from './bundle-search';

const out = mkdtempSync(path.join(tmpdir(), 'search-bundle-'));
const files = new Map<string, string>();
let entry = '';

beforeAll(async () => {
  entry = path.basename(await bundleSearch(out));
  for (const name of readdirSync(path.join(out, '_site'))) {
    files.set(name, readFileSync(path.join(out, '_site', name), 'utf8'));
  }
}, 60_000);

afterAll(() => rmSync(out, { recursive: true, force: true }));

describe('bundleSearch', () => {
  test('[SEARCH-01] the entry exports what the loader calls, and is whole by itself', () => {
    const text = files.get(entry) ?? '';
    const [, exported = ''] = /export\{([^}]*)\};?\s*$/.exec(text) ?? [];
    expect(exported.split(',').map((name) => name.split(' as ').at(-1))).toEqual([
      'fillDialog',
      'prepare',
      'startResultsPage',
    ]);
    expect(text.match(/^import\b.{0,80}/m)).toBeNull();
    expect(brotliCompressSync(text).length).toBeLessThan(51_000);
  });

  test('[SEARCH-01] its styles come with it, in the layer of components', () => {
    expect(/replaceSync\(["'`]@layer components\{.*\.DocSearch-Input/s.test(files.get(entry) ?? '')).toBe(true);
  });

  test('[SEARCH-12] no third host is named before a service is configured, whose client is a file of its own', () => {
    expect(files.get(entry)?.match(/[\w.-]*(?:algolia\.net|algolianet|jsdelivr)/g)).toBeNull();
    const client = [...files.keys()].find((name) => name.startsWith('search-algolia-client.')) ?? '';
    expect(client).not.toBe('');
    expect(files.get(entry)?.includes(`/_site/${client}`)).toBe(true);
  });

  test('[SEARCH-13] each stemmer but the English one is a file of its own, and every file that is named is there', () => {
    expect([...files.keys()].some((name) => name.startsWith('search-german.'))).toBe(true);
    const named = [...files.values()].flatMap((text) => text.match(/(?<=\/_site\/)[\w.-]+\.js/g) ?? []);
    expect(named.filter((name) => !files.has(name))).toEqual([]);
  });
});
