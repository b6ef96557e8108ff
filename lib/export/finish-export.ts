import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { type Translator, translatorFor } from '@/i18n/load-messages';
import { defaultLocale, type Locale, localeTable } from '@/i18n/locales';
import { payloadEnd } from '@/lib/browser/route-payloads';
import { announcementDismissSlot, announcementIdSlot, themeSlot } from '@/lib/browser/storage-slot';
import { bundleStyles } from '@/lib/content/build/style-parts';
import { readerFilesFolder, readLabels } from '@/lib/content/content-files';
import type { SiteData } from '@/lib/content/site-data';
import { styleSheetsIn } from '@/lib/content/style-sheet';
import { emptyPolicy, writeHosting } from '@/lib/hosting/hosting';
import { islandNames } from '@/lib/islands/island-names';
import { localizedPath } from '@/lib/routing/resolve-request';
import { writeSearchIndexes } from '@/lib/search/embedded/write-indexes';
import { chromeFloor } from '@/lib/site/browser-floor';
import { alternatesOf } from '@/lib/site/page-metadata';
import type { SiteConfig } from '@/lib/site/site-config';
import { readSiteMetadata } from '@/lib/site/site-metadata';
import { writeBlogFeeds } from './blog-feeds';
import { bundleSearch } from './bundle-search';
import { compileAhead, compileFolderAhead } from './compile-ahead';
import {
  addInlineScript,
  addScript,
  extractInlineScripts,
  frameworkStylesIn,
  holdFirstPaint,
  holdScriptsBack,
  inlineStyles,
  localizeSwitcher,
  markCurrentLinks,
  markupWithin,
  omitRepeatedTags,
} from './finish-page';
import { omitFromFlight, omitFromScript } from './flight-data';
import { landingPage, multilingualNotFound } from './landing-page';
import { addQuestionData } from './question-data';
import { tidyStyles } from './tidy-styles';
import { writeAsset } from './write-asset';

export interface FinishReport {
  readonly pages: number;
  readonly landingPages: number;
}

/**
 * What is done to the export after the framework: its scripts wait for the visitor, inline ones become files, the language switcher gets each page's
 * route, the pages without a locale, the 404 pages, the blog's feeds and the search indexes are made, what the content build has made
 * for other readers is put in, and what nothing asks for is deleted. Runs in place and can run again on what the framework exported.
 */
export async function finishExport(outFolder: string, data: SiteData, contentOut: string): Promise<FinishReport> {
  const { locales } = data.config;
  const translatorOf = (locale: Locale): Translator => translatorFor(locale);
  const siteName = translatorOf(defaultLocale)('site.name');
  const scripts = await bundleClientScripts(outFolder, data);

  deleteUnusedFiles(outFolder);
  compileFolderAhead(path.join(outFolder, '_next', 'static', 'chunks'));
  for (const locale of locales) moveNotFound(outFolder, locale);

  const styleSheets = new Map<string, readonly string[]>();
  let pages = 0;
  for (const locale of locales) {
    const common = commonStyles(outFolder, locale, data.config);
    for (const file of listHtml(path.join(outFolder, locale))) {
      const html = finishPage(outFolder, locale, file, { scripts, common });
      for (const [address, parts] of styleSheetsIn(html)) styleSheets.set(address, parts);
      pages += 1;
    }
  }
  for (const record of data.routes) {
    const target = path.join(outFolder, record.route, 'index.html');
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(
      target,
      landingPage({
        route: record.route,
        locales,
        siteName,
        canonical: data.config.url + (record.canonicalRoute ?? record.route),
        alternates: record.unlisted ? {} : alternatesOf(record, data.config),
        script: scripts.leadToLocale,
        unlisted: record.unlisted,
      }),
    );
  }
  for (const [address, parts] of styleSheets) writeFileSync(path.join(outFolder, address), bundleStyles(parts));
  cpSync(path.join(contentOut, readerFilesFolder), outFolder, { recursive: true });
  writeBlogFeeds(outFolder, data, readLabels, translatorOf);
  await writeSearchIndexes(outFolder, contentOut, data);
  writeFileSync(path.join(outFolder, 'site-metadata.json'), `${JSON.stringify(readSiteMetadata(), undefined, 2)}\n`);
  writeFileSync(
    path.join(outFolder, '404.html'),
    multilingualNotFound(locales, translatorOf, siteName, scripts.mendAddress),
  );
  // Stamping adds what the pages need of a security policy.
  writeHosting(outFolder, { locales, redirects: data.redirects, policy: emptyPolicy });
  return { pages, landingPages: data.routes.length };
}

/** The framework's segment files; navigation in an export needs only each page's `index.txt`. */
function deleteUnusedFiles(outFolder: string): void {
  rmSync(path.join(outFolder, '_not-found'), { recursive: true, force: true });
  rmSync(path.join(outFolder, '404'), { recursive: true, force: true });
  // Manifests of the pages router, under names that say nothing of their content.
  const build = process.env.BUILD_ID ?? 'site';
  rmSync(path.join(outFolder, '_next', build), { recursive: true, force: true });
  rmSync(path.join(outFolder, '_next', 'static', build), { recursive: true, force: true });
  for (const entry of readdirSync(outFolder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && entry.name.startsWith('__next') && entry.name.endsWith('.txt')) {
      rmSync(path.join(entry.parentPath, entry.name));
    }
  }
}

function moveNotFound(outFolder: string, locale: Locale): void {
  const folder = path.join(outFolder, locale, '404');
  const page = path.join(folder, 'index.html');
  if (existsSync(page)) renameSync(page, path.join(outFolder, locale, '404.html'));
  rmSync(folder, { recursive: true, force: true });
}

function listHtml(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** Whether a page's theme can change. */
const hasThemes = ({ colorMode }: SiteConfig): boolean =>
  !colorMode.disableSwitch || colorMode.respectPrefersColorScheme;

/** The style sheet that every page of a locale has. */
interface CommonStyles {
  readonly address: string;
  readonly text: string;
}

/** The first sheet of the 404 page, which has nothing but the site's frame. @throws where it has none */
function commonStyles(outFolder: string, locale: Locale, config: SiteConfig): CommonStyles {
  const { navbar, footer, colorMode } = config;
  const file = path.join(outFolder, locale, '404.html');
  const [address] = frameworkStylesIn(readFileSync(file, 'utf8'));
  if (!address) throw new Error(`${file} asks for no style sheet: lib/export/finish-page.ts does not know its form.`);
  const unused = [
    // Shown by the live preview alone.
    '.problem-panel',
    ...['primary', 'dark'].filter((style) => style !== navbar.style).map((style) => `.navbar[data-style=${style}]`),
    ...(footer.style === 'dark' ? [] : ['.footer[data-style=dark]']),
    ...(colorMode.disableSwitch ? ['.theme-toggle'] : []),
    ...(hasThemes(config) || colorMode.defaultMode === 'dark' ? [] : ['[data-theme=dark]']),
    ...(navbar.hideOnScroll ? [] : ['[data-hide-on-scroll]', '[data-navbar-hidden]']),
  ];
  const { htmlLang, direction } = localeTable[locale];
  const text = readFileSync(path.join(outFolder, address), 'utf8').trim();
  return { address, text: tidyStyles(text, unused, { lang: htmlLang, dir: direction }) };
}

/** @returns the page's HTML */
function finishPage(
  outFolder: string,
  locale: Locale,
  file: string,
  { scripts, common }: { scripts: ClientScripts; common: CommonStyles },
): string {
  const relative = path.relative(path.join(outFolder, locale), file).split(path.sep).join('/');
  const isNotFound = relative === '404.html';
  const route = isNotFound ? '/' : `/${relative.slice(0, -'index.html'.length)}`;
  const { html, script } = extractInlineScripts(omitRepeatedTags(readFileSync(file, 'utf8')));
  const omission = { isInDocument: (text: string) => html.includes(text), styles: common.address };
  const flight = omitFromScript(script, omission);
  const held = holdScriptsBack(inlineStyles(html, common.address, common.text));
  const navigation = path.join(path.dirname(file), 'index.txt');
  // A soft navigation has no document of the page to take texts from.
  if (!isNotFound && existsSync(navigation)) {
    const kept = {
      ...omission,
      isInDocument: () => false,
      markupOf: (className: string) => markupWithin(html, className),
    };
    writeFileSync(navigation, omitFromFlight(readFileSync(navigation, 'utf8'), kept) + payloadEnd);
  }
  const sources = [
    scripts.behaviours,
    ...(flight === '' ? [] : [writeAsset(outFolder, 'flight', 'js', flight)]),
    ...held.sources,
  ];
  const settled = addInlineScript(holdFirstPaint(held.html), scripts.prePaint);
  const awake = addScript(settled, scripts.early, ` data-wake="${sources.join(' ')}"`);
  const finished = isNotFound
    ? localizeSwitcher(addScript(awake, scripts.mendAddress), route)
    : markCurrentLinks(localizeSwitcher(awake, route), localizedPath(locale, route));
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(finished)?.[1];
  const told = isNotFound || canonical === undefined ? finished : addQuestionData(finished, canonical);
  writeFileSync(file, told);
  return told;
}

/** Addresses of the site's own scripts. */
interface ClientScripts {
  readonly early: string;
  readonly behaviours: string;
  readonly leadToLocale: string;
  /** The text of the one script that stands in the pages themselves. */
  readonly prePaint: string;
  readonly mendAddress: string;
}

/** Writes each island's script. @returns their addresses by name */
async function bundleIslands(outFolder: string): Promise<Record<string, string>> {
  const addresses = await Promise.all(
    islandNames.map(async (name: string) => {
      const result = await build({
        entryPoints: [path.join('lib', 'islands', 'entries', `${name}.ts`)],
        bundle: true,
        minify: true,
        write: false,
        format: 'esm',
        target: 'es2020',
        charset: 'utf8',
        tsconfig: 'tsconfig.json',
      });
      const script = compileAhead(result.outputFiles[0]?.text ?? '');
      return [name, writeAsset(outFolder, `island-${name}`, 'js', script)];
    }),
  );
  return Object.fromEntries(addresses);
}

async function bundleClientScripts(outFolder: string, data: SiteData): Promise<ClientScripts> {
  const islands = await bundleIslands(outFolder);
  const { announcementBar } = data.config;
  const bundle = async (entry: string, target: string, define: Readonly<Record<string, string>> = {}) => {
    const result = await build({
      entryPoints: [path.join('lib', 'export', 'client', `${entry}.ts`)],
      bundle: true,
      minify: true,
      write: false,
      format: 'iife',
      target,
      charset: 'utf8',
      tsconfig: 'tsconfig.json',
      define: {
        __SITE__: JSON.stringify({
          routes: data.routes.map((record) => record.route),
          redirects: data.redirects,
          locales: data.config.locales,
        }),
        ...define,
        __HAS_ANNOUNCEMENT__: String(announcementBar !== undefined),
        __HAS_THEMES__: String(hasThemes(data.config)),
        __CHROME_FLOOR__: String(chromeFloor),
        __KEYS__: JSON.stringify({
          theme: themeSlot.key,
          dismiss: announcementDismissSlot.key,
          id: announcementIdSlot.key,
        }),
      },
    });
    return result.outputFiles[0]?.text ?? '';
  };
  const asset = async (entry: string, define?: Readonly<Record<string, string>>) =>
    writeAsset(outFolder, entry, 'js', await bundle(entry, 'es2020', define));
  /** For a script that comes when it is needed; the others are small, and read with the page. */
  const laterAsset = async (entry: string, define?: Readonly<Record<string, string>>) =>
    writeAsset(outFolder, entry, 'js', compileAhead(await bundle(entry, 'es2020', define)));
  const islandsScript = await laterAsset('islands', { __ISLANDS__: JSON.stringify(islands) });
  const bilingualScript = await laterAsset('bilingual', {
    __BILINGUAL_STYLES__: JSON.stringify(bundleStyles(['bilingual'])),
  });
  return {
    early: await asset('early', {
      __ISLANDS_SCRIPT__: JSON.stringify(islandsScript),
      __BILINGUAL_SCRIPT__: JSON.stringify(bilingualScript),
      __SEARCH_MODULE__: JSON.stringify(await bundleSearch(outFolder)),
    }),
    behaviours: await laterAsset('behaviours'),
    leadToLocale: await asset('lead-to-locale'),
    mendAddress: await asset('mend-address'),
    prePaint: (await bundle('pre-paint', 'es5')).trim(),
  };
}
