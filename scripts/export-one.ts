import { type ExportOptions, exportSite } from './export-site';

/** Runs one export for the benchmarks. */
exportSite(JSON.parse(process.argv[2] ?? '{}') as ExportOptions);
