import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { contentHash } from '@/lib/tools/content-hash';
import { listFiles, toPosix } from '@/lib/tools/list-files';
import { copyFiles } from '../tools/copy-files';
import { copiesOf, keepPages, type PageKeys } from './page-cache';

/**
 * A shard is the finished pages of one part of the site, made on a machine of its own. Merging puts the shards into the
 * page cache, of which an export takes them over: so it needs no other steps, and the keys of the pages say whether a
 * shard was made from the same code, content and configuration.
 */

/** One of so many parts of a site, counted from 1. */
export interface ShardNumber {
  readonly index: number;
  readonly count: number;
}

const manifestSchema = z.object({
  index: z.int().positive(),
  count: z.int().positive(),
  /** The keys of its pages. */
  pages: z.record(z.string(), z.string()),
  /** Hashes of the files, by path. */
  files: z.record(z.string(), z.string()),
  /** What rendering and finishing the pages took. */
  seconds: z.number().positive(),
});
type ShardManifest = z.infer<typeof manifestSchema>;

/** Seconds by address: what a page took in the last shards. Every shard of an export must be cut by the same times. */
export type PageTimes = Readonly<Record<string, number>>;
const timesSchema = z.record(z.string(), z.number().positive());

const pageTimesFile = path.join('.cache', 'shard-times.json');

const manifestFile = 'shard.json';

/** Shards that take longer than this many times the average are cut anew; else the pages stay where they are cached. */
const mostUneven = 1.5;

/** @throws where the text is no shard such as `3/8` */
export function parseShard(text: string): ShardNumber {
  const [index = 0, count = 0] = /^[1-9]\d*\/[1-9]\d*$/.test(text) ? text.split('/').map(Number) : [];
  if (index < 1 || index > count) {
    throw new Error(`"${text}" is no shard: "--shard 3/8" is the third of eight, "--shard 8/8" the last.`);
  }
  return { index, count };
}

const command = ({ index, count }: ShardNumber) => `"npm run build -- --shard ${index}/${count}"`;

/**
 * The pages of a shard. Pages are cut in their order, by locale and route, so that the shards take equally long: by
 * known times, where a page without one counts as the average, otherwise by number.
 *
 * @throws where there are more shards than pages
 */
export function pagesOfShard(keys: PageKeys, times: PageTimes, { index, count }: ShardNumber): PageKeys {
  const pages = Object.entries(keys);
  if (count > pages.length) {
    throw new Error(`${count} shards are too many: the site has ${pages.length} pages. Cut it into fewer.`);
  }
  const known = pages.flatMap(([address]) => times[address] ?? []);
  const average = known.length > 0 ? sum(known) / known.length : 1;
  const weights = pages.map(([address]) => times[address] ?? average);
  const total = sum(weights);
  let before = 0;
  const shardOf = weights.map((weight) => {
    const middle = before + weight / 2;
    before += weight;
    return Math.min(count, Math.floor((middle / total) * count) + 1);
  });
  return Object.fromEntries(pages.filter((_, page) => shardOf[page] === index));
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** @returns no times where none are known. @throws where the file holds something else */
export function readPageTimes(file = pageTimesFile): PageTimes {
  if (!existsSync(file)) return {};
  const times = parsed(timesSchema, file);
  if (!times) throw new Error(`${file} holds no times of pages: delete it, and pages are cut by number.`);
  return times;
}

/** @returns `undefined` where the file holds something else */
function parsed<T>(schema: z.ZodType<T>, file: string): T | undefined {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** Writes the finished pages of a shard into a folder of their own. */
export async function writeShard(
  folder: string,
  outFolder: string,
  shard: ShardNumber,
  pages: PageKeys,
  seconds: number,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await copyFiles(Object.keys(pages).flatMap((address) => copiesOf(address, outFolder, folder).copies));
  const manifest: ShardManifest = { ...shard, pages, files: hashesOf(folder), seconds };
  writeFileSync(path.join(folder, manifestFile), JSON.stringify(manifest));
}

/**
 * Puts the pages of all shards into the page cache.
 *
 * @param keys the pages that the site has here
 * @throws where a shard is lost, doubled, damaged or foreign, with all of them and their remedies; the cache is then as
 *   it was
 */
export async function takeShards(folders: readonly string[], cacheFolder: string, keys: PageKeys): Promise<void> {
  const shards = folders.map((folder) => ({ folder, manifest: readManifest(folder) }));
  const problems = shards.flatMap(({ folder, manifest }) =>
    typeof manifest === 'string' ? manifest : problemsOf(folder, manifest, keys),
  );
  const whole = shards.flatMap(({ folder, manifest }) => (typeof manifest === 'string' ? [] : { folder, manifest }));
  if (problems.length === 0) problems.push(...problemsOfSet(whole, keys));
  if (problems.length > 0) throw new Error(`The shards cannot be merged.\n${problems.join('\n')}`);
  await keepPages(
    cacheFolder,
    keys,
    new Map(whole.flatMap(({ folder, manifest }) => Object.keys(manifest.pages).map((address) => [address, folder]))),
  );
  writeTimes(whole.map(({ manifest }) => manifest));
}

/** @returns what is wrong, where it cannot be read */
function readManifest(folder: string): ShardManifest | string {
  const file = path.join(folder, manifestFile);
  if (!existsSync(file)) {
    return `${folder} is no shard, or the build of it was cut off: it has no ${manifestFile}. Delete it, or build the shard again.`;
  }
  const damage = `${folder} is damaged: its ${manifestFile} cannot be read. Build or fetch the shard again.`;
  return parsed(manifestSchema, file) ?? damage;
}

function problemsOf(folder: string, manifest: ShardManifest, keys: PageKeys): string[] {
  const files = hashesOf(folder);
  const names = [...new Set([...Object.keys(files), ...Object.keys(manifest.files)])];
  const damaged = names.filter((name) => files[name] !== manifest.files[name]);
  if (damaged.length > 0) {
    return [
      `${folder} is damaged: ${listed(damaged)} is not as it was made. Fetch the shard again, or run ${command(manifest)}.`,
    ];
  }
  const foreign = Object.keys(manifest.pages).filter((address) => keys[address] !== manifest.pages[address]);
  if (foreign.length > 0) {
    return [
      `${folder} was made from other code, content or configuration: ${listed(foreign)}. Run ${command(manifest)} on the commit that is merged.`,
    ];
  }
  return [];
}

interface WholeShard {
  readonly folder: string;
  readonly manifest: ShardManifest;
}

/** What is wrong with shards that are right by themselves. */
function problemsOfSet(shards: readonly WholeShard[], keys: PageKeys): string[] {
  const count = shards[0]?.manifest.count ?? 1;
  const others = shards.filter(({ manifest }) => manifest.count !== count);
  if (others.length > 0) {
    const names = others.map(({ folder, manifest }) => `${folder} is ${manifest.index} of ${manifest.count}`);
    return [
      `${shards[0]?.folder} is one of ${count} shards, but ${names.join(', ')}. Delete those that are not meant.`,
    ];
  }
  const problems: string[] = [];
  for (let index = 1; index <= count; index += 1) {
    const same = shards.filter(({ manifest }) => manifest.index === index).map(({ folder }) => folder);
    if (same.length === 0)
      problems.push(`Shard ${index}/${count} is missing. Run ${command({ index, count })}, or fetch it.`);
    if (same.length > 1) problems.push(`Shard ${index}/${count} is there twice: ${same.join(', ')}. Name one of them.`);
  }
  if (problems.length > 0) return problems;
  const times = (address: string) => shards.filter(({ manifest }) => address in manifest.pages).length;
  const uneven = Object.keys(keys).filter((address) => times(address) !== 1);
  if (uneven.length === 0) return [];
  return [
    `${listed(uneven)} is in no shard, or in two: the shards were cut by different times. Build all of them with the same ${pageTimesFile}, or without one.`,
  ];
}

const listed = (names: readonly string[]) =>
  names.length > 1 ? `${names[0]} (and ${names.length - 1} more)` : (names[0] ?? '');

/** Hashes of a shard's files, without its manifest. */
function hashesOf(folder: string): Record<string, string> {
  return Object.fromEntries(
    listFiles(folder)
      .map((file) => [toPosix(path.relative(folder, file)), contentHash(readFileSync(file))] as const)
      .filter(([name]) => name !== manifestFile),
  );
}

/** Keeps the times for the next export, where the shards took so unequally long that another cut is worth it. */
function writeTimes(shards: readonly ShardManifest[]): void {
  const seconds = shards.map((shard) => shard.seconds);
  if (Math.max(...seconds) * shards.length <= mostUneven * sum(seconds)) return;
  const times = shards.flatMap(({ pages, seconds: taken }) => {
    const addresses = Object.keys(pages);
    return addresses.map((address) => [address, taken / addresses.length]);
  });
  mkdirSync(path.dirname(pageTimesFile), { recursive: true });
  writeFileSync(pageTimesFile, JSON.stringify(Object.fromEntries(times)));
}
