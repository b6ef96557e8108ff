import { builtContentRoot } from '@/lib/content/built-files';
import { readSiteData } from '@/lib/content/content-files';
import { finishExport } from '@/lib/export/finish-export';

/** Finishes the export of `next build` by itself, for the benchmark of its steps (`bench/measure-scale.ts`). */
const report = await finishExport(process.env.EXPORT_OUT ?? 'out', readSiteData(), builtContentRoot());
console.log(`Export finished: ${report.pages} pages, ${report.landingPages} landing pages.`);
