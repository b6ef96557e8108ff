import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { locales } from '@/i18n/locales';
import type { SearchRecord } from '../search-client';
import type { RecordsByLocale, SynonymsByLocale } from './push-payload';

/**
 * The records that the content step has written, one file for each locale: the very ones that the built index is made of.
 *
 * @throws where there is no file, or one that is no list, with the remedy
 */
export function readSearchRecords(folder: string): RecordsByLocale {
  const records = readByLocale<readonly SearchRecord[]>(folder);
  if (Object.keys(records).length === 0) {
    throw new Error(`${folder} holds no records. Run "npm run content", which writes them.`);
  }
  return records;
}

/**
 * Synonyms of the site's words: `<locale>.json`, a list of groups (`[["PDF", "document"]]`). Nothing where there is no folder.
 *
 * @throws where a group is none, naming the file
 */
export function readSynonyms(folder: string): SynonymsByLocale {
  const synonyms = readByLocale<readonly (readonly string[])[]>(folder);
  for (const [locale, groups] of Object.entries(synonyms)) {
    const wrong = groups.find((group) => !Array.isArray(group) || group.length < 2 || group.some(isNoWord));
    if (wrong !== undefined) {
      throw new Error(
        `${path.join(folder, `${locale}.json`)}: ${JSON.stringify(wrong)} is no group of synonyms. Give at least two words, ["PDF", "document"].`,
      );
    }
  }
  return synonyms;
}

function isNoWord(word: unknown): boolean {
  return typeof word !== 'string' || word.trim() === '';
}

function readByLocale<T extends readonly unknown[]>(folder: string): Partial<Record<(typeof locales)[number], T>> {
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const file = path.join(folder, `${locale}.json`);
      if (!existsSync(file)) return [];
      const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
      if (!Array.isArray(value)) throw new Error(`${file} holds no list. Mend it, or build the content again.`);
      return [[locale, value as unknown as T]];
    }),
  );
}
