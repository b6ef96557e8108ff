import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { measuredExport, measureRow, prepareExport } from '../bench/measure-nginx';
import { startNginx } from '../e2e/support/nginx';
import '@/lib/tools/report-errors';

/**
 * Measures nginx on loopback with the configuration that is made for the export, beside nginx with its own settings on the same files:
 * answers per second, 99th percentile and processor time, by wrk (Debian: `apt-get install nginx libnginx-mod-http-brotli-static wrk`).
 * One worker, one thread that asks. `npm run bench:load [-- --out=out --seconds=5 --runs=3 --clients=32]`.
 */
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'out' },
    seconds: { type: 'string', default: '5' },
    runs: { type: 'string', default: '3' },
    clients: { type: 'string', default: '32' },
  },
});
const busyness = () => (loadavg()[0] ?? 0).toFixed(1);

const rows = await prepareExport(values.out);
const before = busyness();
const ours = await startNginx(measuredExport);
const plain = await startNginx(measuredExport, { plain: true });
console.log('| | answers a second | plain | p99 | plain | processor time of one | plain |');
console.log(`| --- |${' ---: |'.repeat(6)}`);
for (const row of rows) console.log(measureRow(row, [ours, plain], values));
await ours.close();
await plain.close();
console.log(
  `\n${cpus().length} cores, load ${before} before and ${busyness()} after; ${values.clients} connections, ${values.runs} runs of ${values.seconds} s, medians.`,
);
