import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { defaultLocale, type Locale, sourceLocale } from '@/i18n/locales';
import { translatorFor } from '@/i18n/translator';
import { hashOfFiles } from '@/lib/content/build/kept-pages';
import { buildSiteStyles } from '@/lib/content/build/style-parts';
import { builtContentRoot, readerFilesFolder } from '@/lib/content/built-files';
import { readLabels, readStyleParts, type SiteData } from '@/lib/content/content-files';
import { partsText } from '@/lib/content/style-sheet';
import { listHtml } from '@/lib/hosting/export-files';
import { emptyPolicy, writeHosting } from '@/lib/hosting/hosting';
import { alternatesOf } from '@/lib/metadata/alternates';
import { readSiteMetadata } from '@/lib/metadata/page-metadata';
import { writeBlogFeeds } from '@/lib/metadata/rss-feed';
import { securityText } from '@/lib/metadata/security-txt';
import { writeSitemap } from '@/lib/metadata/sitemap';
import { writeSearchIndexes } from '@/lib/search/embedded/write-indexes';
import type { SiteConfig } from '@/lib/site/site-config';
import { contentHash } from '@/lib/tools/content-hash';
import { copyFiles } from '@/lib/tools/copy-files';
import { keptInFile } from '@/lib/tools/kept-file';
import { listFiles } from '@/lib/tools/list-files';
import { runJobs } from '@/lib/tools/run-jobs';
import { sayProgress } from '@/lib/tools/say-progress';
import { assetFolder } from '@/lib/tools/write-files';
import { bundleClientScripts, type ClientScripts, codeOf } from './client-scripts';
import { type FinishedLocale, finishLocale, type LocaleJob } from './finish-locale';
import { landingPage, multilingualNotFound } from './landing-page';
import { hashOfCode } from './page-cache';
import { scriptWords } from './script-words';
import { commonStyles } from './tidy-styles';
import { writeOfflineParts } from './write-copies';

export interface FinishReport {
  readonly pages: number;
  readonly landingPages: number;
}

/**
 * Converts the framework's export in place into the site that is served. It must be freshly exported.
 *
 * @param takeOver adds the pages that the framework has not rendered, once the others are finished
 * @throws where a page has an unknown form, with its name
 */
export async function finishExport(
  outFolder: string,
  data: SiteData,
  contentOut: string,
  takeOver: () => Promise<void> = async () => {},
): Promise<FinishReport> {
  const searchCache = { folder: path.join('.cache', 'search', path.basename(contentOut)), version: hashOfCode() };
  const finish = async () => {
    const rendered = await finishRendered(outFolder, data);
    await takeOver();
    return rendered;
  };
  // While other processes finish pages, and a thread copies files, this one makes the search.
  const [{ scripts, pages }] = await Promise.all([
    finish(),
    writeSearchIndexes(outFolder, contentOut, data, searchCache),
    copyFiles([[path.join(contentOut, readerFilesFolder), outFolder]]),
  ]);
  writeLandingPages(outFolder, data, scripts);
  writeSecurityText(outFolder, data.config);
  writeBlogFeeds(outFolder, data, readLabels, translatorFor);
  writeSitemap(outFolder, data);
  await writeOfflineParts(outFolder, data.config, scripts, translatorFor);
  writeFileSync(path.join(outFolder, 'site-metadata.json'), `${JSON.stringify(readSiteMetadata(), undefined, 2)}\n`);
  // Stamping adds what the pages need in a security policy.
  writeHosting(outFolder, { locales: data.config.locales, redirects: data.redirects, policy: emptyPolicy });
  return { pages, landingPages: data.routes.length };
}

/**
 * Finishes the pages that the framework has rendered, which are all that a shard needs, and deletes its files.
 *
 * @throws where a page has an unknown form, with its name
 */
export async function finishRendered(
  outFolder: string,
  data: SiteData,
): Promise<{ readonly scripts: ClientScripts; readonly pages: number }> {
  const scripts = await takeScripts(outFolder, data);
  for (const locale of data.config.locales) moveNotFound(outFolder, locale);
  const pages = await finishPages(outFolder, data, scripts);
  await deleteFrameworkFiles(outFolder);
  return { scripts, pages };
}

/** Takes the scripts of the last export over, where they are made from the same: bundling takes a second. */
async function takeScripts(outFolder: string, data: SiteData): Promise<ClientScripts> {
  const folder = path.join('.cache', 'scripts', path.basename(builtContentRoot()));
  const from = [hashOfCode(), hashOfFiles('content'), data, scriptWords(data.config.locales)];
  const scripts = await keptInFile(path.join(folder, 'scripts.json'), contentHash(JSON.stringify(from)), () => {
    rmSync(folder, { recursive: true, force: true });
    return bundleClientScripts(folder, data);
  });
  cpSync(path.join(folder, assetFolder), path.join(outFolder, assetFolder), { recursive: true });
  return scripts;
}

/** For fewer pages, starting processes takes longer than it saves. */
const fewestPages = 200;

/** Finishes the pages of all locales, with a process on each core if they are many. @returns their number */
async function finishPages(outFolder: string, { config }: SiteData, scripts: ClientScripts): Promise<number> {
  const siteStyles = await buildSiteStyles();
  const jobs = config.locales.map((locale): LocaleJob => {
    const common = commonStyles(siteStyles, locale, config);
    return { outFolder, locale, frame: { ...scripts, styles: common, code: codeOf(scripts, common) } };
  });
  const count = jobs.reduce((sum, { locale }) => sum + listHtml(path.join(outFolder, locale)).length, 0);
  const say = sayProgress('Finishing languages', jobs.length);
  const finished =
    count < fewestPages ? jobs.map(finishLocale) : await runJobs<LocaleJob, FinishedLocale>('finish-worker', jobs, say);
  const styles = readStyleParts();
  for (const [address, names] of new Map(finished.flatMap(({ styleSheets }) => styleSheets))) {
    writeFileSync(path.join(outFolder, address), partsText(styles, names));
  }
  return finished.reduce((sum, { pages }) => sum + pages, 0);
}

/** Pages without a locale: of each route, and the 404 page of all languages. */
function writeLandingPages(outFolder: string, { config, routes }: SiteData, scripts: ClientScripts): void {
  const { locales, url } = config;
  const siteName = translatorFor(defaultLocale)('site.name');
  const frame = { colorMode: config.colorMode, prePaint: scripts.prePaint };
  const wrongBasePath = [defaultLocale, sourceLocale]
    .map((locale) => translatorFor(locale)('shell.wrongBasePath', { built: '/', found: '{found}' }))
    .join(' ');
  for (const record of routes) {
    const target = path.join(outFolder, record.route, 'index.html');
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(
      target,
      landingPage({
        frame,
        wrongBasePath,
        route: record.route,
        locales,
        siteName,
        canonical: url + (record.canonicalRoute ?? record.route),
        alternates: record.unlisted ? {} : alternatesOf(record, config),
        script: scripts.leadToLocale,
        unlisted: record.unlisted,
      }),
    );
  }
  writeFileSync(
    path.join(outFolder, '404.html'),
    multilingualNotFound(locales, translatorFor, frame, scripts.fixAddress),
  );
}

function writeSecurityText(outFolder: string, { security, url }: SiteConfig): void {
  if (!security) return;
  const folder = path.join(outFolder, '.well-known');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'security.txt'), securityText(security, url));
}

/** The framework's scripts, style sheets and data, and its own 404 page. */
async function deleteFrameworkFiles(outFolder: string): Promise<void> {
  const folders = ['_next', '_not-found', '404'].map((folder) => path.join(outFolder, folder));
  const files = listFiles(outFolder, /^(?:index|__next.*)\.txt$/);
  await Promise.all([...folders, ...files].map((place) => rm(place, { recursive: true, force: true })));
}

function moveNotFound(outFolder: string, locale: Locale): void {
  const folder = path.join(outFolder, locale, '404');
  const page = path.join(folder, 'index.html');
  if (existsSync(page)) renameSync(page, path.join(outFolder, locale, '404.html'));
  rmSync(folder, { recursive: true, force: true });
}
