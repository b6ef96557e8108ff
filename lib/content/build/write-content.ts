import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Locale, localeTable } from '@/i18n/locales';
import { translatorFor } from '@/i18n/translator';
import { hasDarkTheme } from '@/lib/site/site-config';
import { assetFolder } from '@/lib/tools/write-files';
import {
  type Article,
  articleFile,
  labelsFile,
  productFile,
  type RouteRecord,
  readerFilesFolder,
  siteDataFile,
  stylePartsFile,
} from '../content-files';
import { type ContentEntry, collectionOf } from '../entry';
import { type CompiledPage, renderPage } from '../mdx/compile';
import { type PagePicture, type PictureVersion, pagePicture } from '../pictures';
import { ContentError } from '../problem';
import { filePathOf } from '../public-files';
import type { ResolvedPage } from '../store';
import type { BuiltContent } from './build-content';
import { buildLabels, isUnlisted, type Site, type SiteSource } from './build-site';
import { encodePictures } from './encode-pictures';
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

/** Renders every page for every locale and writes the files that the routes read. */
export async function writeContent(source: SiteSource, built: BuiltContent, outFolder: string): Promise<void> {
  rmSync(outFolder, { recursive: true, force: true });
  await writeSite(source, built, outFolder);
  await encodeAll(source, built);
  for (const locale of source.config.locales) {
    for (const record of built.data.routes) writePage(locale, record, source, built, outFolder);
    const written = (address: string) => readFileSync(path.join(outFolder, readerFilesFolder, address), 'utf8');
    for (const file of llmsFullFile(locale, built.data, buildLabels(locale, built), written)) {
      writeFile(outFolder, forReaders(file));
    }
  }
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
function picturesIn(page: CompiledPage | undefined, pictureOf: PictureOf): PictureVersion[] {
  return (page?.links ?? []).flatMap(({ href, alt }) => {
    const picture = alt === undefined ? undefined : pictureOf(href);
    return picture ? [picture.light, ...(picture.dark ? [picture.dark] : [])] : [];
  });
}

/** Copies what lies beside the pages, and the encoded pictures that there are: the live preview makes none. */
function writePictures(versions: readonly PictureVersion[], outFolder: string): void {
  for (const { file, address } of versions.flatMap((version) => [version, ...version.encoded])) {
    const target = path.join(outFolder, readerFilesFolder, filePathOf(address));
    if (!address.startsWith(`/${assetFolder}/`) || existsSync(target)) continue;
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(file, target);
  }
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

/** Renders a page for a locale, and writes it with its other formats. */
export function writePage(
  locale: Locale,
  record: RouteRecord,
  source: SiteSource,
  built: BuiltContent,
  outFolder: string,
): void {
  const { folder, slug = '', kind } = record;
  if (kind === 'translations') writeTranslations(locale, source, built, outFolder);
  // `/` and `/home/` show the same text, which is written once.
  const page = folder === undefined || kind === 'home' ? undefined : built.store.find(locale, folder, slug);
  if (!page || folder === undefined) return;
  const pictureOf = pictureFinder(page.entry, source);
  const article = buildArticle(locale, page, source, built, pictureOf);
  writePictures(picturesIn(built.compiled.get(page.entry.file), pictureOf), outFolder);
  const forms = [
    ...markdownFile(locale, record, article, built, (href) => pictureOf(href)?.light.address),
    ...changelogFeed(locale, record, article, built),
  ];
  for (const file of [
    [articleFile(locale, folder, slug), JSON.stringify(article)] as const,
    ...forms.map(forReaders),
  ]) {
    writeFile(outFolder, file);
  }
}

/** Writes the state of a locale's translations, and its feed. */
export function writeTranslations(locale: Locale, { translations }: SiteSource, site: Site, outFolder: string): void {
  if (!translations) return;
  const { status, feed } = translationFiles(locale, site, translations, translatorFor(locale));
  for (const file of [status, ...feed.map(forReaders)]) writeFile(outFolder, file);
}

const forReaders = ([address, text]: ReaderFile): ReaderFile => [path.join(readerFilesFolder, address), text];

/** @returns whether the file has changed */
function writeFile(outFolder: string, [file, text]: ReaderFile): boolean {
  const target = path.join(outFolder, file);
  if (existsSync(target) && readFileSync(target, 'utf8') === text) return false;
  mkdirSync(path.dirname(target), { recursive: true });
  // Renamed into place, so that a reader during the live preview's writes gets a complete file.
  writeFileSync(`${target}.new`, text);
  renameSync(`${target}.new`, target);
  return true;
}

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
