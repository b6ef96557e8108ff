import '@/lib/tools/report-errors';
import { deployExport } from '@/lib/export/deploy-export';

/**
 * Stamps the deployment's settings, from environment variables, into an export, and writes the hosts' configurations.
 * `npm run stamp [-- folder]`.
 */
await deployExport(process.argv[2] ?? 'out', process.env);
