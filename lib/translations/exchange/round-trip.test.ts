import { readFileSync } from 'node:fs';
import { type Locale, messageFile, sourceLocale } from '@/i18n/locales';
import { contentRoot } from '@/lib/content/content-files';
import { type ContentEntry, collectionOf, parsePage } from '@/lib/content/entry';
import type { Problem } from '@/lib/content/problem';
import { scanContent } from '@/lib/content/scan';
import { blocksOf, type PageBlocks } from '../blocks';
import { readTranslations, translatedLocales } from '../read-translations';
import { acceptUnits } from './accept-units';
import { exportLocale, importLocale } from './exchange';
import { type ExchangeFormat, exchangedName, exchangeFormats, readExchanged } from './exchange-formats';
import { exportPage, importPage, unitsOfPage } from './exchange-pages';
import type { Exchange } from './exchanged-files';
import { fillPage } from './fill-page';
import { createTextIndex } from './page-texts';
import type { PageUnits } from './page-units';

/** Every page of these is tested: scripts with letters of their own, and one language beside; texts pass both formats alike. */
const whole: Readonly<Record<ExchangeFormat, readonly Locale[]>> = { xliff: ['ar', 'it', 'zh-TW'], po: ['ar'] };
/** One page of so many in the other languages, each another one. */
const stride = 8;

const translations = readTranslations(contentRoot, scanContent(contentRoot).entries);
const read = (file: string) => readFileSync(file, 'utf8');
const textsOf = createTextIndex(read);
const sources = translations.entries.filter(({ locale, frontMatter }) => locale === sourceLocale && !frontMatter.draft);

function exchangeOf(locale: Locale, entries: readonly ContentEntry[] = translations.entries): Exchange {
  const messagesOf = (one: Locale) => read(messageFile(one));
  return { locale, translations: { ...translations, entries }, textsOf, messagesOf };
}

/** The chosen pages of which every block has a translation that is up to date: others go out marked for the translator. */
function pagesOf(
  locale: Locale,
  format: ExchangeFormat,
): { readonly source: ContentEntry; readonly page: PageUnits }[] {
  const first = translatedLocales.indexOf(locale);
  return sources.flatMap((source, index) => {
    if (!whole[format].includes(locale) && index % stride !== first % stride) return [];
    const page = unitsOfPage(source, exchangeOf(locale));
    const isWhole =
      'units' in page &&
      page.units.every(({ state, segments }) => state !== 'initial' && segments.every(({ present }) => present));
    return isWhole ? [{ source, page }] : [];
  });
}

/** What a page says, in its order. */
function textsIn(page: PageBlocks | undefined): string[] | undefined {
  return page && [...page.fields.map(({ text }) => text), ...page.blocks.map(({ kind, text }) => `${kind} ${text}`)];
}

/** The translator's file of a page, read again. */
function reread(page: PageUnits, locale: Locale, format: ExchangeFormat) {
  const { file, text } = exportPage(page, locale, format);
  const returned = readExchanged(file, text);
  if (Array.isArray(returned)) throw new Error(returned.map(({ message }) => message).join('\n'));
  return returned;
}

describe.each(exchangeFormats)('a file that comes back as it went, as %s,', (format) => {
  test.each(translatedLocales)('gives every page of %s the bytes that it has', (locale) => {
    const pages = pagesOf(locale, format);
    const changed = pages.flatMap(({ source, page }): (string | Problem)[] => {
      const returned = reread(page, locale, format);
      const accepted = acceptUnits(returned, {
        units: page.units,
        sourceFile: source.file,
        exportCommand: '',
        mayLack: () => false,
      });
      if (Array.isArray(accepted)) return accepted;
      const file = page.translation?.entry.file ?? '';
      const isSame = fillPage(page, accepted).text === read(file);
      return isSame && importPage(returned, source, exchangeOf(locale)) === undefined ? [] : [file];
    });
    expect(changed).toEqual([]);
    expect(pages).not.toEqual([]);
  });

  test('holds all texts: a page that is made of it alone has the blocks and fields of the translation', () => {
    const locale = 'ar';
    const untranslated = exchangeOf(locale, sources);
    const pages = pagesOf(locale, format).filter((_, index) => index % 3 === 0);
    for (const { source, page } of pages) {
      const made = importPage(reread(page, locale, format), source, untranslated);
      if (!made || !('text' in made)) throw new Error(made?.map(({ message }) => message).join('\n'));
      const parsed = parsePage(made.text, made.file, collectionOf(source.folder) ?? 'docs');
      if (Array.isArray(parsed)) throw new Error(parsed.map(({ message }) => message).join('\n'));
      expect(textsIn(blocksOf(parsed))).toEqual(textsIn(page.translation?.page));
    }
  });

  test.each(translatedLocales)('brings nothing new to the messages of %s', (locale) => {
    const exchange = exchangeOf(locale);
    const { files } = exportLocale(exchange, { isWanted: (name) => name === 'messages.json', format });
    expect(files.map(({ file }) => file)).toEqual([exchangedName('messages.json', format)]);
    expect(importLocale(exchange, files)).toEqual({ files: [], problems: [] });
  });
});
