import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addressOf, compressExport, listHtml } from '@/lib/hosting/export-files';
import { readHosting } from '@/lib/hosting/hosting';
import { configurationFolder } from '@/lib/hosting/write-host-files';
import { processorTime } from './processor-time';
import { median } from './statistics';

const folder = path.join('.bench', 'load');
/** The English part of the export, compressed: what is beside it would be measured no otherwise. */
export const measuredExport = path.join(folder, 'out');

/** What is asked for in a row of the table. */
type Row = readonly [name: string, addresses: readonly string[]];

/** @throws where there is no whole export, or no wrk */
export async function prepareExport(from: string): Promise<readonly Row[]> {
  const out = measuredExport;
  readHosting(from);
  if (spawnSync('wrk', ['-v']).error) throw new Error('wrk is missing: apt-get install wrk.');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name === 'en' || name === '_site' || name.includes('.')) {
      cpSync(path.join(from, name), path.join(out, name), { recursive: true });
    }
  }
  cpSync(configurationFolder(from), configurationFolder(out), { recursive: true });
  await compressExport(out);
  const pages = listHtml(path.join(out, 'en'))
    .map((file) => addressOf(out, file))
    .filter((address) => address.endsWith('/'));
  const page = pages.find((address) => address.includes('/docs/usage/')) ?? pages[0] ?? '/en/';
  const script = readdirSync(path.join(out, '_site')).find((name) => /^early\..*\.js$/.test(name));
  if (!script || !existsSync(path.join(out, page, 'main.txt'))) throw new Error(`${from} is no whole export.`);
  return [
    ['one page', [page]],
    [`${pages.length} pages in turn`, pages],
    ['what a navigation fetches', [`${page}main.txt`]],
    ['a script', [`/_site/${script}`]],
    ['an address without its slash', [page.slice(0, -1)]],
    ['nothing there', ['/en/nothing/']],
  ];
}

/** How much is asked, as it is given to the command. */
export interface Load {
  readonly seconds: string;
  readonly runs: string;
  readonly clients: string;
}

/** A server that runs. */
interface Server {
  readonly pid: number | undefined;
  readonly port: number;
}

interface Figures {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p99: number;
  /** Processor time of nginx for one answer, in microseconds: the figure that a busy machine changes least. */
  readonly processor: number;
}

/** Asks servers in turn. @returns a row of a Markdown table: the medians of each */
export function measureRow([name, addresses]: Row, servers: readonly Server[], load: Load): string {
  const runs = Array.from({ length: Number(load.runs) }, () => servers.map((server) => ask(server, addresses, load)));
  const of = (side: number, what: keyof Figures) => median(runs.map((run) => run[side]?.[what] ?? Number.NaN));
  const sides = servers.map((_, side) => side);
  const cells = [
    ...sides.map((side) => Math.round(of(side, 'perSecond')).toLocaleString('en')),
    ...sides.map((side) => `${of(side, 'p99').toFixed(1)} ms`),
    ...sides.map((side) => `${of(side, 'processor').toFixed(0)} µs`),
  ];
  return `| ${[name, ...cells].join(' | ')} |`;
}

function ask({ pid, port }: Server, addresses: readonly string[], { clients, seconds }: Load): Figures {
  const program = path.join(folder, 'turn.lua');
  const list = addresses.map((address) => JSON.stringify(address)).join(', ');
  writeFileSync(
    program,
    `local paths = { ${list} }\nlocal turn = 0\nfunction request()\n  turn = turn % #paths + 1\n  return wrk.format("GET", paths[turn])\nend\n`,
  );
  const worker = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  const started = processorTime(worker).own;
  const { stdout, status } = spawnSync(
    'wrk',
    [
      ...['-t', '1', '-c', clients, '-d', `${seconds}s`, '--latency', '-s', program],
      ...['-H', 'Accept-Encoding: gzip, deflate, br', `http://127.0.0.1:${port}`],
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
    processor: ((processorTime(worker).own - started) * 1e6) / answers,
  };
}
