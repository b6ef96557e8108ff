import '@/lib/tools/report-errors';
import { translatorFor } from '@/i18n/translator';
import { stampExport } from '@/lib/export/stamp-export';
import { readDeployment } from '@/lib/hosting/deployment';
import { removeCompressed } from '@/lib/hosting/export-files';
import { describeSize } from '@/lib/hosting/host-limits';
import { readHosting } from '@/lib/hosting/hosting';
import { configurationFolder, writeHostFiles } from '@/lib/hosting/write-host-files';

/**
 * Stamps the deployment's settings, from environment variables, into an export, and writes the hosts' configurations.
 * `npm run stamp [-- folder]`.
 */
const folder = process.argv[2] ?? 'out';
/** Displayed name of an export that is stamped before it replaces the last one. */
const shownAs = process.argv[3] ?? folder;
// Throws unless the folder is an export.
readHosting(folder);
const settings = readDeployment(process.env);
const removed = removeCompressed(folder);
const { pages, changed } = await stampExport(folder, settings, translatorFor);
const configured = Object.keys(settings).join(', ') || 'nothing';
console.log(`Deployment settings: ${configured} configured; ${changed} of ${pages} pages written.`);
const size = writeHostFiles(folder, settings);
console.log(`Hosts: _headers and _redirects in ${shownAs}, the others in ${configurationFolder(shownAs)}.`);
console.log(`Export: ${describeSize(size)}.`);
if (removed > 0) console.log(`${removed} compressed copies deleted: "npm run compress" makes them anew.`);
