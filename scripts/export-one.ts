import { readFileSync } from 'node:fs';
import { type ExportOptions, exportSite } from './export-site';

/** Runs one export for the benchmark, and tells it the processor time of all that ran, in seconds. Linux only. */
exportSite(JSON.parse(process.argv[2] ?? '{}') as ExportOptions);

// proc(5): the 14th to 17th fields are the process's own and its children's times, in hundredths of a second.
const fields = readFileSync('/proc/self/stat', 'utf8')
  .replace(/^.*\) /, '')
  .split(' ');
const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
process.send?.(ticks / 100);
process.disconnect?.();
