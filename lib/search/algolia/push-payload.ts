import type { BatchRequest, IndexSettings, SynonymHit } from 'algoliasearch';
import { type Locale, locales } from '@/i18n/locales';
import type { SearchRecord } from '../search-client';
import { indexSettings } from './index-settings';

export type RecordsByLocale = Readonly<Partial<Record<Locale, readonly SearchRecord[]>>>;

/** Groups of synonyms, by locale. */
export type SynonymsByLocale = Readonly<Partial<Record<Locale, readonly (readonly string[])[]>>>;

/** The data of a push. */
export interface PushPayload {
  readonly settings: IndexSettings;
  readonly synonyms: readonly SynonymHit[];
  readonly batches: readonly (readonly BatchRequest[])[];
}

/** Records in a request. */
const batchSize = 1000;

/** The provider's limit for a record, in bytes of JSON. */
const largestRecord = 10_000;

export function buildPushPayload(
  records: RecordsByLocale,
  synonyms: SynonymsByLocale = {},
  recordsInBatch: number = batchSize,
): PushPayload {
  const present = locales.filter((locale) => (records[locale]?.length ?? 0) > 0);
  const requests = allRecords(records).map((record): BatchRequest => ({ action: 'addObject', body: { ...record } }));
  return {
    settings: indexSettings(present),
    synonyms: locales.flatMap((locale) =>
      (synonyms[locale] ?? []).map((words, index) => ({
        objectID: `${locale}-${index}`,
        type: 'synonym' as const,
        synonyms: [...words],
      })),
    ),
    batches: Array.from({ length: Math.ceil(requests.length / recordsInBatch) }, (_, index) =>
      requests.slice(index * recordsInBatch, (index + 1) * recordsInBatch),
    ),
  };
}

/** Problems of records that prevent a push, one sentence each with its remedy. */
export function recordProblems(records: RecordsByLocale): string[] {
  const all = allRecords(records);
  if (all.length === 0)
    return ['There are no records, and an empty index would replace the live one. Build the content.'];
  const seen = new Set<string>();
  return all.flatMap((record) => {
    const { objectID } = record;
    const bytes = Buffer.byteLength(JSON.stringify(record));
    const isSecond = seen.has(objectID);
    seen.add(objectID);
    return [
      ...(bytes > largestRecord
        ? [
            `The record "${objectID}" has ${bytes} bytes, and the provider takes ${largestRecord}. Break its text into several blocks.`,
          ]
        : []),
      ...(isSecond
        ? [`Two records are called "${objectID}": one would replace the other. Fix how they are named.`]
        : []),
    ];
  });
}

/** A line for each locale: the number of pages and records by kind, and their size. */
export function summarizeRecords(records: RecordsByLocale): string[] {
  return locales.flatMap((locale) => {
    const own = records[locale];
    if (own === undefined) return [];
    const pages = new Set(own.map(({ url }) => url.replace(/#.*/, ''))).size;
    const texts = own.filter(({ type }) => type === 'content').length;
    const borrowed = own.filter(({ contentLanguage }) => contentLanguage !== locale).length;
    const kilobytes = own.reduce((sum, record) => sum + Buffer.byteLength(JSON.stringify(record)), 0) / 1000;
    return [
      `${locale.padEnd(8)}${pages} pages, ${own.length} records: ${own.length - texts} titles and headings, ${texts} texts; ${borrowed} in another language; ${kilobytes.toFixed(0)} kB`,
    ];
  });
}

function allRecords(records: RecordsByLocale): SearchRecord[] {
  return locales.flatMap((locale) => records[locale] ?? []);
}
