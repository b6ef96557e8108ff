import { translatorFor } from '@/i18n/load-messages';
import { readDeployment } from '@/lib/export/deployment';
import { stampExport } from '@/lib/export/stamp-export';

/** Puts the deployment's settings, from environment variables, into an export. `npm run stamp [-- folder]`. */
try {
  const settings = readDeployment(process.env);
  const { pages, changed } = await stampExport(process.argv[2] ?? 'out', settings, translatorFor);
  const configured = Object.keys(settings).join(', ') || 'nothing';
  console.log(`Deployment settings: ${configured} configured; ${changed} of ${pages} pages written.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
