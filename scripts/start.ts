import { localPort, requireFreePort } from '@/lib/preview/preview-server';
import { exportSite, realSite } from '../lib/export/export-site';

/** Exports the site and serves it. `npm start`. */
try {
  // Checked before minutes of building.
  await requireFreePort(localPort);
  exportSite(realSite);
  await import('./serve');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
