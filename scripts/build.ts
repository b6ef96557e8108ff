import { exportSite, realSite } from './export-site';

/** Exports the site to `out/`. `npm run build`. */
try {
  exportSite(realSite);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
