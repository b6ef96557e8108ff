import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type PageKeys, unchangedPages } from './page-cache';
import { type PageTimes, pagesOfShard, parseShard, readPageTimes, takeShards, writeShard } from './shards';

const keys: PageKeys = { '/en/': 'a', '/en/docs/': 'b', '/it/': 'c', '/it/docs/': 'd' };

const home = process.cwd();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shards-'));
  // The times of pages lie in a folder of the project.
  process.chdir(folder);
  for (const address of Object.keys(keys)) {
    write(path.join('export', address, 'index.html'), `<h1>${address}</h1>`);
    write(path.join('export', address, 'main.txt'), `<main>${address}</main></html>`);
  }
});

afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Writes shards of the site. @returns their folders */
function shards(count = 2, { times = {}, seconds = () => 10 }: ShardOptions = {}): Promise<string[]> {
  const made = Array.from({ length: count }, async (_, index) => {
    const shard = { index: index + 1, count };
    const name = `shard-${shard.index}`;
    rmSync(name, { recursive: true, force: true });
    await writeShard(name, 'export', shard, pagesOfShard(keys, times, shard), seconds(shard.index));
    return name;
  });
  return Promise.all(made);
}

interface ShardOptions {
  readonly times?: PageTimes;
  readonly seconds?: (index: number) => number;
}

const merge = (folders: readonly string[], site = keys) => takeShards(folders, 'cache', site);

describe('parseShard', () => {
  test('[EDGE-12] is the number and how many there are', () => {
    expect(parseShard('3/8')).toEqual({ index: 3, count: 8 });
  });

  test.each(['0/8', '9/8', '3', '3/', 'a/b', '1.5/3', '-1/3', '3/8/2', ''])('[EDGE-12] %p is refused', (text) => {
    expect(() => parseShard(text)).toThrow(`"${text}" is no shard: "--shard 3/8" is the third of eight`);
  });
});

describe('pagesOfShard', () => {
  const cut = (count: number, times: PageTimes = {}) =>
    Array.from({ length: count }, (_, index) => Object.keys(pagesOfShard(keys, times, { index: index + 1, count })));

  test('[EDGE-12] are cut by locale and route', () => {
    expect(cut(2)).toEqual([
      ['/en/', '/en/docs/'],
      ['/it/', '/it/docs/'],
    ]);
  });

  test.each([1, 2, 3, 4])('[EDGE-12] of %i shards are each page once', (count) => {
    expect(cut(count).flat()).toEqual(Object.keys(keys));
    expect(cut(count).every((pages) => pages.length > 0)).toBe(true);
  });

  test('[EDGE-12] are balanced by the times that are known; a page without one counts as the average', () => {
    expect(cut(2, { '/en/': 9, '/en/docs/': 1, '/it/': 1 })).toEqual([['/en/'], ['/en/docs/', '/it/', '/it/docs/']]);
  });

  test('[EDGE-12] more shards than pages are refused', () => {
    expect(() => cut(5)).toThrow('5 shards are too many: the site has 4 pages. Cut it into fewer.');
  });
});

describe('takeShards', () => {
  test('[EDGE-12] puts all pages with their files into the cache, so that an export renders none of them', async () => {
    await merge(await shards());
    expect(unchangedPages('cache', keys)).toEqual(new Set(Object.keys(keys)));
    for (const file of ['it/docs/index.html', 'it/docs/main.txt']) {
      expect(readFileSync(path.join('cache', file))).toEqual(readFileSync(path.join('export', file)));
    }
  });

  test('[EDGE-12] a lost shard is named with the command that makes it', async () => {
    await expect(merge((await shards()).slice(0, 1))).rejects.toThrow(
      'Shard 2/2 is missing. Run "npm run build -- --shard 2/2", or fetch it.',
    );
  });

  test('[EDGE-12] a doubled shard is named', async () => {
    const [first = '', second = ''] = await shards();
    cpSync(first, 'shard-1-copy', { recursive: true });
    await expect(merge([first, second, 'shard-1-copy'])).rejects.toThrow(
      'Shard 1/2 is there twice: shard-1, shard-1-copy. Name one of them.',
    );
  });

  test('[EDGE-12] a shard of other code, content or configuration is named with a page', async () => {
    await expect(merge(await shards(), { ...keys, '/it/': 'edited' })).rejects.toThrow(
      'shard-2 was made from other code, content or configuration: /it/. Run "npm run build -- --shard 2/2" on the commit',
    );
  });

  test('[EDGE-12] a shard of a page that the site does not have is refused alike', async () => {
    const { '/it/docs/': _, ...fewer } = keys;
    await expect(merge(await shards(), fewer)).rejects.toThrow(
      'shard-2 was made from other code, content or configuration: /it/docs/.',
    );
  });

  test.each([
    ['changed', () => write('shard-2/it/index.html', 'changed')],
    ['missing', () => rmSync('shard-2/it/index.html')],
  ])('[EDGE-12] a shard with a file that is %s is named as damaged', async (_, damage) => {
    const folders = await shards();
    damage();
    await expect(merge(folders)).rejects.toThrow(
      'shard-2 is damaged: it/index.html is not as it was made. Fetch the shard again',
    );
  });

  test.each(['{"index":1', '[]', '{"index":1,"count":"2"}', 'null'])(
    '[EDGE-12] a list that reads %s is damage',
    async (text) => {
      const folders = await shards();
      write('shard-1/shard.json', text);
      await expect(merge(folders)).rejects.toThrow('shard-1 is damaged: its shard.json cannot be read.');
    },
  );

  test('[EDGE-12] a folder without a list is no shard', async () => {
    mkdirSync('shard-3-building');
    await expect(merge([...(await shards()), 'shard-3-building'])).rejects.toThrow(
      'shard-3-building is no shard, or the build of it was cut off: it has no shard.json.',
    );
  });

  test('[EDGE-12] shards of another division are named', async () => {
    const folders = await shards(4);
    await shards(2);
    await expect(merge(folders)).rejects.toThrow(
      'shard-1 is one of 2 shards, but shard-3 is 3 of 4, shard-4 is 4 of 4.',
    );
  });

  test('[EDGE-12] shards that were cut by different times are refused', async () => {
    const [first = ''] = await shards();
    cpSync(first, 'first', { recursive: true });
    const [, second = ''] = await shards(2, { times: { '/en/': 9, '/it/': 1 } });
    await expect(merge(['first', second])).rejects.toThrow(
      '/en/docs/ is in no shard, or in two: the shards were cut by different times.',
    );
  });

  test('[EDGE-12] what is refused leaves the cache as it was, and all faults are said', async () => {
    await merge(await shards());
    write('shard-1/en/index.html', 'changed');
    write('shard-2/it/index.html', 'changed');
    await expect(merge(['shard-1', 'shard-2'])).rejects.toThrow(/shard-1 is damaged(.|\n)*shard-2 is damaged/);
    expect(unchangedPages('cache', keys)).toEqual(new Set(Object.keys(keys)));
  });
});

describe('the times of pages', () => {
  test('[EDGE-12] are kept where the shards took unequally long, and cut the next ones', async () => {
    await merge(await shards(2, { seconds: (index) => (index === 1 ? 60 : 10) }));
    const times = readPageTimes();
    expect(times).toEqual({ '/en/': 30, '/en/docs/': 30, '/it/': 5, '/it/docs/': 5 });
    expect(pagesOfShard(keys, times, { index: 1, count: 2 })).toEqual({ '/en/': 'a' });
  });

  test('[EDGE-12] are not kept otherwise, so that cached shards stay as they are cut', async () => {
    await merge(await shards(2, { seconds: (index) => 10 + index }));
    expect(existsSync('.cache/shard-times.json')).toBe(false);
    expect(readPageTimes()).toEqual({});
  });

  test.each(['{"/en/":-1}', '{"/en/":"1"}', 'null', '{"/en/'])('[EDGE-12] a file that reads %s is refused', (text) => {
    write('.cache/shard-times.json', text);
    expect(() => readPageTimes()).toThrow('shard-times.json holds no times of pages: delete it');
  });
});
