import '@/lib/tools/report-errors';
import { localPort, requireFreePort } from '@/lib/preview/preview-server';
import { exportSite, realSite } from '../lib/export/export-site';

/** Exports the site and serves it. `npm start`. */
// Checked before minutes of building.
await requireFreePort(localPort);
exportSite(realSite);
await import('./serve');
