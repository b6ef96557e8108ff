import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { compressExport, listHtml } from '@/lib/hosting/export-files';
import { readHosting } from '@/lib/hosting/hosting';
import { configurationFolder } from '@/lib/hosting/write-host-files';
import { type RunningNginx, startNginx } from '../e2e/support/nginx';
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
/** The English part of the export, compressed: what is beside it would be measured no otherwise. */
const folder = path.join('.bench', 'load');
const out = path.join(folder, 'out');

/** Ours, and nginx with its own settings. */
const sides = [0, 1] as const;

interface Figures {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p99: number;
  /** Processor time of nginx for one answer, in microseconds: the figure that a busy machine changes least. */
  readonly processor: number;
}

readHosting(values.out);
if (spawnSync('wrk', ['-v']).error) throw new Error('wrk is missing: apt-get install wrk.');
rmSync(folder, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
for (const name of readdirSync(values.out)) {
  if (name === 'en' || name === '_site' || name.includes('.')) {
    cpSync(path.join(values.out, name), path.join(out, name), { recursive: true });
  }
}
cpSync(configurationFolder(values.out), configurationFolder(out), { recursive: true });
await compressExport(out);
const pages = listHtml(path.join(out, 'en'))
  .filter((file) => file.endsWith('/index.html'))
  .map((file) => `/${path.relative(out, file).slice(0, -'index.html'.length)}`);
const page = pages.find((address) => address.includes('/docs/usage/')) ?? pages[0] ?? '/en/';
const script = readdirSync(path.join(out, '_site')).find((name) => /^early\..*\.js$/.test(name));
if (!script || !existsSync(path.join(out, page, 'main.txt'))) throw new Error(`${values.out} is no whole export.`);
const rows: [string, readonly string[]][] = [
  ['one page', [page]],
  [`${pages.length} pages in turn`, pages],
  ['what a navigation fetches', [`${page}main.txt`]],
  ['a script', [`/_site/${script}`]],
  ['an address without its slash', [page.slice(0, -1)]],
  ['nothing there', ['/en/nothing/']],
];
const before = load();
const ours = await startNginx(out);
const plain = await startNginx(out, { plain: true });
console.log('| | answers a second | plain | p99 | plain | processor time of one | plain |');
console.log(`| --- |${' ---: |'.repeat(6)}`);
for (const [name, addresses] of rows) {
  const figures: [Figures, Figures][] = [];
  for (let run = 0; run < Number(values.runs); run += 1) figures.push([ask(ours, addresses), ask(plain, addresses)]);
  const of = (side: 0 | 1, what: keyof Figures) => median(figures.map((run) => run[side][what]));
  const cells = [
    ...sides.map((side) => Math.round(of(side, 'perSecond')).toLocaleString('en')),
    ...sides.map((side) => `${of(side, 'p99').toFixed(1)} ms`),
    ...sides.map((side) => `${of(side, 'processor').toFixed(0)} µs`),
  ];
  console.log(`| ${[name, ...cells].join(' | ')} |`);
}
await ours.close();
await plain.close();
console.log(
  `\n${cpus().length} cores, load ${before} before and ${load()} after; ${values.clients} connections, ${values.runs} runs of ${values.seconds} s, medians.`,
);

function load(): string {
  return (loadavg()[0] ?? 0).toFixed(1);
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/** Processor time that nginx's worker has taken, in microseconds: ticks are hundredths of a second (proc_pid_stat(5)). */
function processorTime({ pid }: RunningNginx): number {
  const worker = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  const fields = readFileSync(`/proc/${worker}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

function ask(nginx: RunningNginx, addresses: readonly string[]): Figures {
  const program = path.join(folder, 'turn.lua');
  const list = addresses.map((address) => JSON.stringify(address)).join(', ');
  writeFileSync(
    program,
    `local paths = { ${list} }\nlocal turn = 0\nfunction request()\n  turn = turn % #paths + 1\n  return wrk.format("GET", paths[turn])\nend\n`,
  );
  const started = processorTime(nginx);
  const { stdout, status } = spawnSync(
    'wrk',
    [
      ...['-t', '1', '-c', values.clients, '-d', `${values.seconds}s`, '--latency', '-s', program],
      ...['-H', 'Accept-Encoding: gzip, deflate, br', `http://127.0.0.1:${nginx.port}`],
    ],
    { encoding: 'utf8' },
  );
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  const answers = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  const [, slowest = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  if (status !== 0 || !perSecond || /Socket errors/.test(stdout)) throw new Error(`wrk has failed:\n${stdout}`);
  return {
    perSecond,
    p99: Number(slowest) * ({ us: 0.001, ms: 1, s: 1_000 }[unit] ?? Number.NaN),
    processor: (processorTime(nginx) - started) / answers,
  };
}
