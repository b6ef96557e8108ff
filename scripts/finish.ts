import { builtContentRoot } from '@/lib/content/built-files';
import { readSiteData } from '@/lib/content/content-files';
import { finishExport, finishRendered } from '@/lib/export/finish-export';

/** Finishes the export of `next build`, or with `pages` its pages alone. Part of `npm run build`. */
const out = process.env.EXPORT_OUT ?? 'out';
if (process.argv[2] === 'pages') {
  const { pages } = await finishRendered(out, readSiteData());
  console.log(`Pages finished: ${pages}.`);
} else {
  const report = await finishExport(out, readSiteData(), builtContentRoot());
  console.log(`Export finished: ${report.pages} pages, ${report.landingPages} landing pages.`);
}
