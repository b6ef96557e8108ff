import { compressExport } from '@/lib/hosting/export-files';
import { readHosting } from '@/lib/hosting/hosting';
import '@/lib/tools/report-errors';

/**
 * Writes compressed copies of an export's files beside them, for self-managed hosts. `npm run compress [-- folder]`.
 */
const folder = process.argv[2] ?? 'out';
// Throws unless the folder is an export.
readHosting(folder);
const { files, bytes, compressed } = await compressExport(folder);
const megabytes = (count: number) => `${(count / 1e6).toFixed(1)} MB`;
console.log(
  `${files} files of ${megabytes(bytes)} compressed: ${megabytes(compressed['.br'])} with brotli, ${megabytes(compressed['.gz'])} with gzip.`,
);
