import { existsSync, readFileSync } from 'node:fs';
import { type Locale, locales, localeTable, messageFile, sourceLocale } from '@/i18n/locales';
import type { ContentEntry } from '@/lib/content/entry';
import { flattenMessages, parseMessages } from '@/lib/content/message-file';
import type { Problem } from '@/lib/content/problem';
import { analyseLocale, type BlockIndex, createBlockIndex, type LocaleReport, pageOf } from './analyse-locale';
import { emptyGlossary, type Glossary, glossaryFile, readGlossary } from './glossary';
import { emptyLedger, type Ledger, ledgerFile, orphansOfLedger, readLedger } from './ledger';
import { readTranslatedPictures, type TranslatedPicture } from './picture-state';
import { reviewProblems } from './reviews';

/** All data about a site's translations. */
export interface Translations {
  readonly entries: readonly ContentEntry[];
  readonly blocksOf: BlockIndex;
  readonly ledgers: ReadonlyMap<Locale, Ledger>;
  readonly glossaries: ReadonlyMap<Locale, Glossary>;
  readonly messages: ReadonlyMap<Locale, ReadonlyMap<string, string>>;
  readonly pictures: readonly TranslatedPicture[];
  /** Problems of the ledgers, glossaries and the record of reviews themselves. */
  readonly problems: readonly Problem[];
}

/** Locales with translations of their own: not the source, and not those that show another's texts. */
export const translatedLocales: readonly Locale[] = locales.filter(
  (locale) => locale !== sourceLocale && localeTable[locale].sharesTextOf === undefined,
);

/** The ledgers alone; an invalid one counts as empty, and the check reports it. */
export function readLedgers(root: string): ReadonlyMap<Locale, Ledger> {
  return new Map(
    translatedLocales.map((locale) => {
      const ledger = readLedger(root, locale);
      return [locale, Array.isArray(ledger) ? emptyLedger : ledger];
    }),
  );
}

/**
 * Reads ledgers, glossaries and messages beside the pages.
 *
 * @param root content root from the project's root
 */
export function readTranslations(
  root: string,
  entries: readonly ContentEntry[],
  blocksOf: BlockIndex = createBlockIndex(),
): Translations {
  const problems: Problem[] = reviewProblems(root, entries);
  const ledgers = new Map<Locale, Ledger>();
  const glossaries = new Map<Locale, Glossary>();
  const messages = new Map<Locale, ReadonlyMap<string, string>>();
  const pictures = readTranslatedPictures(root);
  for (const locale of [sourceLocale, ...translatedLocales]) messages.set(locale, readMessages(locale));
  for (const locale of translatedLocales) {
    const ledger = readLedger(root, locale);
    const glossary = readGlossary(root, locale);
    if (Array.isArray(ledger)) problems.push(...ledger);
    else problems.push(...ledgerOrphans(root, locale, ledger, { entries, messages, pictures }));
    if (Array.isArray(glossary)) problems.push(...glossary);
    else problems.push(...unknownGlossaryPages(root, locale, glossary, entries));
    ledgers.set(locale, Array.isArray(ledger) ? emptyLedger : ledger);
    glossaries.set(locale, Array.isArray(glossary) ? emptyGlossary : glossary);
  }
  return { entries, blocksOf, ledgers, glossaries, messages, pictures, problems };
}

/** One locale's report. */
export function reportOf(locale: Locale, translations: Translations): LocaleReport {
  const { entries, blocksOf, ledgers, glossaries, messages, pictures } = translations;
  return analyseLocale({
    locale,
    entries,
    blocksOf,
    ledger: ledgers.get(locale) ?? emptyLedger,
    glossary: glossaries.get(locale) ?? emptyGlossary,
    pictures: pictures.filter((picture) => picture.locale === locale),
    messages: {
      file: messageFile(locale),
      own: messages.get(locale) ?? new Map(),
      source: messages.get(sourceLocale) ?? new Map(),
    },
  });
}

function readMessages(locale: Locale): ReadonlyMap<string, string> {
  const file = messageFile(locale);
  return existsSync(file) ? flattenMessages(parseMessages(file, readFileSync(file, 'utf8'))) : new Map();
}

function ledgerOrphans(
  root: string,
  locale: Locale,
  ledger: Ledger,
  { entries, messages, pictures }: Pick<Translations, 'entries' | 'messages' | 'pictures'>,
): Problem[] {
  const file = ledgerFile(root, locale);
  if (!existsSync(file)) return [];
  const pages = new Set(entries.filter((entry) => entry.locale === locale).map(pageOf));
  return orphansOfLedger(
    { file, text: readFileSync(file, 'utf8') },
    ledger,
    (page) => pages.has(page),
    // A message that was removed from the source is removed from all files at once, and from the ledger by the next
    // stamp.
    (key) => messages.get(locale)?.has(key) === true || messages.get(sourceLocale)?.has(key) !== true,
    (picture) => pictures.some((own) => own.locale === locale && own.picture === picture),
  );
}

function unknownGlossaryPages(
  root: string,
  locale: Locale,
  { exceptions }: Glossary,
  entries: readonly ContentEntry[],
): Problem[] {
  const pages = new Set(entries.map(pageOf));
  return [...exceptions.keys()]
    .filter((page) => !pages.has(page))
    .map((page) => ({
      file: glossaryFile(root, locale),
      message: `The glossary has exceptions for "${page}", which is no page.`,
      remedy: 'Write the path below the locale’s folder, such as "docs/usage.mdx".',
    }));
}
