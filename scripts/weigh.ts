import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { overBudget, type PageBudget, type PageWeight, weighPage } from '@/lib/checks/page-weight';
import { type RouteRecord, readSiteData } from '@/lib/content/content-files';
import { describeSize, sizeOf } from '@/lib/hosting/host-limits';
import { exportedFiles } from '@/lib/hosting/write-host-files';
import { localizedPath } from '@/lib/routing/resolve-request';
import { kilobytes } from '../bench/statistics';

/** Weighs the heaviest pages of every kind of route, each in its heaviest language, against `page-budgets.json`. */
const out = 'out';
const candidatesPerKind = 8;
interface Budgets {
  readonly kinds: Readonly<Record<RouteRecord['kind'], PageBudget>>;
  /** Of the whole export. */
  readonly files: number;
  readonly bytes: number;
}

const budgets = JSON.parse(readFileSync('page-budgets.json', 'utf8')) as Budgets;
const { config, routes } = readSiteData();
const over: string[] = [];

for (const kind of Object.keys(budgets.kinds) as RouteRecord['kind'][]) {
  const heaviest = routes
    .filter((record) => record.kind === kind)
    .map((record) => heaviestOf(config.locales.map((locale) => localizedPath(locale, record.route))))
    .sort((a, b) => b.size - a.size)
    .slice(0, candidatesPerKind)
    .map(({ address }) => weighPage(out, address))
    .sort((a, b) => b.total - a.total);
  const worst = heaviest[0];
  if (!worst) continue;
  console.log(describe(kind, worst));
  over.push(...heaviest.flatMap((weight) => overBudget(weight, budgets.kinds[kind])));
}
const size = sizeOf(exportedFiles(out));
console.log(describeSize(size));
for (const part of ['files', 'bytes'] as const) {
  if (size[part] > budgets[part]) over.push(`The export: ${part} ${size[part]} is over its budget of ${budgets[part]}`);
}
if (over.length > 0) {
  console.error(over.join('\n'));
  process.exitCode = 1;
}

/** The address of the largest file; the languages of one page weigh about the same. */
function heaviestOf(addresses: readonly string[]): { address: string; size: number } {
  return addresses
    .map((address) => ({ address, size: statSync(path.join(out, address, 'index.html')).size }))
    .reduce((heaviest, page) => (page.size > heaviest.size ? page : heaviest));
}

function describe(kind: string, weight: PageWeight): string {
  return `${kind.padEnd(7)} ${weight.address}: ${kilobytes(weight.total)} in ${weight.requests} requests (HTML ${kilobytes(weight.html)}, CSS ${kilobytes(weight.css)}, script ${kilobytes(weight.script)}), navigation ${kilobytes(weight.navigation)}`;
}
