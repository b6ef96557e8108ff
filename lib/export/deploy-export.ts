import { translatorFor } from '@/i18n/translator';
import { readDeployment } from '@/lib/hosting/deployment';
import { removeCompressed } from '@/lib/hosting/export-files';
import { describeSize } from '@/lib/hosting/host-limits';
import { readHosting } from '@/lib/hosting/hosting';
import { configurationFolder, writeHostFiles } from '@/lib/hosting/write-host-files';
import { stampExport } from './stamp-export';

/**
 * Stamps the deployment's settings into an export, writes the hosts' configurations, and says what it did.
 *
 * @param env environment variables with the settings
 * @param shownAs displayed name of an export that is stamped before it replaces the last one
 * @throws where the folder is no export, or a setting is wrong
 */
export async function deployExport(folder: string, env: NodeJS.ProcessEnv, shownAs = folder): Promise<void> {
  // Throws unless the folder is an export.
  readHosting(folder);
  const settings = readDeployment(env);
  const removed = removeCompressed(folder);
  const { pages, changed } = await stampExport(folder, settings, translatorFor);
  const configured = Object.keys(settings).join(', ') || 'nothing';
  console.log(`Deployment settings: ${configured} configured; ${changed} of ${pages} pages written.`);
  const size = writeHostFiles(folder, settings);
  console.log(`Hosts: _headers and _redirects in ${shownAs}, the others in ${configurationFolder(shownAs)}.`);
  console.log(`Export: ${describeSize(size)}.`);
  if (removed > 0) console.log(`${removed} compressed copies deleted: "npm run compress" makes them anew.`);
}
