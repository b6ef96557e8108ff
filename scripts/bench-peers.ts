import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { buildPeer, contentsOf, versionsOf } from '@/bench/peers/build-peer';
import type { PlainDoc } from '@/bench/peers/docs-copy';
import { measureSearchUse } from '@/bench/peers/measure-search-use';
import { measureVisit, type Visit } from '@/bench/peers/measure-visit';
import { type BuildResult, buildTable, type SiteResult, siteTable } from '@/bench/peers/results';
import { replaceBetweenMarkers } from '@/bench/peers/results-table';
import { createStaticHost, type StaticHost } from '@/bench/peers/static-host';
import { cacheFolder, ours, peers, type Subject } from '@/bench/peers/subjects';
import { readDocs } from '@/bench/peers/write-peer-sources';
import { messageOf } from '@/lib/tools/error-messages';
import { writeWhole } from '@/lib/tools/write-files';
import { englishContent } from '../bench/english-content';
import { forgetExport, measureExport, pagesIn } from '../bench/measure-export';
import { realSite } from '../lib/export/sites';
import { ensureBrowser } from '../lib/tools/ensure-installed';
import { bin, runStep } from '../lib/tools/run-step';

/**
 * Builds the English docs with other generators, and measures them and our own export in one run:
 * `npm run bench:peers [-- --only ours,starlight --skip-build --runs 5]`. A run with everything writes its tables into
 * the README. Not part of the gate. docs/benchmarks.md has the method.
 */
const args = process.argv.slice(2);
const only = optionOf('--only')?.split(',');
const runs = Number(optionOf('--runs') ?? 5);
const skipBuild = args.includes('--skip-build');
const known = ['ours', ...peers.map(({ id }) => id)];
const wrong = only?.filter((id) => !known.includes(id)) ?? [];
if (wrong.length > 0 || !(runs >= 1)) {
  console.error(`Usage: npm run bench:peers -- --only ${known.join(',')} --skip-build --runs 5`);
  process.exit(1);
}
const isChosen = (id: string) => only?.includes(id) ?? true;
const chosenPeers = peers.filter(({ id }) => isChosen(id));

/** Reasons why a measurement failed. The others continue. */
const failures: string[] = [];

function optionOf(option: string): string | undefined {
  const index = args.indexOf(option);
  return index === -1 ? undefined : args[index + 1];
}

function fail(name: string, error: unknown): void {
  const [reason] = messageOf(error).split('\n');
  failures.push(`${name}: ${reason}`);
  console.error(`${name}: ${reason}`);
}

/** Stores the measurements of a build, for runs that measure the site alone. */
const buildFile = (id: string) => path.join(cacheFolder, `${id}.build.json`);

async function built(id: string, name: string, build: () => Promise<BuildResult>): Promise<BuildResult[]> {
  try {
    if (skipBuild) {
      if (!existsSync(buildFile(id))) throw new Error('there is no earlier build: leave out --skip-build');
      return [JSON.parse(readFileSync(buildFile(id), 'utf8')) as BuildResult];
    }
    console.log(`Building ${name}…`);
    const result = await build();
    writeWhole(buildFile(id), JSON.stringify(result));
    return [result];
  } catch (error) {
    fail(name, error);
    return [];
  }
}

async function buildAll(): Promise<BuildResult[]> {
  const results: BuildResult[] = [];
  if (isChosen('ours')) {
    const english = 'Ours, English only';
    const all = 'Ours, 15 languages';
    // English first: the last export is the one measured in the browser.
    results.push(
      ...(await built('ours-english', english, async () => {
        const options = englishContent(path.join('.bench', 'english'));
        forgetExport();
        const figures = await measureExport(options);
        return { name: english, ...figures, ...contentsOf(options.out), pages: pagesIn(options.out) };
      })),
      ...(await built('ours', all, async () => {
        forgetExport();
        const figures = await measureExport(realSite);
        return { name: all, ...figures, ...contentsOf(realSite.out), pages: pagesIn(realSite.out) };
      })),
    );
  }
  for (const peer of chosenPeers) {
    results.push(...(await built(peer.id, peer.name, () => buildPeer(peer, readDocs(realSite.out)))));
  }
  return results;
}

/** With the version of the browser. */
type MeasuredSite = SiteResult & { readonly version: string };

async function measureSite(subject: Subject, nextTitle: string): Promise<MeasuredSite> {
  console.log(`Visiting ${subject.name}…`);
  const { name } = subject;
  const host = await createStaticHost(subject.folder);
  const browser = await launchBrowser(host);
  const version = browser.version();
  const visits: Visit[] = [];
  try {
    // The first visit is not counted: it makes the host compress the files.
    for (let run = 0; run <= runs; run += 1) {
      const visit = await measureVisit(browser, host, subject, nextTitle);
      if (run > 0) visits.push(visit);
    }
    await measureSearchUse(browser, host, subject);
    return { name, visits, version, search: await measureSearchUse(browser, host, subject) };
  } catch (error) {
    fail(name, error);
    return { name, visits, version };
  } finally {
    await browser.close();
    host.close();
  }
}

function launchBrowser({ keyHash }: StaticHost): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      `--ignore-certificate-errors-spki-list=${keyHash}`,
      '--disable-background-networking',
    ],
  });
}

async function measureSites(docs: readonly PlainDoc[]): Promise<readonly MeasuredSite[]> {
  const nextTitle = docs.find(({ id }) => id === 'faq')?.title ?? '';
  const results: MeasuredSite[] = [];
  for (const subject of [...(isChosen('ours') ? [ours] : []), ...chosenPeers]) {
    if (existsSync(subject.folder)) results.push(await measureSite(subject, nextTitle));
  }
  return results;
}

const loadOf = () => os.loadavg()[0]?.toFixed(1) ?? 'unknown';

if (!existsSync(realSite.out) && (skipBuild || !isChosen('ours'))) {
  console.error('The docs are taken from our own export, and there is none: npm run build');
  process.exit(1);
}
const builds = await buildAll();
const docs = readDocs(realSite.out);
const loadBefore = loadOf();
const results = await measureSites(docs);
const [{ version } = { version: 'unknown' }] = results;

const versions = chosenPeers
  .filter(({ work }) => existsSync(path.join(work, 'node_modules')))
  .map((peer) => `${peer.name}: ${versionsOf(peer)}; search: ${peer.search.name}.`);
const report = [
  `${new Date().toISOString().slice(0, 10)}, ${os.cpus().length} cores, load ${loadBefore} before and ${loadOf()} after the visits, Node ${process.versions.node}, Chromium ${version}. \`npm run bench:peers\` repeats it; [docs/benchmarks.md](docs/benchmarks.md) says how it is done. The best of each row is bold.`,
  `**Build from nothing** of the same ${docs.length} English docs. Ours also builds the site’s other pages, and 15 languages where it says so; compare by page.`,
  buildTable(builds),
  `**A page of the docs** ("Usage"), bytes as transferred (brotli, HTTP/2), with Slow 4G and a quarter of the processor: median of ${runs} visits.`,
  siteTable(results),
  versions.join(' '),
  ...(failures.length > 0 ? [`Could not be measured: ${failures.join('; ')}.`] : []),
].join('\n\n');
console.log(`\n${report}`);
writeFileSync(path.join(cacheFolder, 'report.md'), `${report}\n`);

if (only === undefined) {
  writeFileSync('README.md', replaceBetweenMarkers(readFileSync('README.md', 'utf8'), report));
  runStep('Format', bin('biome'), ['format', '--write', 'README.md']);
  console.log('\nThe tables are in README.md.');
}
