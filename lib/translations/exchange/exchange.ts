import path from 'node:path';
import { sourceLocale } from '@/i18n/locales';
import type { ContentEntry } from '@/lib/content/entry';
import type { Problem } from '@/lib/content/problem';
import { toPosix } from '@/lib/tools/list-files';
import { pageOf } from '../analyse-locale';
import { type ExchangeFormat, exchangedName, formatOf, readExchanged } from './exchange-formats';
import { exportMessages, importMessages, messagesName } from './exchange-messages';
import { exportPage, importPage, unitsOfPage } from './exchange-pages';
import type { Exchange, ImportedFile, ReturnedFile, TextFile } from './exchanged-files';

export interface ExportChoice {
  /** Pages by path below the locale's folder, `messages.json` for the messages; all where it is not given. */
  readonly isWanted?: (name: string) => boolean;
  /** Leaves out what has nothing stale or missing. */
  readonly onlyBehind?: boolean;
  /** XLIFF where it is not given. */
  readonly format?: ExchangeFormat;
}

/** A language's files for translators, by name below the folder that they get; none where there is a problem. */
export function exportLocale(
  exchange: Exchange,
  { isWanted = () => true, onlyBehind = false, format = 'xliff' }: ExportChoice = {},
): { readonly files: readonly TextFile[]; readonly problems: readonly Problem[] } {
  const results = sourcesOf(exchange)
    .filter((source) => isWanted(pageOf(source)))
    .map((source) => unitsOfPage(source, exchange));
  const problems = results.filter((result) => 'message' in result);
  const files = results.flatMap((result) =>
    'units' in result && (result.isBehind || !onlyBehind) ? exportPage(result, exchange.locale, format) : [],
  );
  const messages = isWanted(messagesName) ? exportMessages(exchange, onlyBehind, format) : [];
  return { files: problems.length > 0 ? [] : [...files, ...messages], problems };
}

/**
 * Takes translators' files back. Writes nothing: either every file is right, or there is a problem for each fault.
 * Files that bring nothing new have no result.
 */
export function importLocale(
  exchange: Exchange,
  files: readonly TextFile[],
): { readonly files: readonly ImportedFile[]; readonly problems: readonly Problem[] } {
  const sources = new Map(sourcesOf(exchange).map((source) => [pageOf(source), source]));
  const taken = new Map<string, string>();
  const imported: ImportedFile[] = [];
  const problems: Problem[] = [];
  for (const { file, text } of files) {
    const returned = readExchanged(file, text);
    const result = Array.isArray(returned) ? returned : importReturned(returned, exchange, sources, taken);
    if (Array.isArray(result)) problems.push(...result);
    else if (result) imported.push(result);
    if (!Array.isArray(returned)) taken.set(returned.original, file);
  }
  return { files: problems.length > 0 ? [] : imported, problems };
}

/** @param taken earlier files of this import, by what they are of */
function importReturned(
  returned: ReturnedFile,
  exchange: Exchange,
  sources: ReadonlyMap<string, ContentEntry>,
  taken: ReadonlyMap<string, string>,
): ImportedFile | undefined | Problem[] {
  const { file, original, sourceLanguage, targetLanguage } = returned;
  const refuse = (message: string, remedy: string): Problem[] => [{ file, line: 1, message, remedy }];
  const [from, to] = [sourceLocale, exchange.locale];
  if (sourceLanguage !== from || targetLanguage.toLowerCase() !== to.toLowerCase()) {
    return refuse(
      `The file translates from "${sourceLanguage}" to "${targetLanguage}", not from "${from}" to "${to}".`,
      'Import it for the language that it is for.',
    );
  }
  const source = sources.get(original);
  if (!source && original !== messagesName) {
    return refuse(
      `The file is of "${original}", which is no page of the source.`,
      'Leave the name of the page in the file as it was exported; if the page was renamed, export it again.',
    );
  }
  const place = toPosix(path.resolve(file));
  const named = [...sources.keys()].find((page) => place.endsWith(`/${exchangedName(page, formatOf(file))}`));
  if (named !== undefined && named !== original) {
    return refuse(
      `The file has the name of ${named}, and is of ${original}.`,
      `Name it ${exchangedName(original, formatOf(file))}, or take the right one.`,
    );
  }
  const other = taken.get(original);
  if (other !== undefined) return refuse(`${other} is of ${original} too.`, 'Keep the one that is right.');
  return source ? importPage(returned, source, exchange) : importMessages(returned, exchange);
}

export function sourcesOf({ translations: { entries } }: Exchange): ContentEntry[] {
  return entries.filter(({ locale, frontMatter }) => locale === sourceLocale && !frontMatter.draft);
}
