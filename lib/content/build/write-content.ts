import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { type Locale, localeTable, sourceLocale } from '@/i18n/locales';
import { translatorFor } from '@/i18n/translator';
import { hasDarkTheme } from '@/lib/site/site-config';
import { contentHash } from '@/lib/tools/content-hash';
import { assetFolder } from '@/lib/tools/write-files';
import { articleFile, labelsFile, productFile, readerFilesFolder, siteDataFile, stylePartsFile } from '../built-files';
import type { Article, RouteRecord } from '../content-files';
import { type ContentEntry, collectionOf } from '../entry';
import { renderPage } from '../mdx/compile';
import type { PageFacts } from '../mdx/plugins';
import { type PagePicture, type PictureVersion, pagePicture } from '../pictures';
import { ContentError } from '../problem';
import { filePathOf } from '../public-files';
import type { ResolvedPage } from '../store';
import { writeBuilt } from '../written-files';
import type { BuiltContent } from './build-content';
import { buildLabels, isUnlisted, type Site, type SiteSource } from './build-site';
import { encodePictures } from './encode-pictures';
import { KeptPages } from './kept-pages';
import {
  changelogFeed,
  llmsFile,
  llmsFullFile,
  llmsIndexFile,
  markdownFile,
  type ReaderFile,
  scenesDocument,
} from './reader-files';
import { buildStyleParts, partsOf } from './style-parts';
import { translationFiles } from './translation-files';

/**
 * Renders every page for every locale and writes the files that the routes read; pages that are made from the same as in
 * the last build stay.
 *
 * @param versionOf identifies the code, the data of components and a language's messages
 * @param records what is made of a language's pages for the search
 */
export async function writeContent(
  source: SiteSource,
  built: BuiltContent,
  outFolder: string,
  versionOf: (locale: Locale) => string,
  records: { readonly madeFrom: (locale: Locale) => unknown; readonly write: (locale: Locale) => string },
): Promise<void> {
  await writeSite(source, built, outFolder);
  await encodeAll(source, built);
  const kept = new KeptPages(outFolder);
  const { config, versions } = built.data;
  for (const locale of config.locales) {
    const common = contentHash(JSON.stringify([versionOf(locale), config, versions]));
    const pages: string[] = [];
    for (const record of built.data.routes) {
      if (record.kind === 'translations') writeTranslations(locale, source, built, outFolder);
      const made = madeFrom(locale, record, source, built);
      if (!made) continue;
      const from = [common, locale, record, ...made];
      const write = () => writePage(locale, record, source, built, outFolder);
      pages.push(kept.keep(`${locale}${record.route}`, from, write));
      // Other work of this process goes on between two pages.
      await setImmediate();
    }
    kept.keep(locale, [common, built.data.routes, pages, records.madeFrom(locale)], () => [
      ...writeLlmsFull(locale, built, outFolder),
      records.write(locale),
    ]);
  }
  kept.end();
}

/** Writes all docs of a language in one file. @returns the files */
function writeLlmsFull(locale: Locale, built: BuiltContent, outFolder: string): string[] {
  const written = (address: string) => readFileSync(path.join(outFolder, readerFilesFolder, address), 'utf8');
  const files = llmsFullFile(locale, built.data, buildLabels(locale, built), written).map(forReaders);
  for (const file of files) writeFile(outFolder, file);
  return files.map(([file]) => path.join(outFolder, file));
}

/** What `writePage` makes a page from, beside code, configuration, locale and route; `undefined` where it makes none. */
function madeFrom(
  locale: Locale,
  record: RouteRecord,
  source: SiteSource,
  { store, compiled }: BuiltContent,
): readonly unknown[] | undefined {
  const page = pageOf(locale, record, store);
  if (!page) return undefined;
  const { entry, isFallback } = page;
  // The feed of the change log has the days of the source.
  const original = store.find(sourceLocale, entry.folder, entry.slug)?.entry;
  const pictures = picturesIn(compiled.get(entry.file), pictureFinder(entry, source));
  return [
    [isFallback, entry.file, entry.locale, entry.frontMatter, compiled.get(entry.file)?.key],
    [original?.frontMatter, original && compiled.get(original.file)?.key],
    [isUnlisted(store, entry.folder, entry.slug), source.lastUpdated.get(entry.file)],
    [source.contributors?.get(entry.file), source.translations?.reviewOf(entry), pictures],
  ];
}

/** Encodes the new pictures of all pages. @throws ContentError with those that cannot be decoded */
async function encodeAll(source: SiteSource, { store, compiled }: BuiltContent): Promise<void> {
  const files = store.entries.flatMap((entry) =>
    picturesIn(compiled.get(entry.file), pictureFinder(entry, source)).map(({ file }) => file),
  );
  const { encoded, problems } = await encodePictures(files);
  if (problems.length > 0) throw new ContentError(problems);
  if (encoded > 0) console.log(`Pictures: ${encoded} encoded.`);
}

type PictureOf = (href: string) => PagePicture | undefined;

function pictureFinder({ file, locale }: ContentEntry, { root, config }: SiteSource): PictureOf {
  return (href) => pagePicture(href, { root, page: file, textLocale: locale }, hasDarkTheme(config));
}

/** The versions of all pictures on a page. */
function picturesIn(page: Pick<PageFacts, 'links'> | undefined, pictureOf: PictureOf): PictureVersion[] {
  return (page?.links ?? []).flatMap(({ href, alt }) => {
    const picture = alt === undefined ? undefined : pictureOf(href);
    return picture ? [picture.light, ...(picture.dark ? [picture.dark] : [])] : [];
  });
}

/** Copies what lies beside the pages, and the encoded pictures that there are: the live preview makes none. */
function writePictures(versions: readonly PictureVersion[], outFolder: string): string[] {
  return versions
    .flatMap((version) => [version, ...version.encoded])
    .filter(({ address }) => address.startsWith(`/${assetFolder}/`))
    .map(({ file, address }) => {
      const target = path.join(outFolder, readerFilesFolder, filePathOf(address));
      writeBuilt(target, readFileSync(file));
      return target;
    });
}

/**
 * Writes the files that belong to no single page: addresses, labels, lists for other readers. @returns whether any has
 * changed
 */
export async function writeSite(source: SiteSource, site: Site, outFolder: string): Promise<boolean> {
  const styles = await buildStyleParts();
  const files: ReaderFile[] = [
    [siteDataFile, JSON.stringify(site.data)],
    [productFile, JSON.stringify(source.product)],
    [stylePartsFile, JSON.stringify(styles)],
    forReaders(llmsIndexFile(site.data)),
  ];
  for (const locale of source.config.locales) {
    const labels = buildLabels(locale, site);
    const scenes = scenesDocument(locale, source.componentsFor(locale, locale), styles);
    files.push(
      [labelsFile(locale), JSON.stringify(labels)],
      forReaders(llmsFile(locale, site.data, labels)),
      forReaders(scenes),
    );
  }
  return files.map((file) => writeFile(outFolder, file)).includes(true);
}

/** The page that a route shows; `/` and `/home/` show the same text, which is written once. */
function pageOf(locale: Locale, { kind, folder, slug = '' }: RouteRecord, store: Site['store']) {
  return folder === undefined || kind === 'home' ? undefined : store.find(locale, folder, slug);
}

/** Renders a page for a locale, and writes it with its other formats. @returns the files */
export function writePage(
  locale: Locale,
  record: RouteRecord,
  source: SiteSource,
  built: BuiltContent,
  outFolder: string,
): string[] {
  const page = pageOf(locale, record, built.store);
  if (!page) return [];
  const { folder, slug } = page.entry;
  const pictureOf = pictureFinder(page.entry, source);
  const article = buildArticle(locale, page, source, built, pictureOf);
  const files = [
    [articleFile(locale, folder, slug), JSON.stringify(article)] as const,
    ...[
      ...markdownFile(locale, record, article, built, (href) => pictureOf(href)?.light.address),
      ...changelogFeed(locale, record, article, built),
    ].map(forReaders),
  ];
  for (const file of files) writeFile(outFolder, file);
  return [
    ...files.map(([file]) => path.join(outFolder, file)),
    ...writePictures(picturesIn(built.compiled.get(page.entry.file), pictureOf), outFolder),
  ];
}

/** Writes the state of a locale's translations, and its feed. */
export function writeTranslations(locale: Locale, { translations }: SiteSource, site: Site, outFolder: string): void {
  if (!translations) return;
  const { status, feed } = translationFiles(locale, site, translations, translatorFor(locale));
  for (const file of [status, ...feed.map(forReaders)]) writeFile(outFolder, file);
}

const forReaders = ([address, text]: ReaderFile): ReaderFile => [path.join(readerFilesFolder, address), text];

/** @returns whether the file has changed */
const writeFile = (outFolder: string, [file, text]: ReaderFile): boolean =>
  writeBuilt(path.join(outFolder, file), text);

/** One page for one locale. */
function buildArticle(
  locale: Locale,
  { entry, isFallback }: ResolvedPage,
  source: SiteSource,
  { store, compiled, problems }: BuiltContent,
  pictureOf: PictureOf,
): Article {
  const compiledPage = compiled.get(entry.file);
  const isDoc = collectionOf(entry.folder) === 'docs';
  const html = compiledPage
    ? renderPage(compiledPage, source.componentsFor(locale, entry.locale, pictureOf, isDoc))
    : '';
  const { title, description, date, factsDate } = entry.frontMatter;
  return {
    title,
    description,
    textLocale: entry.locale,
    isFallback,
    html,
    parts: partsOf(html, localeTable[locale].htmlLang, localeTable[entry.locale].htmlLang),
    // Line numbers are for messages only.
    headings: (compiledPage?.headings ?? []).map(({ level, id, text }) => ({ level, id, text })),
    unlisted: isUnlisted(store, entry.folder, entry.slug),
    ...(entry.frontMatter.draft ? { draft: true } : {}),
    ...(compiledPage?.changes ? { stale: { marked: html.split('data-changed=').length - 1 } } : {}),
    file: entry.file,
    date,
    lastUpdated: entry.frontMatter.lastUpdated ?? source.lastUpdated.get(entry.file),
    contributors: source.contributors?.get(entry.file),
    review: source.translations?.reviewOf(entry),
    ...(entry.frontMatter.machineDraft ? { machineDraft: true } : {}),
    factsDate,
    problems: problems.filter((problem) => problem.file === entry.file),
  };
}
