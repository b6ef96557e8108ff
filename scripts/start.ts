import { exportSite, realSite } from './export-site';

/** Exports the site and serves it. `npm start`. */
try {
  exportSite(realSite);
  await import('./serve');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
