import { existsSync } from 'node:fs';
import path from 'node:path';
import { isLocale, type Locale, messageFile, sourceLocale } from '@/i18n/locales';
import type { ContentEntry } from '@/lib/content/entry';
import { pictureFileOf, pictureName, versionFile } from '@/lib/content/pictures';
import type { Problem } from '@/lib/content/problem';
import { filePathOf } from '@/lib/content/public-files';
import { pageOf } from './analyse-locale';
import { compareStructure } from './compare-structure';
import { type Ledger, type PageStamp, readLedger, stampOf, stampOfMessage } from './ledger';
import { nameInLedger, type TranslatedPicture } from './picture-state';
import { type Translations, translatedLocales } from './read-translations';

/** A locale's ledger to be written. */
export interface StampedLedger {
  readonly locale: Locale;
  readonly ledger: Ledger;
  readonly pageCount: number;
  readonly messageCount: number;
  readonly pictureCount: number;
}

interface StampTarget {
  readonly locale: Locale;
  readonly pages: readonly ContentEntry[];
  readonly messages: boolean;
  /** Own versions of pictures, beside those that the pages show. */
  readonly pictures: readonly TranslatedPicture[];
}

/**
 * Stamps translations as made from their current sources. Writes nothing: either all given names can be stamped, or
 * there is a problem for each that cannot.
 *
 * @param names translated pages, pictures, message files or locales
 */
export function stampAll(
  names: readonly string[],
  root: string,
  translations: Translations,
): { readonly ledgers: readonly StampedLedger[]; readonly problems: readonly Problem[] } {
  const targets = names.map((name) => targetOf(name, root, translations));
  const problems = targets.filter((target) => 'message' in target);
  const chosen = targets.filter((target) => 'locale' in target);
  const stamped = [...new Set(chosen.map(({ locale }) => locale))].map((locale) => {
    const own = chosen.filter((target) => target.locale === locale);
    return stampLocale(locale, own, root, translations);
  });
  problems.push(...stamped.flatMap((result) => (Array.isArray(result) ? result : [])));
  return { problems, ledgers: problems.length > 0 ? [] : stamped.filter((result) => 'locale' in result) };
}

function stampLocale(
  locale: Locale,
  targets: readonly StampTarget[],
  root: string,
  translations: Translations,
): StampedLedger | Problem[] {
  const ledger = readLedger(root, locale);
  if (Array.isArray(ledger)) return ledger;
  const stamps = new Map<string, PageStamp>();
  const problems: Problem[] = [];
  for (const entry of targets.flatMap(({ pages }) => pages)) {
    const result = stampPage(entry, root, translations);
    if (Array.isArray(result)) problems.push(...result);
    else stamps.set(pageOf(entry), result);
  }
  if (problems.length > 0) return problems;
  const exists = new Set(translations.entries.filter((entry) => entry.locale === locale).map(pageOf));
  const withMessages = targets.some(({ messages }) => messages);
  const messages = withMessages ? messageStamps(locale, translations) : ledger.messages;
  const own = translations.pictures.filter((picture) => picture.locale === locale);
  const shown = new Set(targets.flatMap(({ pages }) => pages.flatMap((page) => picturesOn(page, root, translations))));
  const chosen = targets.flatMap(({ pictures }) => pictures);
  const stampedPictures = own.filter((one) => chosen.includes(one) || shown.has(one.picture));
  const pictures = new Map([
    ...ledger.pictures,
    ...stampedPictures.map(({ picture, hash }) => [picture, hash] as const),
  ]);
  return {
    locale,
    // Entries of deleted translations are dropped.
    ledger: {
      pages: new Map([...ledger.pages, ...stamps].filter(([page]) => exists.has(page))),
      messages,
      pictures: new Map([...pictures].filter(([picture]) => own.some((one) => one.picture === picture))),
    },
    pageCount: stamps.size,
    messageCount: withMessages ? messages.size : 0,
    pictureCount: stampedPictures.length,
  };
}

/** Names of the pictures that a page shows, for both themes. */
function picturesOn(entry: ContentEntry, root: string, { blocksOf }: Translations): string[] {
  return (blocksOf(entry)?.blocks ?? [])
    .flatMap(({ links }) => links)
    .filter((href) => pictureName.test(filePathOf(href)))
    .map((href) => pictureFileOf(href, { root, page: entry.file, textLocale: entry.locale }))
    .flatMap((file) => [file, versionFile(file, { locale: sourceLocale, dark: true })])
    .map((file) => nameInLedger(file, root));
}

function stampPage(entry: ContentEntry, root: string, { entries, blocksOf }: Translations): PageStamp | Problem[] {
  const original = entries.find(
    (other) => other.locale === sourceLocale && other.folder === entry.folder && other.slug === entry.slug,
  );
  const { file } = entry;
  if (!original) {
    const message = `There is no source of this page under ${path.join(root, sourceLocale)}.`;
    return [{ file, message, remedy: 'Write the English page first, or remove this one.' }];
  }
  const [translation, source] = [blocksOf(entry), blocksOf(original)];
  const broken = translation ? original.file : file;
  if (!translation || !source) {
    return [{ file: broken, message: 'The page is no MDX.', remedy: '"npm run check" says where.' }];
  }
  if (entry.frontMatter.machineDraft) {
    const remedy = `Read it, then run "npm run i18n -- reviewed ${entry.locale} ${pageOf(entry).replace(/\.mdx$/, '')} --by <name>", or take "machineDraft" out of its front matter.`;
    return [{ file, message: 'The page is a machine’s draft that nobody has read.', remedy }];
  }
  const problems = compareStructure({ file, sourceFile: original.file, translation, source, stamp: undefined });
  return problems.length > 0 ? problems : stampOf(source);
}

function messageStamps(locale: Locale, { messages }: Translations): Ledger['messages'] {
  const source = messages.get(sourceLocale);
  return new Map(
    [...(messages.get(locale)?.keys() ?? [])].flatMap((key) => {
      const text = source?.get(key);
      return text === undefined ? [] : [[key, stampOfMessage(text)] as const];
    }),
  );
}

function targetOf(name: string, root: string, { entries, pictures }: Translations): StampTarget | Problem {
  if (isLocale(name)) {
    const pages = entries.filter((entry) => entry.locale === name);
    if (translatedLocales.includes(name)) {
      return { locale: name, pages, messages: true, pictures: pictures.filter((picture) => picture.locale === name) };
    }
    return {
      file: name,
      message: 'This locale has no translations of its own.',
      remedy: `Stamp one of ${translatedLocales.join(', ')}.`,
    };
  }
  const file = path.normalize(name);
  const locale = translatedLocales.find((candidate) => file === messageFile(candidate));
  if (locale) return { locale, pages: [], messages: true, pictures: [] };
  const picture = pictures.find((candidate) => candidate.file === file);
  if (picture) return { locale: picture.locale, pages: [], messages: false, pictures: [picture] };
  const entry = entries.find((candidate) => candidate.file === file);
  if (entry && translatedLocales.includes(entry.locale))
    return { locale: entry.locale, pages: [entry], messages: false, pictures: [] };
  return {
    file: name,
    message: existsSync(file) ? 'This file is no translation.' : 'There is no such file.',
    remedy: `Name a translated page (${path.join(root, 'it', 'docs', 'usage.mdx')}), a message file (${messageFile('it')}) or a locale (it).`,
  };
}
