import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Locale } from '@/i18n/locales';
import { recordsFile, synonymsFile } from '@/lib/content/built-files';
import type { SiteData } from '@/lib/content/content-files';
import { contentHash } from '@/lib/tools/content-hash';
import { keptInFile } from '@/lib/tools/kept-file';
import { writeWhole } from '@/lib/tools/write-files';
import type { IndexedRecord } from '../records/build-records';
import type { SynonymFile } from '../synonyms';
import type { HanFolding } from '../text/fold';
import { type BuiltIndex, buildLocaleIndexes, type LocaleIndexes, type TermCache } from './build-index';
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

/** The files of a locale's search, and what is needed of it at once. */
interface LocaleFiles {
  readonly files: readonly (readonly [address: string, text: string])[];
  readonly words?: WordsIndex;
}

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
  let simplify: HanFolding | undefined;
  for (const locale of data.config.locales) {
    // Other work of this process goes on between two languages.
    await setImmediate();
    const recordsText = read(recordsFile(locale));
    const key = contentHash(JSON.stringify([cache?.version, versionNames, synonymsText, recordsText]));
    const make = async (): Promise<LocaleFiles> => {
      simplify ??= await simplifiedCharacters();
      const records = JSON.parse(recordsText) as IndexedRecord[];
      return filesOf(locale, await buildLocaleIndexes(locale, records, versionNames, synonyms, simplify, cut));
    };
    const made = cache ? await keptInFile(path.join(cache.folder, `${locale}.json`), key, make) : await make();
    for (const [address, text] of made.files) writeWhole(path.join(outFolder, address), text);
    addToWords(path.join(outFolder, locale, 'search', 'words.json'), made.words);
  }
}

function filesOf(locale: Locale, { indexes, texts }: LocaleIndexes): LocaleFiles {
  const files: [string, string][] = [];
  const addresses: Record<string, string> = {};
  for (const { docsTag, file, shards, spelling } of indexes) {
    files.push([spellingAddress(file.spelling), JSON.stringify(spelling)]);
    for (const [number, shard] of shards.entries()) files.push([shardAddress(file, number), JSON.stringify(shard)]);
    const text = JSON.stringify(file);
    addresses[docsTag] = `/_site/search-index.${contentHash(text, 10)}.json`;
    files.push([addresses[docsTag], text]);
  }
  for (const [address, page] of texts) files.push([address, JSON.stringify(page)]);
  const manifest: SearchManifest = { format: searchFormat, indexes: addresses };
  files.push([manifestAddress(locale), JSON.stringify(manifest)]);
  return { files, words: wordsIndexOf(indexes[0]) };
}

/** The newest index, which comes with the search's words: both are needed at the same time. */
function wordsIndexOf(newest: BuiltIndex | undefined): WordsIndex | undefined {
  if (!newest) return undefined;
  const { docsTag, file, shards } = newest;
  return { docsTag, file, shards: mostWritten(file, shards) };
}

function addToWords(file: string, index: WordsIndex | undefined): void {
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
