import path from 'node:path';
import { parseArgs } from 'node:util';
import { algoliasearch } from 'algoliasearch';
import { builtContentRoot } from '@/lib/content/built-files';
import { contentRoot } from '@/lib/content/content-files';
import { readAlgoliaPushSettings } from '@/lib/search/algolia/algolia-settings';
import { pushRecords, readSearchRecords, readSynonymGroups } from '@/lib/search/algolia/push';
import { buildPushPayload, recordProblems, summarizeRecords } from '@/lib/search/algolia/push-payload';
import { writeWhole } from '@/lib/tools/write-files';
import { runScript } from '../lib/tools/run-step';
import '@/lib/tools/report-errors';

/**
 * Uploads the site's search records and the index's settings to Algolia.
 *
 * npm run search:push [-- --dry-run] [--records=<folder>]
 *
 * `--dry-run` writes the request data to `.cache/search-push/payload.json` and needs no keys. `--records` reads the
 * records from a folder instead of building the content.
 */
const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean' }, records: { type: 'string' } } });
// Missing keys are reported before a minute's work.
const settings = values['dry-run'] ? undefined : readAlgoliaPushSettings(process.env);
if (values.records === undefined) runScript('Content', 'content');
const records = readSearchRecords(values.records ?? path.join(builtContentRoot(), 'search'));
const payload = buildPushPayload(records, readSynonymGroups(contentRoot));
console.log(summarizeRecords(records).join('\n'));
if (!settings) {
  const file = path.join('.cache', 'search-push', 'payload.json');
  writeWhole(file, JSON.stringify(payload, null, 2));
  console.log(
    `Nothing was sent. ${file} holds the settings, ${payload.synonyms.length} groups of synonyms and ${payload.batches.length} batches of records.`,
  );
}
const problems = recordProblems(records);
if (problems.length > 0) throw new Error(problems.join('\n'));
if (settings) {
  const { appId, adminKey, indexName } = settings;
  const count = await pushRecords(algoliasearch(appId, adminKey), indexName, payload, (step) =>
    console.log(`${step}…`),
  );
  console.log(`"${indexName}" has ${count} records.`);
}
