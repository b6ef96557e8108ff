import { forgetDeployment } from '@/lib/hosting/deployment';
import { exportSite, exportVariant, fixtureSite, fixtureVariants, realSite } from '../lib/export/export-site';

/** Exports the site to `out/`; the fixture site and its variants, which the tests use, with `npm run build -- fixture`. */
try {
  if (process.argv[2] === 'fixture') {
    forgetDeployment(process.env);
    exportSite(fixtureSite);
    fixtureVariants.forEach(exportVariant);
  } else exportSite(realSite);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
