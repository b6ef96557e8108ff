import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Locale } from '@/i18n/locales';
import { recordsFile, synonymsFile } from '@/lib/content/built-files';
import type { SiteData } from '@/lib/content/content-files';
import { contentHash } from '@/lib/tools/content-hash';
import { type Copy, copyFiles } from '@/lib/tools/copy-files';
import { keptInFile } from '@/lib/tools/kept-file';
import { writeWhole } from '@/lib/tools/write-files';
import type { IndexedRecord } from '../records/build-records';
import type { SynonymFile } from '../synonyms';
import type { HanFolding } from '../text/fold';
import { hashOfJson } from './build-files';
import { type BuiltIndex, buildLocaleIndexes, type TermCache } from './build-index';
import {
  type IndexFile,
  manifestAddress,
  type SearchManifest,
  searchFormat,
  shardAddress,
  spellingAddress,
  type WordsIndex,
} from './index-format';
import { decodeShard, type ShardFile } from './shard';

/** Where the files of each locale are kept between exports, and what identifies the code that makes them. */
export interface IndexCache {
  readonly folder: string;
  readonly version: string;
}

/**
 * Builds every locale's search index from the content step's records and writes it into the export: a manifest that is
 * revalidated, and files that are named by their content. No page contains their names, so that an edit of one page
 * changes no other.
 *
 * @param cache spares the locales whose records have not changed: building all takes half of finishing
 */
export async function writeSearchIndexes(
  outFolder: string,
  contentOut: string,
  data: SiteData,
  cache?: IndexCache,
): Promise<void> {
  const read = (file: string) => readFileSync(path.join(contentOut, file), 'utf8');
  const synonymsText = read(synonymsFile);
  const synonyms = new Map(Object.entries(JSON.parse(synonymsText)) as [Locale, SynonymFile][]);
  const versionNames = data.versions.map((version) => version.name);
  const cut: TermCache = new Map();
  const copies: Copy[] = [];
  let simplify: HanFolding | undefined;
  for (const locale of data.config.locales) {
    // Other work of this process goes on between two languages.
    await setImmediate();
    const recordsText = read(recordsFile(locale));
    const write = async (folder: string) => {
      simplify ??= await simplifiedCharacters();
      const records = JSON.parse(recordsText) as IndexedRecord[];
      const built = await buildLocaleIndexes(locale, records, versionNames, synonyms, simplify, cut);
      return writeFiles(folder, locale, built);
    };
    let words: WordsIndex | null;
    if (cache) {
      const folder = path.join(cache.folder, locale);
      const key = contentHash(JSON.stringify([cache.version, versionNames, synonymsText, recordsText]));
      const files = path.join(folder, 'files');
      // Where this is interrupted, the key has gone with the files.
      words = await keptInFile(path.join(folder, 'words.json'), key, () => {
        rmSync(folder, { recursive: true, force: true });
        return write(files);
      });
      copies.push([files, outFolder]);
    } else words = await write(outFolder);
    addToWords(path.join(outFolder, locale, 'search', 'words.json'), words);
  }
  if (copies.length > 0) await copyFiles(copies);
}

/** Writes the files of a locale's search. @returns what is needed of it at once */
function writeFiles(folder: string, locale: Locale, indexes: readonly BuiltIndex[]): WordsIndex | null {
  const write = (address: string, value: unknown) => writeWhole(path.join(folder, address), JSON.stringify(value));
  const addresses: Record<string, string> = {};
  for (const { docsTag, file, shards, texts, spelling } of indexes) {
    write(spellingAddress(file.spelling), spelling);
    for (const [number, shard] of shards.entries()) write(shardAddress(file, number), shard);
    addresses[docsTag] = `/_site/search-index.${hashOfJson(file)}.json`;
    write(addresses[docsTag], file);
    for (const [address, pages] of texts) write(address, pages);
  }
  write(manifestAddress(locale), { format: searchFormat, indexes: addresses } satisfies SearchManifest);
  return wordsIndexOf(indexes[0]);
}

/** The newest index, which comes with the search's words: both are needed at the same time. */
function wordsIndexOf(newest: BuiltIndex | undefined): WordsIndex | null {
  if (!newest) return null;
  const { docsTag, file, shards } = newest;
  return { docsTag, file, shards: mostWritten(file, shards) };
}

function addToWords(file: string, index: WordsIndex | null): void {
  if (!index || !existsSync(file)) return;
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  writeFileSync(file, JSON.stringify({ ...texts, index }));
}

/** Larger shards, as those of a large site, are fetched when they are needed. */
const mostAhead = 4500;

/** The shard with the word that most sections have, of those that say something. */
function mostWritten({ minor }: IndexFile, shards: readonly ShardFile[]): WordsIndex['shards'] {
  const most = shards.map((shard) => {
    const { terms, postings } = decodeShard(shard);
    const telling = postings.filter((_, at) => !minor.includes(terms[at] ?? ''));
    return Math.max(0, ...telling.map((ofTerm) => ofTerm.reduce((sum, { size }) => sum + size, 0)));
  });
  const number = most.indexOf(Math.max(...most));
  const shard = shards[number];
  return shard && JSON.stringify(shard).length <= mostAhead ? { [number]: shard } : {};
}

/**
 * The simplified character of each traditional one. At build only: an index contains the part that it needs. Character
 * by character, because a browser folds queries the same way, without OpenCC's phrases.
 */
async function simplifiedCharacters(): Promise<HanFolding> {
  const { Converter } = await import('opencc-js/t2cn');
  const convert = Converter({ from: 't', to: 'cn' });
  const folding = new Map<string, string>();
  for (let code = 0x4e00; code <= 0x9fff; code += 1) {
    const traditional = String.fromCodePoint(code);
    const simplified = convert(traditional);
    if (simplified !== traditional && simplified.length === 1) folding.set(traditional, simplified);
  }
  return folding;
}
