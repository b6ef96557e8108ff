import { type ExportOptions, exportSite } from '../lib/export/export-site';

/** Runs one export for the benchmarks. */
exportSite(JSON.parse(process.argv[2] ?? '{}') as ExportOptions);
