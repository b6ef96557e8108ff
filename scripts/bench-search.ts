import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Locale, locales, localeTable } from '@/i18n/locales';
import { builtContentRoot, readSiteData, recordsFile } from '@/lib/content/content-files';
import { parseQueries, type QueryCase, routeIn, scoreOf } from '@/lib/search/bench/queries';
import { createEmbeddedClient } from '@/lib/search/embedded/client';
import { writeSearchIndexes } from '@/lib/search/embedded/write-indexes';
import type { SearchRecord } from '@/lib/search/search-client';
import { installPeer } from '../bench/measure-peer';
import { measureInBrowser } from '../bench/measure-search';

/**
 * Measures the embedded search: what it finds of the queries in bench/search/queries, what a search fetches, and how long
 * it takes. `npm run content` first; `npm run bench:search [-- --verbose --browser --peer --dev de zh …]`.
 * `--dev` takes the queries of bench/search/dev instead: those whose failures may be looked at while the search is tuned.
 * `--hard` takes those of bench/search/hard, typed by people who do not know the product's words: their first half may be
 * looked at, the second is only counted.
 * `--browser` also times it in Chromium with a slow processor; `--peer` does the same with Pagefind, which it installs into a
 * temporary folder, on the same texts.
 */
const outFolder = path.join('.bench', 'search');
const args = process.argv.slice(2);
const isHard = args.includes('--hard');
const queriesFolder = path.join('bench', 'search', isHard ? 'hard' : args.includes('--dev') ? 'dev' : 'queries');
const verbose = args.includes('--verbose');
const chosen = args.filter((argument) => !argument.startsWith('--'));

const data = readSiteData();
const docsTag = `docs-default-${data.versions.find((version) => version.isLast)?.name}`;
rmSync(outFolder, { recursive: true, force: true });
const buildStarted = performance.now();
await writeSearchIndexes(outFolder, builtContentRoot(), data);
console.log(
  `Indexes of ${data.config.locales.length} locales built in ${(performance.now() - buildStarted).toFixed(0)} ms.`,
);

/** Files as served by a host, with the names of those that were requested. */
function hostOf(): { fetch: typeof globalThis.fetch; sent: Set<string> } {
  const sent = new Set<string>();
  return {
    sent,
    fetch: async (input) => {
      const text = readFileSync(path.join(outFolder, String(input)));
      sent.add(String(input));
      return new Response(text);
    },
  };
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const percent = (share: number) => share.toFixed(3);

function queriesOf(locale: Locale): QueryCase[] {
  const file = path.join(queriesFolder, `${locale}.json`);
  return existsSync(file) ? parseQueries(readFileSync(file, 'utf8'), file) : [];
}

interface RankedQueries {
  readonly ranks: number[];
  /** Milliseconds of each query, with everything fetched. */
  readonly times: number[];
  /** The first pages of each query. */
  readonly firsts: string[][];
  /** Whether the first result of a query is a section that answers it, where its page is right. */
  readonly sections: boolean[];
  /** Whether the answer to a query says of itself that it is weak. */
  readonly weak: boolean[];
}

async function ranksOf(locale: Locale, queries: readonly QueryCase[]): Promise<RankedQueries> {
  const client = createEmbeddedClient({ locale, docsTag, fetch: hostOf().fetch });
  await client.prepare();
  const ranks: number[] = [];
  const times: number[] = [];
  const firsts: string[][] = [];
  const sections: boolean[] = [];
  const weak: boolean[] = [];
  for (const { query, expect } of queries) {
    const search = { query, locale, docsTags: ['default', docsTag], hitsPerPage: 40, snippetWords: 10 };
    await client.search(search);
    const started = performance.now();
    const { hits, isWeak = false } = await client.search(search);
    weak.push(isWeak);
    times.push(performance.now() - started);
    const addresses = hits.map((hit) => hit.url.slice(locale.length + 1));
    const pages = [...new Set(addresses.map(routeIn))];
    firsts.push(pages.slice(0, 3));
    ranks.push(pages.findIndex((route) => expect.map(routeIn).includes(route)) + 1);
    sections.push(expect.includes(addresses[0] ?? ''));
  }
  return { ranks, times, firsts, sections, weak };
}

const known = existsSync(queriesFolder)
  ? readdirSync(queriesFolder).map((name) => path.basename(name, '.json') as Locale)
  : [];
for (const locale of locales.filter((one) => known.includes(one) && (chosen.length === 0 || chosen.includes(one)))) {
  const queries = queriesOf(locale);
  const { ranks, times, firsts, sections, weak } = await ranksOf(locale, queries);
  const half = isHard ? Math.ceil(queries.length / 2) : queries.length;
  const p95 = [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)]?.toFixed(1);
  for (const [name, from, to] of [
    [locale, 0, half],
    ['  unseen', half, queries.length],
  ] as const) {
    if (from === to) continue;
    const score = scoreOf(ranks.slice(from, to));
    const first = sections.slice(from, to).filter((_, at) => ranks[from + at] === 1);
    const right = isHard ? `  section ${percent(first.filter(Boolean).length / Math.max(1, first.length))}` : '';
    console.log(
      `${name.padEnd(8)} ${String(to - from).padStart(3)} queries  S@1 ${percent(score.atOne)}  S@5 ${percent(score.atFive)}  MRR@10 ${percent(score.reciprocal)}${right}  weak ${weak.slice(from, to).filter(Boolean).length}  p95 ${p95} ms`,
    );
  }
  if (!verbose) continue;
  queries.slice(0, half).forEach(({ query, expect, kind }, index) => {
    if (ranks[index] !== 1 || (isHard && !sections[index]))
      console.log(
        `  ${ranks[index] || 'not found'}  [${kind}] ${query} → ${expect.join(' ')}, not ${firsts[index]?.join(' ')}`,
      );
  });
}

/** A query of three words in the locale's script. */
function sample(locale: Locale): string {
  const { script } = localeTable[locale];
  if (script === 'hans' || script === 'hant') return '视频字幕翻译';
  return script === 'kana' ? '動画の字幕 翻訳' : 'translate video subtitles';
}

const firstAnswers = new Map<Locale, string>();
console.log('\nBytes (brotli) before and with the first answer, and the time to load the index:');
for (const locale of data.config.locales) {
  if (chosen.length > 0 && !chosen.includes(locale)) continue;
  const host = hostOf();
  const client = createEmbeddedClient({ locale, docsTag, fetch: host.fetch });
  const started = performance.now();
  await client.prepare();
  const load = performance.now() - started;
  const ofIndex = new Set(host.sent);
  await client.search({
    query: sample(locale),
    locale,
    docsTags: ['default', docsTag],
    hitsPerPage: 20,
    snippetWords: 10,
  });
  const bytes = (part: string) =>
    [...host.sent]
      .filter((address) => address.includes(part))
      .reduce((sum, address) => sum + brotliCompressSync(readFileSync(path.join(outFolder, address))).length, 0);
  firstAnswers.set(locale, `${kilobytes(bytes('/'))} in ${host.sent.size} files`);
  console.log(
    `${locale.padEnd(8)} index ${kilobytes(bytes('search-index'))}  words ${kilobytes(bytes('search-words'))}  texts ${kilobytes(bytes('search-text'))}  together ${kilobytes(bytes('/'))} in ${host.sent.size} files (${ofIndex.size} before typing)  load ${load.toFixed(1)} ms`,
  );
}

if (args.includes('--browser')) {
  console.log('\nIn Chromium with a quarter of the processor, each query typed letter by letter (ms):');
  for (const locale of data.config.locales) {
    if (chosen.length > 0 && !chosen.includes(locale)) continue;
    const queries = queriesOf(locale).map(({ query }) => query);
    const figures = await measureInBrowser(outFolder, locale, docsTag, [sample(locale), ...queries].slice(0, 12));
    console.log(
      `${locale.padEnd(8)} load ${figures.load.toFixed(0)} (blocked ${figures.loadBlocked.toFixed(0)})  search p95 ${figures.search.toFixed(1)}  blocked p95 ${figures.blocked.toFixed(1)}, at most ${figures.blockedMost.toFixed(1)}`,
    );
  }
}

if (args.includes('--peer')) {
  const peer = await installPeer();
  if (typeof peer === 'string') {
    console.log(`\nNo comparison with Pagefind: ${peer}.`);
  } else {
    console.log(
      `\nPagefind ${peer.version} on the same texts: bytes to the first results (five of its, twenty of ours),`,
    );
    console.log('and p95 of a search in Chromium with a quarter of the processor:');
    for (const locale of data.config.locales.filter((one) => firstAnswers.has(one))) {
      const queries = queriesOf(locale);
      const texts = queries.map(({ query }) => query);
      const all = JSON.parse(
        readFileSync(path.join(builtContentRoot(), recordsFile(locale)), 'utf8'),
      ) as SearchRecord[];
      const records = all.filter((record) => record.docsTag === 'default' || record.docsTag === docsTag);
      const theirs = await peer.measure(locale, records, sample(locale), texts);
      const ours = await measureInBrowser(outFolder, locale, docsTag, [sample(locale), ...texts].slice(0, 12));
      console.log(`${locale.padEnd(8)} ours      ${firstAnswers.get(locale)}, p95 ${ours.search.toFixed(1)} ms`);
      const score = scoreOf(
        theirs.found.map((routes, index) => routes.findIndex((route) => queries[index]?.expect.includes(route)) + 1),
      );
      const quality =
        queries.length > 0
          ? `, S@1 ${percent(score.atOne)}  S@5 ${percent(score.atFive)}  MRR@10 ${percent(score.reciprocal)}`
          : '';
      console.log(
        `         Pagefind  ${kilobytes(theirs.bytes)} in ${theirs.files} files, p95 ${theirs.search.toFixed(1)} ms${quality}`,
      );
    }
    await peer.remove();
  }
}
