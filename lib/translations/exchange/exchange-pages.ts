import path from 'node:path';
import { type Locale, sourceLocale } from '@/i18n/locales';
import type { ContentEntry } from '@/lib/content/entry';
import type { Problem } from '@/lib/content/problem';
import { pageOf } from '../analyse-locale';
import type { FieldName } from '../blocks';
import { emptyGlossary } from '../glossary';
import { acceptUnits } from './accept-units';
import { type ExchangeFormat, exchangedName, writeExchanged } from './exchange-formats';
import type { Exchange, ImportedFile, ReturnedFile, TextFile } from './exchanged-files';
import { type PageUnits, pageUnits } from './page-units';
import { writePage } from './write-page';

/** A page's file for translators. */
export function exportPage({ page, units }: PageUnits, locale: Locale, format: ExchangeFormat): TextFile {
  return { file: exchangedName(page, format), text: writeExchanged({ locale, original: page, units }, format) };
}

/** Puts a translator's texts into the page's translation; `undefined` where they bring nothing new. */
export function importPage(
  returned: ReturnedFile,
  original: ContentEntry,
  exchange: Exchange,
): ImportedFile | undefined | Problem[] {
  const page = unitsOfPage(original, exchange);
  if ('message' in page) return [page];
  const { source, translation } = page;
  const accepted = acceptUnits(returned, {
    units: page.units,
    sourceFile: source.entry.file,
    exportCommand: `npm run i18n -- export ${exchange.locale} --page ${page.page.replace(/\.mdx$/, '')}`,
    mayLack: ({ name }) => translation !== undefined && optionalFields.has(name),
  });
  if (Array.isArray(accepted)) return accepted;
  const file = translation?.entry.file ?? translatedFile(source.entry, exchange.locale);
  const written = writePage(page, accepted, file);
  if (written === undefined) return undefined;
  if ('text' in written) return { file, text: written.text, samples: written.samples };
  const lines = new Map(returned.units.map(({ id, line }) => [id, line]));
  return written.map(({ id, message, remedy }) => ({
    file: returned.file,
    line: id === undefined ? undefined : lines.get(id),
    message: id === undefined ? message : `Unit "${id}": ${message}`,
    remedy,
  }));
}

/** Fields of the front matter that a translation may leave out. */
const optionalFields: ReadonlySet<string> = new Set(['sidebarLabel', 'keywords'] satisfies FieldName[]);

/** The units of a page of the source, with their present translations. */
export function unitsOfPage(source: ContentEntry, { locale, translations, textsOf }: Exchange): PageUnits | Problem {
  const { entries, ledgers, glossaries } = translations;
  const entry = entries.find(
    (other) => other.locale === locale && other.folder === source.folder && other.slug === source.slug,
  );
  const [original, translation] = [source, entry].map((one) => one && textsOf(one));
  if (!original || (entry && !translation)) {
    const { file } = original && entry ? entry : source;
    return { file, message: 'The page is no MDX.', remedy: '"npm run check" says where.' };
  }
  const page = pageOf(source);
  const stamp = ledgers.get(locale)?.pages.get(page);
  const glossary = glossaries.get(locale) ?? emptyGlossary;
  const units = pageUnits({ page, source: original, translation, stamp, glossary });
  if (units) return units;
  return {
    file: entry?.file ?? source.file,
    message: `The translation has neither the blocks of ${source.file} nor those of its stamp.`,
    remedy: '"npm run i18n" says where they differ: bring them in line first.',
  };
}

/** Path of a page's translation, which may not exist yet. */
function translatedFile({ file, folder }: ContentEntry, locale: Locale): string {
  const at = file.lastIndexOf(path.join(sourceLocale, folder));
  return path.join(file.slice(0, at), locale, file.slice(at + sourceLocale.length));
}
