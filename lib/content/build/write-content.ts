import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Locale, localeTable } from '@/i18n/locales';
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
import { renderPage } from '../mdx/compile';
import type { BuiltContent } from './build-content';
import { buildLabels, isUnlisted, type Site, type SiteSource } from './build-site';
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

/** Renders every page for every locale and writes the files that the routes read. */
export async function writeContent(source: SiteSource, built: BuiltContent, outFolder: string): Promise<void> {
  rmSync(outFolder, { recursive: true, force: true });
  await writeSite(source, built, outFolder);
  for (const locale of source.config.locales) {
    for (const record of built.data.routes) writePage(locale, record, source, built, outFolder);
    const written = (address: string) => readFileSync(path.join(outFolder, readerFilesFolder, address), 'utf8');
    for (const file of llmsFullFile(locale, built.data, buildLabels(locale, built), written)) {
      writeFile(outFolder, forReaders(file));
    }
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
  // `/` and `/home/` show the same text, which is written once.
  const article =
    folder === undefined || kind === 'home' ? undefined : buildArticle(locale, folder, slug, source, built);
  if (!article || folder === undefined) return;
  const forms = [...markdownFile(locale, record, article, built), ...changelogFeed(locale, record, article, built)];
  for (const file of [
    [articleFile(locale, folder, slug), JSON.stringify(article)] as const,
    ...forms.map(forReaders),
  ]) {
    writeFile(outFolder, file);
  }
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
  folder: string,
  slug: string,
  source: SiteSource,
  { store, compiled, problems }: BuiltContent,
): Article | undefined {
  const page = store.find(locale, folder, slug);
  if (!page) return undefined;
  const { entry, isFallback } = page;
  const compiledPage = compiled.get(entry.file);
  const html = compiledPage ? renderPage(compiledPage, source.componentsFor(locale, entry.locale)) : '';
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
    unlisted: isUnlisted(store, folder, slug),
    ...(entry.frontMatter.draft ? { draft: true } : {}),
    ...(compiledPage?.changes ? { stale: { marked: html.split('data-changed=').length - 1 } } : {}),
    file: entry.file,
    date,
    lastUpdated: entry.frontMatter.lastUpdated ?? source.lastUpdated.get(entry.file),
    factsDate,
    problems: problems.filter((problem) => problem.file === entry.file),
  };
}
