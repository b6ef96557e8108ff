import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Locale, localeTable } from '@/i18n/locales';
import { builtContentRoot, recordsFile } from '@/lib/content/built-files';
import { parseQueries, type QueryCase, routeIn, scoreOf } from '@/lib/search/bench/queries';
import { createEmbeddedClient } from '@/lib/search/embedded/client';
import type { Questions } from '@/lib/search/questions';
import type { SearchRecord } from '@/lib/search/search-client';
import { installPeer } from './measure-peer';
import { measureInBrowser } from './measure-search';
import { kilobytes } from './statistics';

/** The search that is measured. */
export interface SearchBench {
  /** Folder of its indexes. */
  readonly outFolder: string;
  readonly docsTag: string;
  readonly locales: readonly Locale[];
  readonly queriesFolder: string;
  /** Whether the second half of the queries is only counted. */
  readonly isHard: boolean;
  /** Whether queries that find something else are printed. */
  readonly isVerbose: boolean;
}

/** Files as served by a host, with the names of those that were requested. */
function hostOf({ outFolder }: SearchBench): { fetch: typeof globalThis.fetch; sent: Set<string> } {
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

const percent = (share: number) => share.toFixed(3);

function queriesOf(locale: Locale, { queriesFolder }: SearchBench): QueryCase[] {
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

async function ranksOf(
  locale: Locale,
  queries: readonly Pick<QueryCase, 'query' | 'expect'>[],
  bench: SearchBench,
): Promise<RankedQueries> {
  const { docsTag } = bench;
  const client = createEmbeddedClient({ locale, docsTag, fetch: hostOf(bench).fetch });
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

/**
 * Prints how many of the written questions lead to their own page first, and those that do not: they lead others astray.
 */
export async function printQuestions(bench: SearchBench, questions: Questions): Promise<void> {
  for (const locale of bench.locales) {
    const asked = Object.entries(questions.get(locale) ?? {}).flatMap(([place, phrases]) =>
      phrases.map((query) => ({ query, expect: [place] })),
    );
    if (asked.length === 0) continue;
    const { ranks, firsts } = await ranksOf(locale, asked, bench);
    console.log(
      `${locale.padEnd(8)} ${ranks.filter((rank) => rank === 1).length} of ${asked.length} questions lead to their page`,
    );
    asked.forEach(({ query, expect }, index) => {
      if (ranks[index] !== 1) console.log(`  "${query}" leads to ${firsts[index]?.[0] ?? 'nothing'}, not ${expect[0]}`);
    });
  }
}

/** Prints what is found of the queries, and how long it takes. */
export async function printQuality(bench: SearchBench): Promise<void> {
  const { queriesFolder, isHard, isVerbose } = bench;
  const known = existsSync(queriesFolder)
    ? readdirSync(queriesFolder).map((name) => path.basename(name, '.json') as Locale)
    : [];
  for (const locale of bench.locales.filter((one) => known.includes(one))) {
    const queries = queriesOf(locale, bench);
    const { ranks, times, firsts, sections, weak } = await ranksOf(locale, queries, bench);
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
    if (!isVerbose) continue;
    queries.slice(0, half).forEach(({ query, expect, kind }, index) => {
      if (ranks[index] !== 1 || (isHard && !sections[index]))
        console.log(
          `  ${ranks[index] || 'not found'}  [${kind}] ${query} → ${expect.join(' ')}, not ${firsts[index]?.join(' ')}`,
        );
    });
  }
}

/** A query of three words in the locale's script. */
function sample(locale: Locale): string {
  const { script } = localeTable[locale];
  if (script === 'hans' || script === 'hant') return '视频字幕翻译';
  return script === 'kana' ? '動画の字幕 翻訳' : 'translate video subtitles';
}

/** Prints what a search fetches. @returns the bytes of the first answer, in words */
export async function printSizes(bench: SearchBench): Promise<ReadonlyMap<Locale, string>> {
  const { docsTag, outFolder } = bench;
  const firstAnswers = new Map<Locale, string>();
  console.log('\nBytes (brotli) before and with the first answer, and the time to load the index:');
  for (const locale of bench.locales) {
    const host = hostOf(bench);
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
  return firstAnswers;
}

/** Prints how long a search takes in a browser. */
export async function printInBrowser(bench: SearchBench): Promise<void> {
  const { outFolder, docsTag } = bench;
  console.log('\nIn Chromium with a quarter of the processor, each query typed letter by letter (ms):');
  for (const locale of bench.locales) {
    const queries = queriesOf(locale, bench).map(({ query }) => query);
    const figures = await measureInBrowser(outFolder, locale, docsTag, [sample(locale), ...queries].slice(0, 12));
    console.log(
      `${locale.padEnd(8)} load ${figures.load.toFixed(0)} (blocked ${figures.loadBlocked.toFixed(0)})  search p95 ${figures.search.toFixed(1)}  blocked p95 ${figures.blocked.toFixed(1)}, at most ${figures.blockedMost.toFixed(1)}`,
    );
  }
}

/** Prints the same of Pagefind. @param firstAnswers as `printSizes` returns them */
export async function printPeer(bench: SearchBench, firstAnswers: ReadonlyMap<Locale, string>): Promise<void> {
  const { outFolder, docsTag } = bench;
  const peer = await installPeer();
  if (typeof peer === 'string') {
    console.log(`\nNo comparison with Pagefind: ${peer}.`);
    return;
  }
  console.log(
    `\nPagefind ${peer.version} on the same texts: bytes to the first results (five of its, twenty of ours),`,
  );
  console.log('and p95 of a search in Chromium with a quarter of the processor:');
  for (const locale of bench.locales) {
    const queries = queriesOf(locale, bench);
    const texts = queries.map(({ query }) => query);
    const all = JSON.parse(readFileSync(path.join(builtContentRoot(), recordsFile(locale)), 'utf8')) as SearchRecord[];
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
