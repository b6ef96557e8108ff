import { builtContentRoot, readSiteData } from '@/lib/content/content-files';
import { finishExport } from '@/lib/export/finish-export';

/** Finishes the export of `next build`. Part of `npm run build`. */
const report = await finishExport(process.env.EXPORT_OUT ?? 'out', readSiteData(), builtContentRoot());
console.log(`Export finished: ${report.pages} pages, ${report.landingPages} landing pages.`);
