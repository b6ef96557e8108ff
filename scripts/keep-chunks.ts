import { readDeployment } from '@/lib/hosting/deployment';
import { keepChunks } from '@/lib/hosting/export-files';
import { writeHostFiles } from '@/lib/hosting/write-host-files';
import '@/lib/tools/report-errors';

/**
 * Keeps scripts and styles of the deployed export in the next one, for open tabs.
 * `npm run keep-chunks -- <folder of the deployed export> [folder]`.
 */
const [previous, next = 'out'] = process.argv.slice(2);
if (previous === undefined) throw new Error('Name the folder of the deployed export: npm run keep-chunks -- previous');
const { kept, bytes } = keepChunks(previous, next, new Date().toISOString().slice(0, 10));
console.log(`${kept} files of earlier exports kept in ${next}; ${(bytes / 1e6).toFixed(1)} MB added.`);
// They count towards the hosts' limits.
writeHostFiles(next, readDeployment(process.env));
