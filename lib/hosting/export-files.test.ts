import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { listFiles } from '@/lib/tools/list-files';
import { compressExport, keepChunks, removeCompressed } from './export-files';
import { emptyPolicy, keptFile, readHosting, writeHosting } from './hosting';
import { configurationFolder, writeHostFiles } from './write-host-files';

let folder: string;
const out = () => path.join(folder, 'out');

function write(file: string, text: string): void {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

/** Files of a folder with their bytes. */
function tree(name: string): Record<string, string> {
  const root = path.join(folder, name);
  return Object.fromEntries(listFiles(root).map((file) => [path.relative(root, file), readFileSync(file, 'latin1')]));
}

const script = '<script>settle()</script>';
const long = 'The same sentence, again and again. '.repeat(100);

function writeExport(name: string): void {
  write(`${name}/index.html`, `<html><head><style>body{}</style></head></html>`);
  write(`${name}/en/index.html`, `<html><head>${script}</head><body>${long}</body></html>`);
  write(
    `${name}/en/docs/index.html`,
    `<html><head>${script}<script type="application/ld+json">{}</script></head><body><form class="subscribe" action="https://dash.example/a?b"></form></body></html>`,
  );
  write(`${name}/en/docs/main.txt`, long);
  write(`${name}/_site/early.1.js`, `early(${JSON.stringify(long)})`);
  write(`${name}/tiny.txt`, 'tiny');
  write(`${name}/icon.png`, long);
  writeHosting(path.join(folder, name), {
    locales: ['en'],
    redirects: { '/docs/old/': '/docs/' },
    policy: emptyPolicy,
  });
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hosting-'));
  writeExport('out');
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('the files for hosts', () => {
  test('[EDGE-01] name what stands in the pages by its hash, and where forms lead', () => {
    writeHostFiles(out(), {});
    const { policy } = readHosting(out());
    expect(policy.scripts).toEqual(['sha256-BEfth8ZbzakWxi843f0MEyjq7PDv1t/0ErQMIJc2T3U=']);
    expect(policy.styles).toHaveLength(1);
    expect(policy.origins.form).toEqual(['https://dash.example']);
    for (const file of ['out/_headers', 'deploy/nginx.conf', 'deploy/vercel.json']) {
      expect(read(file)).toContain(policy.scripts[0]);
      expect(read(file)).toContain("form-action 'self' https://dash.example");
    }
    expect(read('out/_redirects')).toContain('/en/docs/old/ /en/docs/ 301\n');
  });

  test('[EDGE-01] are the same when they are written again', () => {
    writeHostFiles(out(), {});
    const before = { ...tree('out'), ...tree('deploy') };
    writeHostFiles(out(), {});
    expect({ ...tree('out'), ...tree('deploy') }).toEqual(before);
  });

  test('[EDGE-01] [EDGE-02] add the origins of what is configured, and none otherwise', () => {
    writeHostFiles(out(), {});
    expect(read('out/_headers')).toContain("connect-src 'self';");
    writeHostFiles(out(), {
      TAG_MANAGER_ID: 'GTM-TEST1',
      ALGOLIA_APP_ID: 'APP',
      ALGOLIA_API_KEY: 'key',
      ALGOLIA_INDEX_NAME: 'docs',
      PRODUCT_API_URL: 'https://api.example.com/site/v1',
    });
    const { origins } = readHosting(out()).policy;
    expect(origins.script).toEqual(['https://*.googletagmanager.com']);
    expect(origins.connect).toEqual(
      expect.arrayContaining([
        'https://api.example.com',
        'https://APP-dsn.algolia.net',
        'https://APP-3.algolianet.com',
        'https://*.google-analytics.com',
      ]),
    );
    expect(read('out/_headers')).toContain(
      `script-src 'self' '${readHosting(out()).policy.scripts[0]}' https://*.goog`,
    );
  });

  test('[EDGE-01] a fourth inline script is refused, with the pages that have them', () => {
    write('out/en/other/index.html', '<script>other()</script><script>third()</script><script>fourth()</script>');
    expect(() => writeHostFiles(out(), {})).toThrow(
      'The pages have 4 different inline scripts, for example in /en/docs/index.html and /en/other/index.html',
    );
  });

  test('[EDGE-01] many different inline styles are refused', () => {
    for (let index = 0; index < 28; index += 1) write(`out/en/${index}/index.html`, `<style>a{order:${index}}</style>`);
    expect(() => writeHostFiles(out(), {})).toThrow('The pages have 29 different inline styles');
  });

  test('[EDGE-01] where there is no export it is said how to make one', () => {
    mkdirSync(path.join(folder, 'empty'));
    expect(() => writeHostFiles(path.join(folder, 'empty'), {})).toThrow('"npm run build" makes one');
  });

  test.each([
    ['out', 'deploy'],
    ['out-fixture', 'deploy-fixture'],
    ['output', 'output-deploy'],
    ['site', 'site-deploy'],
  ])('[EDGE-01] the configurations of %s lie in %s', (name, expected) => {
    expect(configurationFolder(path.join('/x', name))).toBe(path.join('/x', expected));
  });
});

describe('compressed copies', () => {
  test('[EDGE-01] stand beside every text that gets smaller, and hold what it holds', async () => {
    const { files } = await compressExport(out());
    // With the list for hosts.
    expect(files).toBe(4);
    for (const name of ['en/index.html', 'en/docs/main.txt', '_site/early.1.js']) {
      const original = readFileSync(path.join(out(), name));
      expect(brotliDecompressSync(readFileSync(path.join(out(), `${name}.br`)))).toEqual(original);
      expect(gunzipSync(readFileSync(path.join(out(), `${name}.gz`)))).toEqual(original);
    }
    expect(Object.keys(tree('out')).filter((name) => /(?:tiny|icon).*\.(?:br|gz)$/.test(name))).toEqual([]);
  });

  test('[EDGE-01] have the same bytes each time, and count for no host', async () => {
    const { files } = writeHostFiles(out(), {});
    await compressExport(out());
    const before = tree('out');
    await compressExport(out());
    expect(tree('out')).toEqual(before);
    expect(writeHostFiles(out(), {}).files).toBe(files);
  });

  test('[EDGE-01] can be taken away', async () => {
    const before = tree('out');
    await compressExport(out());
    expect(removeCompressed(out())).toBeGreaterThan(0);
    expect(tree('out')).toEqual(before);
  });
});

describe('files of earlier exports', () => {
  const next = () => path.join(folder, 'next');

  beforeEach(() => {
    writeExport('next');
    write('out/_site/old.1.js', 'old()');
    write('out/_site/same.1.js', 'before()');
    write('next/_site/same.1.js', 'same()');
  });

  test('[EDGE-01] are kept where there is none of that name, and pages are not', () => {
    write('out/en/gone/index.html', '<html></html>');
    expect(keepChunks(out(), next(), '2027-01-10').kept).toBe(1);
    expect(read('next/_site/old.1.js')).toBe('old()');
    expect(read('next/_site/same.1.js')).toBe('same()');
    expect(Object.keys(tree('next'))).not.toContain('en/gone/index.html');
    expect(JSON.parse(read(`next/${keptFile}`))).toEqual({ '_site/old.1.js': '2027-01-10' });
  });

  test('[EDGE-01] are passed on for thirty days after their last day', () => {
    keepChunks(out(), next(), '2027-01-10');
    for (const [name, today, expected] of [
      ['later', '2027-02-09', 1],
      ['too-late', '2027-02-10', 0],
    ] as const) {
      writeExport(name);
      write(`${name}/_site/same.1.js`, 'same()');
      expect(keepChunks(next(), path.join(folder, name), today).kept).toBe(expected);
    }
  });

  test('[EDGE-01] a folder that is no export is refused', () => {
    expect(() => keepChunks(path.join(folder, 'nothing'), next(), '2027-01-10')).toThrow('There is no export in');
  });
});
