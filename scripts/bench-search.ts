import { rmSync } from 'node:fs';
import path from 'node:path';
import { builtContentRoot } from '@/lib/content/built-files';
import { readSiteData } from '@/lib/content/content-files';
import { writeSearchIndexes } from '@/lib/search/embedded/write-indexes';
import { readQuestions } from '@/lib/search/questions';
import {
  printInBrowser,
  printPeer,
  printQuality,
  printQuestions,
  printSizes,
  type SearchBench,
} from '../bench/print-search';

/**
 * Measures the embedded search: what it finds of the queries in bench/search/queries, what a search fetches, and how long
 * it takes. `npm run content` first; `npm run bench:search [-- --verbose --browser --peer --dev de zh …]`.
 * `--dev` takes the queries of bench/search/dev instead: those whose failures may be looked at while the search is tuned.
 * `--hard` takes those of bench/search/hard, typed by people who do not know the product's words: their first half may be
 * looked at, the second is only counted.
 * `--questions` prints the written questions (docs/search.md) that do not lead to their own page first.
 * `--browser` also times it in Chromium with a slow processor; `--peer` does the same with Pagefind, which it installs into a
 * temporary folder, on the same texts.
 */
const args = process.argv.slice(2);
const isHard = args.includes('--hard');
const chosen = args.filter((argument) => !argument.startsWith('--'));
const data = readSiteData();
const bench: SearchBench = {
  outFolder: path.join('.bench', 'search'),
  docsTag: `docs-default-${data.versions.find((version) => version.isLast)?.name}`,
  locales: data.config.locales.filter((locale) => chosen.length === 0 || chosen.includes(locale)),
  queriesFolder: path.join('bench', 'search', isHard ? 'hard' : args.includes('--dev') ? 'dev' : 'queries'),
  isHard,
  isVerbose: args.includes('--verbose'),
};

rmSync(bench.outFolder, { recursive: true, force: true });
const started = performance.now();
await writeSearchIndexes(bench.outFolder, builtContentRoot(), data);
console.log(
  `Indexes of ${data.config.locales.length} locales built in ${(performance.now() - started).toFixed(0)} ms.`,
);
if (args.includes('--questions')) await printQuestions(bench, readQuestions('content').questions);
else await printQuality(bench);
const firstAnswers = await printSizes(bench);
if (args.includes('--browser')) await printInBrowser(bench);
if (args.includes('--peer')) await printPeer(bench, firstAnswers);
