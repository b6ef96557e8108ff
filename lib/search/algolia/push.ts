import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Algoliasearch } from 'algoliasearch';
import { locales } from '@/i18n/locales';
import { ContentError } from '@/lib/content/problem';
import { messageOf } from '@/lib/tools/error-messages';
import type { SearchRecord } from '../search-client';
import { readSynonyms } from '../synonyms';
import type { PushPayload, RecordsByLocale, SynonymsByLocale } from './push-payload';

/** The methods of the provider's client that a push uses. */
export type PushClient = Pick<
  Algoliasearch,
  | 'indexExists'
  | 'operationIndex'
  | 'setSettings'
  | 'saveSynonyms'
  | 'batch'
  | 'waitForTask'
  | 'searchSingleIndex'
  | 'deleteIndex'
>;

/** An incomplete push, with the failed step and its consequence for the live index. */
export class PushFailed extends Error {
  override name = 'PushFailed';
}

/**
 * Replaces an index by the payload. Everything is written to a temporary index, counted there, and moved over the live
 * one in a single step, so visitors search the old index or the new one and never half of it. Rules and synonyms made
 * in the provider's dashboard are kept; synonyms of the payload replace those. The client's `replaceAllObjects` is not
 * used, because it counts nothing and keeps the live index's settings instead of the new ones.
 *
 * @returns how many records the live index has
 * @throws {PushFailed} after the temporary index is deleted
 */
export async function pushRecords(
  client: PushClient,
  indexName: string,
  { settings, synonyms, batches }: PushPayload,
  report: (step: string) => void = () => {},
): Promise<number> {
  const temporary = `${indexName}_tmp_${randomUUID().slice(0, 8)}`;
  const expected = batches.reduce((sum, batch) => sum + batch.length, 0);
  let step = '';
  let isMoving = false;
  const begin = (name: string) => {
    step = name;
    report(name);
  };
  const finished = async (task: { taskID: number }) =>
    client.waitForTask({ indexName: temporary, taskID: task.taskID, maxRetries: 800 });

  try {
    begin(`Looking for "${indexName}"`);
    if (await client.indexExists({ indexName })) {
      begin('Keeping rules and synonyms');
      const scope: ('rules' | 'synonyms')[] = synonyms.length > 0 ? ['rules'] : ['rules', 'synonyms'];
      const operationIndexParams = { operation: 'copy' as const, destination: temporary, scope };
      await finished(await client.operationIndex({ indexName, operationIndexParams }));
    }
    begin('Writing the settings');
    await finished(await client.setSettings({ indexName: temporary, indexSettings: settings }));
    if (synonyms.length > 0) {
      begin('Writing the synonyms');
      const synonymHit = [...synonyms];
      await finished(await client.saveSynonyms({ indexName: temporary, synonymHit, replaceExistingSynonyms: true }));
    }
    for (const [index, requests] of batches.entries()) {
      begin(`Writing records, batch ${index + 1} of ${batches.length}`);
      const batchWriteParams = { requests: [...requests] };
      await finished(await client.batch({ indexName: temporary, batchWriteParams }));
    }
    begin('Counting the records');
    const searchParams = { query: '', hitsPerPage: 0, analytics: false };
    const { nbHits } = await client.searchSingleIndex({ indexName: temporary, searchParams });
    if (nbHits !== expected) throw new Error(`${expected} records were written, but the index has ${nbHits}.`);
    begin(`Moving the new index over "${indexName}"`);
    isMoving = true;
    const move = { operation: 'move' as const, destination: indexName };
    await finished(await client.operationIndex({ indexName: temporary, operationIndexParams: move }));
    return expected;
  } catch (error) {
    const reason = messageOf(error);
    const live = isMoving
      ? `The provider may or may not have moved it: "${indexName}" is either as it was or complete. Push again.`
      : `"${indexName}" is as it was.`;
    const leftOver = await forget(client, temporary);
    throw new PushFailed(`${step} failed: ${reason} ${live}${leftOver}`, { cause: error });
  }
}

/** Deletes the temporary index. @returns what to do by hand where that fails too; otherwise an empty string */
async function forget(client: PushClient, temporary: string): Promise<string> {
  try {
    await client.deleteIndex({ indexName: temporary });
    return '';
  } catch (error) {
    const reason = messageOf(error);
    return ` The temporary index "${temporary}" could not be deleted (${reason}): delete it in the dashboard.`;
  }
}

/**
 * The records written by the content step, one file for each locale: the same as those of the embedded index.
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
 * Groups of synonyms by locale, from the embedded index's file (`search/synonyms/de.json`).
 *
 * @throws with each file that is wrong, and its remedy
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
      if (!Array.isArray(value)) throw new Error(`${file} holds no list. Fix it, or build the content again.`);
      return [[locale, value as unknown as T]];
    }),
  );
}
