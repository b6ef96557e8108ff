import '@/lib/tools/report-errors';
import { localPort, requireFreePort } from '@/lib/preview/preview-server';
import { buildSite, realSite } from '../lib/export/sites';

/** Exports the site and serves it. `npm start`. */
// Checked before minutes of building.
await requireFreePort(localPort);
buildSite(realSite);
await import('./serve');
