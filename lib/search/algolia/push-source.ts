import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { locales } from '@/i18n/locales';
import { ContentError } from '@/lib/content/problem';
import type { SearchRecord } from '../search-client';
import { readSynonyms } from '../synonyms';
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
 * Groups of synonyms by locale, from the file that the built index takes them from (`search/synonyms/de.json`).
 *
 * @throws naming each file that is wrong, and its remedy
 */
export function readSynonymGroups(contentRoot: string): SynonymsByLocale {
  const { synonyms, problems } = readSynonyms(contentRoot);
  if (problems.length > 0) throw new ContentError(problems);
  return Object.fromEntries([...synonyms].map(([locale, { groups }]) => [locale, groups]));
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
