import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Translator } from '@/i18n/translator';
import type { CopyManifest } from '@/lib/offline/kept-copy';
import { writeCopyManifest, writeOfflineParts } from './write-copies';

const colorMode = { defaultMode: 'light', disableSwitch: true, respectPrefersColorScheme: false } as const;

/** Messages are their own keys. */
const t = ((key: string) => key) as Translator;

let folder: string;

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
}

const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');

function manifest(): CopyManifest {
  writeCopyManifest(folder, 'en');
  return JSON.parse(read('en/offline.json')) as CopyManifest;
}

const addresses = ({ files }: CopyManifest) => files.map(([address]) => address);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'copies-'));
  const index = {
    pages: '!',
    texts: ['t1'],
    textFiles: '!',
    shards: 'Aa',
    grouped: [0],
    postings: 's1',
    spelling: 'p1',
  };
  write({
    'en/offline.json': JSON.stringify({ version: '', offlinePage: '<p>Lost', files: [], parts: [] }),
    'en/docs/index.html':
      '<meta property="og:image" content="https://site.example/_site/card.1.png"><nav data-list="/en/docs-list.1.txt"></nav><script src="/_site/early.1.js" async></script><img src="/shot.png" srcset="/shot.png 1x, /shot-2x.png 2x">',
    'en/docs/main.txt': 'main',
    'en/docs-list.1.txt': 'list',
    'en/docs/secret/index.html': '<meta name="robots" content="noindex, follow">',
    'en/docs/secret/main.txt': 'main',
    'en/search/index.html': '<meta name="robots" content="noindex">',
    'en/search/words.json': '{"index":{}}',
    'en/search/index.json': JSON.stringify({ format: 9, indexes: { docs: '/_site/search-index.1.json' } }),
    'en/pricing/index.html': 'pricing',
    '_site/early.1.js': 'load("/_site/later.1.js","/_site/fix-address.1.js","/_site/gone.1.js")',
    '_site/later.1.js': 'later()',
    '_site/fix-address.1.js': 'fix()',
    '_site/card.1.png': 'card',
    '_site/search-index.1.json': JSON.stringify(index),
    '_site/search-text.0.t1.json': '[]',
    '_site/search-words.0.s1.json': '{}',
    '_site/search-words.1.s1.json': '{}',
    '_site/search-spelling.p1.json': '{}',
    'shot.png': 'shot',
    'shot-2x.png': 'shot',
  });
});

describe('writeCopyManifest', () => {
  test('lists the docs that are no secret, the search, and all that they load', () => {
    expect(addresses(manifest())).toEqual([
      '/_site/early.1.js',
      '/_site/later.1.js',
      '/_site/search-index.1.json',
      '/_site/search-spelling.p1.json',
      '/_site/search-text.0.t1.json',
      '/_site/search-words.0.s1.json',
      '/_site/search-words.1.s1.json',
      '/en/docs-list.1.txt',
      '/en/docs/',
      '/en/search/',
      '/en/search/index.json',
      '/en/search/words.json',
      '/shot-2x.png',
      '/shot.png',
    ]);
  });

  test('has the bytes and the revision of each file, and of the navigation files', () => {
    const { files, parts } = manifest();
    expect(files.at(-1)).toEqual(['/shot.png', expect.stringMatching(/^[0-9a-f]{10}$/), 4]);
    expect(parts).toEqual([['/en/docs/main.txt', expect.any(String), 4]]);
  });

  test('is of another version where a file is, and the same where none is', () => {
    const before = manifest();
    expect(manifest()).toEqual(before);
    write({ 'shot.png': 'another' });
    expect(manifest().version).not.toBe(before.version);
  });

  test('leaves out the search of a service, which is on its own host', () => {
    write({ 'en/search/words.json': '{"service":{}}' });
    expect(addresses(manifest()).filter((address) => address.includes('search-'))).toEqual([]);
  });

  test('writes nothing for a site without copies', () => {
    expect(() => writeCopyManifest(folder, 'it')).not.toThrow();
  });
});

describe('writeOfflineParts', () => {
  test('writes a worker without the development’s messages, and the page for what is not kept', async () => {
    write({ 'ar/index.html': '' });
    await writeOfflineParts(folder, { offline: true, locales: ['ar'], colorMode }, { prePaint: '' }, () => t);
    expect(read('offline-worker.js')).not.toMatch(/process\.env|importScripts|console\./);
    const { offlinePage } = JSON.parse(read('ar/offline.json')) as CopyManifest;
    expect(offlinePage).toMatch(/^<!DOCTYPE html><html lang="ar" dir="rtl"/);
    expect(offlinePage).toContain('href="/ar/docs/"');
  });

  test('without the option writes a worker that removes itself, and nothing else', async () => {
    await writeOfflineParts(folder, { offline: undefined, locales: ['ar'], colorMode }, { prePaint: '' }, () => t);
    expect(read('offline-worker.js')).toContain('unregister()');
    expect(read('offline-worker.js').length).toBeLessThan(1000);
    expect(() => read('ar/offline.json')).toThrow();
  });
});
