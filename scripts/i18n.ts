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
import { ledgerFile, writeLedger } from '@/lib/translations/ledger';
import { figuresOf, printLocale } from '@/lib/translations/print-report';
import { readTranslations, reportOf, translatedLocales } from '@/lib/translations/read-translations';
import { stampAll } from '@/lib/translations/stamp';
import { statusReport } from '@/lib/translations/status-report';
import { exportLocale, importLocale } from '@/lib/translations/xliff/exchange';
import { messagesName } from '@/lib/translations/xliff/exchange-messages';
import type { Exchange } from '@/lib/translations/xliff/exchanged-files';
import { createTextIndex } from '@/lib/translations/xliff/page-texts';
import { readXliffFiles, writeFiles, xliffFolder } from '@/lib/translations/xliff/xliff-files';
import { bin, runStep } from '../lib/tools/run-step';

/**
 * The state of the translations. `npm run i18n` prints it (`-- --locale it --page docs/usage --json`),
 * `npm run i18n -- stamp <file or locale>…` stamps translations as made from their current sources,
 * `npm run i18n -- report` writes docs/translation-status.md. `npm run i18n -- export <locale>` writes files for translators
 * (`--stale`, `--page docs/usage`, `--out <folder>`), `npm run i18n -- import <locale> <file or folder>` takes them back.
 */
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: 'boolean' },
      locale: { type: 'string', multiple: true },
      page: { type: 'string' },
      stale: { type: 'boolean' },
      out: { type: 'string' },
    },
  });
  const [command, ...names] = positionals;
  if (command === undefined) print(values);
  else if (command === 'stamp') stamp(names);
  else if (command === 'report') report();
  else if (command === 'export') exportTo(names, values);
  else if (command === 'import') importFrom(names);
  else
    throw new Error(
      `There is no "${command}", only "stamp <file or locale>…", "report", "export <locale>" and "import <locale> <file or folder>"; alone, the state is printed.`,
    );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

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

/** Which pages `--page` names; all without it. @throws where it names none */
function pageChoice(page: string | undefined, pages: readonly string[]): (candidate: string) => boolean {
  const isPage = (candidate: string) => page === undefined || bare(candidate) === bare(page);
  if (pages.some(isPage)) return isPage;
  throw new Error(`There is no page "${page}". Name it by its path below the locale's folder, such as "docs/usage".`);
}

/** `docs/services/index.mdx`, `docs/services/` and `docs/services` are one page. */
function bare(page: string): string {
  return page.replace(/\.(?:mdx|json)$/, '').replace(/\/(?:index)?$/, '');
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
  { stale, page, out }: { stale?: boolean; page?: string; out?: string },
): void {
  const [name, ...others] = names;
  if (name === undefined || others.length > 0) throw new Error('Name one language: "npm run i18n -- export it".');
  const locale = translatedLocale(name);
  const exchange = exchangeOf(locale);
  const isWanted = pageChoice(page, [...exchange.translations.entries.map(pageOf), messagesName]);
  const { files, problems } = exportLocale(exchange, { isWanted, onlyBehind: stale });
  if (problems.length > 0) throw new ContentError(problems);
  const folder = out ?? xliffFolder(locale);
  writeFiles(folder, files);
  console.log(files.length === 0 ? 'There is nothing to translate.' : `Wrote ${files.length} files to ${folder}.`);
}

function importFrom(names: readonly string[]): void {
  const [name, place, ...others] = names;
  if (name === undefined || place === undefined || others.length > 0) {
    throw new Error('Name a language and its file or folder: "npm run i18n -- import it .xliff/it".');
  }
  const read = readXliffFiles(place);
  const { files, problems } = importLocale(exchangeOf(translatedLocale(name)), read);
  if (problems.length > 0) throw new ContentError(problems);
  writeFiles('.', files);
  for (const { file, samples } of files) {
    const left = samples.length > 0 ? ` Samples are still those of the English page: ${samples.join(', ')}.` : '';
    console.log(`Wrote ${file}.${left}`);
  }
  console.log(`${files.length} of ${read.length} files had something new. Read it, then stamp it.`);
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
