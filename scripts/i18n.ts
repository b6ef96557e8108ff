import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isLocale, type Locale, messageFile } from '@/i18n/locales';
import { contentRoot } from '@/lib/content/content-files';
import { collectionOf } from '@/lib/content/entry';
import { ContentError, formatProblem } from '@/lib/content/problem';
import { scanContent } from '@/lib/content/scan';
import { type LocaleReport, type PageReport, pageOf } from '@/lib/translations/analyse-locale';
import type { Block } from '@/lib/translations/blocks';
import { earlierTexts } from '@/lib/translations/changes-since';
import { blockIndex } from '@/lib/translations/compile-whole';
import { withoutDraftMark } from '@/lib/translations/draft/draft-mark';
import { draftPages, loadProvider } from '@/lib/translations/draft/draft-pages';
import { exportLocale, importLocale } from '@/lib/translations/exchange/exchange';
import { exchangeFolder, readReturnedFiles, writeFiles } from '@/lib/translations/exchange/exchange-files';
import { type ExchangeFormat, exchangeFormats } from '@/lib/translations/exchange/exchange-formats';
import { messagesName } from '@/lib/translations/exchange/exchange-messages';
import type { Exchange, ImportedFile } from '@/lib/translations/exchange/exchanged-files';
import { createTextIndex } from '@/lib/translations/exchange/page-texts';
import { emptyLedger, ledgerFile, readLedger, writeLedger } from '@/lib/translations/ledger';
import { pageChoice } from '@/lib/translations/page-choice';
import { figuresOf, printLocale } from '@/lib/translations/print-report';
import { readTranslations, reportOf, translatedLocales } from '@/lib/translations/read-translations';
import { recordReview, reviewsFile } from '@/lib/translations/reviews';
import { stampAll } from '@/lib/translations/stamp';
import { statusReport } from '@/lib/translations/status-report';
import { bin, runStep } from '../lib/tools/run-step';
import '@/lib/tools/report-errors';

/**
 * The state of the translations. `npm run i18n` prints it (`-- --locale it --page docs/usage --json`),
 * `npm run i18n -- stamp <file or locale>…` stamps translations as made from their current sources,
 * `npm run i18n -- report` writes docs/translation-status.md. `npm run i18n -- export <locale>` writes files for translators
 * (`--stale`, `--page docs/usage`, `--out <folder>`, `--format po`), `npm run i18n -- import <locale> <file or folder>`
 * takes them back. `npm run i18n -- draft <locale> <page>…` (`--missing`, `--stale`, `--provider <module>`) has pages
 * translated by a machine, `npm run i18n -- reviewed <locale> <page>… --by "Name"` records that somebody has read them.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean' },
    locale: { type: 'string', multiple: true },
    page: { type: 'string' },
    stale: { type: 'boolean' },
    out: { type: 'string' },
    format: { type: 'string' },
    missing: { type: 'boolean' },
    provider: { type: 'string' },
    by: { type: 'string' },
    day: { type: 'string' },
  },
});
const [command, ...names] = positionals;
if (command === undefined) print(values);
else if (command === 'stamp') stamp(names);
else if (command === 'report') report();
else if (command === 'export') exportTo(names, values);
else if (command === 'import') importFrom(names);
else if (command === 'draft') await draft(names, values);
else if (command === 'reviewed') reviewed(names, values);
else
  throw new Error(
    `There is no "${command}", only "stamp <file or locale>…", "report", "export <locale>", "import <locale> <file or folder>", "draft <locale> <page>…" and "reviewed <locale> <page>… --by <name>"; alone, the state is printed.`,
  );

/** @throws ContentError where pages cannot be read */
function load() {
  const { entries, problems } = scanContent(contentRoot);
  if (problems.length > 0) throw new ContentError(problems);
  return readTranslations(contentRoot, entries, blockIndex());
}

function print({ json = false, locale, page }: { json?: boolean; locale?: string[]; page?: string }): void {
  const chosen = locale?.map(translatedLocale) ?? translatedLocales;
  const translations = load();
  const pages = translations.entries.map((entry) => ({ entry, page: pageOf(entry) }));
  const isPage = pageChoice(
    page,
    pages.map((candidate) => candidate.page),
  );
  const reports = chosen.map((one): LocaleReport => {
    const whole = reportOf(one, translations);
    return { ...whole, pages: whole.pages.filter((own) => isPage(own.page)), missing: whole.missing.filter(isPage) };
  });
  const broken = translations.problems;
  if (json) {
    const locales = reports.map((one) => ({ ...one, figures: figuresOf(one) }));
    console.log(JSON.stringify({ problems: broken, locales }, undefined, 2));
  } else {
    const byFile = new Map(pages.map(({ entry }) => [entry.file, entry]));
    const blocksOfPage = ({ file }: PageReport): readonly Block[] => {
      const entry = byFile.get(file);
      return (entry && translations.blocksOf(entry)?.blocks) ?? [];
    };
    for (const one of reports) console.log(`${printLocale(one, earlier, blocksOfPage)}\n`);
    for (const problem of broken) console.log(formatProblem(problem));
  }
  if (broken.length > 0 || reports.some((one) => one.pages.some(({ structure }) => structure.length > 0))) {
    process.exitCode = 1;
  }
}

function earlier({ sourceFile, page, state }: PageReport): ReadonlyMap<string, string> {
  const collection = collectionOf(page.split('/')[0] ?? '');
  const hashes = [...state.blocks, ...state.fields].flatMap(({ stamped }) => (stamped ? [stamped.hash] : []));
  return collection ? earlierTexts(sourceFile, collection, new Set(hashes)) : new Map();
}

function translatedLocale(name: string): Locale {
  if (isLocale(name) && translatedLocales.includes(name)) return name;
  throw new Error(`There are no translations to "${name}". Choose of ${translatedLocales.join(', ')}.`);
}

function report(): void {
  const translations = load();
  if (translations.problems.length > 0) throw new ContentError(translations.problems);
  const file = path.join('docs', 'translation-status.md');
  writeFileSync(file, statusReport(translatedLocales.map((locale) => reportOf(locale, translations))));
  // Formats its tables as all others of the repository.
  runStep('Format', bin('biome'), ['format', '--write', '--log-level=error', file]);
  console.log(`Wrote ${file}.`);
}

function stamp(names: readonly string[]): void {
  if (names.length === 0) {
    throw new Error(
      'Name what to stamp: "npm run i18n -- stamp content/it/docs/usage.mdx", or a locale for all of it.',
    );
  }
  const { ledgers, problems } = stampAll(names, contentRoot, load());
  if (problems.length > 0) throw new ContentError(problems);
  for (const { locale, ledger, pageCount, messageCount, pictureCount } of ledgers) {
    writeLedger(contentRoot, locale, ledger);
    const messages = messageCount > 0 ? ` and ${messageCount} messages` : '';
    const pictures = pictureCount > 0 ? ` and ${pictureCount} pictures` : '';
    console.log(`Stamped ${pageCount} pages${messages}${pictures} in ${ledgerFile(contentRoot, locale)}.`);
  }
}

function exportTo(
  names: readonly string[],
  { stale, page, out, format = 'xliff' }: { stale?: boolean; page?: string; out?: string; format?: string },
): void {
  const [name, ...others] = names;
  if (name === undefined || others.length > 0) throw new Error('Name one language: "npm run i18n -- export it".');
  const isFormat = (one: string): one is ExchangeFormat => exchangeFormats.some((known) => known === one);
  if (!isFormat(format)) throw new Error(`There is no format "${format}". Choose of ${exchangeFormats.join(', ')}.`);
  const locale = translatedLocale(name);
  const exchange = exchangeOf(locale);
  const isWanted = pageChoice(page, [...exchange.translations.entries.map(pageOf), messagesName]);
  const { files, problems } = exportLocale(exchange, { isWanted, onlyBehind: stale, format });
  if (problems.length > 0) throw new ContentError(problems);
  const folder = out ?? exchangeFolder(locale, format);
  writeFiles(folder, files);
  console.log(files.length === 0 ? 'There is nothing to translate.' : `Wrote ${files.length} files to ${folder}.`);
}

function importFrom(names: readonly string[]): void {
  const [name, place, ...others] = names;
  if (name === undefined || place === undefined || others.length > 0) {
    throw new Error('Name a language and its file or folder: "npm run i18n -- import it .xliff/it".');
  }
  const read = readReturnedFiles(place);
  const { files, problems } = importLocale(exchangeOf(translatedLocale(name)), read);
  if (problems.length > 0) throw new ContentError(problems);
  writeFiles('.', files);
  for (const written of files) console.log(`Wrote ${written.file}.${samplesLeft(written)}`);
  console.log(`${files.length} of ${read.length} files had something new. Read it, then stamp it.`);
}

function samplesLeft({ samples }: ImportedFile): string {
  return samples.length > 0 ? ` Samples are still those of the English page: ${samples.join(', ')}.` : '';
}

async function draft(
  names: readonly string[],
  { missing, stale, provider = process.env.DRAFT_PROVIDER }: { missing?: boolean; stale?: boolean; provider?: string },
): Promise<void> {
  const [name, ...pages] = names;
  if (name === undefined || (pages.length === 0 && !missing && !stale)) {
    throw new Error('Name a language and its pages: "npm run i18n -- draft it docs/usage", or --missing, or --stale.');
  }
  const locale = translatedLocale(name);
  const exchange = exchangeOf(locale);
  const known = exchange.translations.entries.map(pageOf);
  const choices = pages.map((page) => pageChoice(page, known));
  const translate = await loadProvider(provider, process.env);
  const interrupt = new AbortController();
  process.once('SIGINT', () => interrupt.abort());
  const isNamed = (page: string) => choices.some((isPage) => isPage(page));
  const { problems, complete } = await draftPages(
    exchange,
    { isNamed, missing, stale },
    translate,
    interrupt.signal,
    (page, drafted) => {
      writeFiles('.', [drafted]);
      // The ledger says from which state of the source it was made; that nobody has read it, the page does.
      const ledger = readLedger(contentRoot, locale);
      const known = Array.isArray(ledger) ? emptyLedger : ledger;
      writeLedger(contentRoot, locale, { ...known, pages: new Map([...known.pages, [page, drafted.stamp]]) });
      console.log(`Drafted ${drafted.file}: ${drafted.unitCount} units.${samplesLeft(drafted)}`);
    },
  );
  for (const page of complete) console.log(`${page}: nothing is missing or stale.`);
  if (problems.length > 0) throw new ContentError(problems);
}

function reviewed(names: readonly string[], { by, day }: { by?: string; day?: string }): void {
  const [name, ...pages] = names;
  if (name === undefined || pages.length === 0 || by === undefined) {
    throw new Error('Say what was read, and by whom: "npm run i18n -- reviewed it docs/usage --by Anna".');
  }
  const locale = translatedLocale(name);
  const translations = load();
  const own = translations.entries.filter((entry) => entry.locale === locale);
  const choices = pages.map((page) => pageChoice(page, own.map(pageOf)));
  const read = own.filter((entry) => choices.some((isPage) => isPage(pageOf(entry))));
  recordReview(read, { by, day: day ?? new Date().toISOString().slice(0, 10) }, contentRoot, translations);
  for (const { file } of read) {
    const text = readFileSync(file, 'utf8');
    if (text !== withoutDraftMark(text)) writeFiles('.', [{ file, text: withoutDraftMark(text) }]);
  }
  console.log(`Recorded ${read.length} pages in ${reviewsFile(contentRoot)}.`);
}

function exchangeOf(locale: Locale): Exchange {
  const translations = load();
  if (translations.problems.length > 0) throw new ContentError(translations.problems);
  const textsOf = createTextIndex((file) => readFileSync(file, 'utf8'));
  const messagesOf = (one: Locale) => {
    const file = messageFile(one);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  return { locale, translations, textsOf, messagesOf };
}
