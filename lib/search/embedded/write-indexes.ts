import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '@/i18n/locales';
import { recordsFile, type SiteData, synonymsFile } from '@/lib/content/content-files';
import type { IndexedRecord } from '../records/build-records';
import type { SynonymFile } from '../synonyms';
import type { HanFolding } from '../text/fold';
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

/**
 * Builds every locale's search index from the content step's records and writes it into the export: a manifest that is
 * revalidated, and files that are named by their content. No page contains their names, so that an edit of one page
 * changes no other.
 */
export async function writeSearchIndexes(outFolder: string, contentOut: string, data: SiteData): Promise<void> {
  const write = (address: string, text: string) => {
    const file = path.join(outFolder, address);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const read = <T>(file: string) => JSON.parse(readFileSync(path.join(contentOut, file), 'utf8')) as T;
  const synonyms = new Map(Object.entries(read<Record<string, SynonymFile>>(synonymsFile)) as [Locale, SynonymFile][]);
  const simplify = await simplifiedCharacters();
  const versionNames = data.versions.map((version) => version.name);
  const cut: TermCache = new Map();
  for (const locale of data.config.locales) {
    const records = read<IndexedRecord[]>(recordsFile(locale));
    const { indexes, texts } = await buildLocaleIndexes(locale, records, versionNames, synonyms, simplify, cut);
    const addresses: Record<string, string> = {};
    for (const { docsTag, file, shards, spelling } of indexes) {
      write(spellingAddress(file.spelling), JSON.stringify(spelling));
      for (const [number, shard] of shards.entries()) write(shardAddress(file, number), JSON.stringify(shard));
      const text = JSON.stringify(file);
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
      addresses[docsTag] = `/_site/search-index.${hash}.json`;
      write(addresses[docsTag], text);
    }
    addToWords(path.join(outFolder, locale, 'search', 'words.json'), indexes[0]);
    for (const [address, page] of texts) write(address, JSON.stringify(page));
    write(
      manifestAddress(locale),
      JSON.stringify({ format: searchFormat, indexes: addresses } satisfies SearchManifest),
    );
  }
}

/** Adds the newest index to the file of the search's words, because both are needed at the same time. */
function addToWords(file: string, newest: BuiltIndex | undefined): void {
  if (!newest || !existsSync(file)) return;
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  const { docsTag, file: indexFile, shards } = newest;
  const index: WordsIndex = { docsTag, file: indexFile, shards: mostWritten(indexFile, shards) };
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
