import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isOwnText, type Locale, localeTable, sourceLocale } from '@/i18n/locales';
import {
  type DocsVersion,
  type DocsVersionConfig,
  docIdOf,
  docRoute,
  type SidebarItemConfig,
} from '@/lib/content/versions';
import { blogFolder, postRoute } from '@/lib/docs/posts';
import { isChangelog, readReleases } from '@/lib/docs/releases';
import { flattenSidebar, resolveSidebar } from '@/lib/docs/sidebar';
import type { ProductFacts } from '@/lib/product/product-facts';
import { configuredRoutes, type SiteConfig } from '@/lib/site/site-config';
import type { Article, PageLabel } from '../article';
import {
  articleFile,
  labelsFile,
  productFile,
  readerFilesFolder,
  siteDataFile,
  stylePartsFile,
} from '../content-files';
import { type ContentEntry, writtenFile } from '../entry';
import { type MdxComponents, renderPage } from '../mdx/render';
import type { Problem } from '../problem';
import type { RouteRecord, SiteData } from '../site-data';
import { type ContentStore, createContentStore } from '../store';
import { blogRecord, checkPosts } from './build-posts';
import { checkLabels } from './check-labels';
import { checkFiles, checkLinks, checkRedirects } from './check-references';
import { checkSidebars } from './check-sidebars';
import { checkHeadings, checkPlaceholders, checkSources, checkStructure } from './check-translations';
import { type CompiledPages, type CompileOptions, compileAll } from './compile-all';
import { changelogFeed, llmsFile, llmsIndexFile, markdownFile, type ReaderFile } from './reader-files';
import { buildStyleParts, partsOf } from './style-parts';

/** The sidebars of a version, and the docs that are in none of them on purpose. */
export interface VersionSidebars {
  readonly sidebars: Readonly<Record<string, readonly SidebarItemConfig[]>>;
  readonly outsideSidebars: readonly string[];
  /** The file that holds them, for messages. */
  readonly sidebarsSource: { readonly file: string; readonly text: string };
}

/** What a site is made of: its pages, and the configuration beside them. */
export interface SiteSource extends VersionSidebars {
  /** Content root from the project's root, for messages. */
  readonly root: string;
  readonly entries: readonly ContentEntry[];
  readonly config: SiteConfig;
  readonly versions: readonly DocsVersionConfig[];
  /** Sidebars of older versions, by the version's name. One that has none is an archive. */
  readonly olderSidebars: Readonly<Record<string, VersionSidebars>>;
  /** Routes of renamed pages, with those of today. */
  readonly redirects: Readonly<Record<string, string>>;
  /** ISO days by file. */
  readonly lastUpdated: ReadonlyMap<string, string>;
  readonly product: ProductFacts;
  /** Drafts are pages like others: in the live preview alone. */
  readonly showsDrafts?: boolean;
  readonly componentsFor: (locale: Locale, textLocale: Locale) => MdxComponents;
}

/** A site before its pages are compiled. */
export interface Site {
  readonly data: SiteData;
  readonly store: ContentStore;
}

export interface BuiltContent extends Site {
  readonly compiled: CompiledPages;
  readonly problems: Problem[];
}

/** Paths on this origin that belong to the account application. */
export const foreignPaths: readonly string[] = ['/profile/', '/accounts/usage'];

/** The site's addresses and lists, by the front matter of its pages. */
export function buildSite(source: SiteSource): Site {
  const { config, redirects } = source;
  const store = createContentStore(source.entries, config.locales, source.showsDrafts);
  const versions = source.versions.map((version) => buildVersion(version, source, store));
  return { store, data: { config, versions, routes: buildRoutes(versions, store, source), redirects } };
}

/** Compiles and checks a site; nothing is written but the compile cache. */
export async function compileSite(source: SiteSource, options: CompileOptions): Promise<BuiltContent> {
  const { data, store } = buildSite(source);
  const { versions, routes } = data;
  const { compiled, problems } = await compileAll(store.entries, options);

  const routeSet = new Set(routes.map((record) => record.route));
  const routeByAddress = new Map(routes.map((record) => [`${record.folder}/${record.slug}`, record.route]));
  const anchors = new Map<string, Set<string>>();
  for (const record of routes) {
    const entry =
      record.folder === undefined ? undefined : store.find(sourceLocale, record.folder, record.slug ?? '')?.entry;
    const headings = entry && compiled.get(entry.file)?.headings;
    // The anchors of a page that is missing or broken are not known, which is said of that page.
    if (record.folder === undefined || headings) {
      anchors.set(record.route, new Set((headings ?? []).map((heading) => heading.id)));
    }
  }
  // A translation whose source has moved on is right as it is, and told as stale.
  const inStep = store.entries.filter((entry) => options.changesOf?.(entry) === undefined);
  problems.push(
    ...checkSources(source.root, source.entries),
    ...checkHeadings(store.entries, compiled),
    ...checkStructure(inStep, compiled),
    ...checkPlaceholders(inStep, compiled),
    ...checkLabels(source),
    ...checkPosts(store.entries, routes),
    ...checkRedirects(source.redirects, routeSet, path.join(source.root, 'redirects.ts')),
    ...store.entries
      .filter((entry) => entry.locale === sourceLocale && isChangelog(entry, versions))
      .flatMap((entry) => readReleases(entry, compiled.get(entry.file)?.headings ?? []).problems),
    ...checkFiles(store.entries, compiled),
    ...checkLinks(store.entries, compiled, {
      routes: routeSet,
      foreignPaths,
      anchorsOf: (route) => anchors.get(route),
      routeOf: (entry) => routeByAddress.get(`${entry.folder}/${entry.slug}`) ?? '',
    }),
    ...versions.flatMap((version) =>
      checkSidebars(
        version,
        sidebarsOf(version, source)?.outsideSidebars ?? [],
        (id) => mayBeInNoSidebar(store, version.folder, id === 'index' ? '' : id),
        (sidebarsOf(version, source) ?? source).sidebarsSource,
      ),
    ),
    ...store.entries
      .filter((entry) => entry.folder !== blogFolder && !routeByAddress.has(`${entry.folder}/${entry.slug}`))
      .map((entry) => ({
        file: entry.file,
        message: `No route shows the folder "${entry.folder}".`,
        remedy: `Move the page to "pages" or to the folder of a version; ${path.join(source.root, 'versions.ts')} has ${source.versions.map((version) => version.folder).join(', ')}.`,
      })),
    ...configuredRoutes(source.config)
      .filter((route) => !routeSet.has(route) && !foreignPaths.includes(route))
      .map((route) => ({
        file: path.join(source.root, 'site.ts'),
        message: `A navbar or footer item leads to ${route}, where there is no page.`,
        remedy: 'Write the page, or change the item.',
      })),
  );
  return {
    data,
    store,
    compiled,
    problems: problemsOfWrittenPages(problems, store.entries),
  };
}

/** A generated page has what is wrong with its origin, which is said once, and where it can be mended. */
function problemsOfWrittenPages(problems: readonly Problem[], entries: readonly ContentEntry[]): Problem[] {
  const origins = new Map(
    entries.flatMap((entry) => (entry.generatedFrom === undefined ? [] : [[entry.file, entry.generatedFrom] as const])),
  );
  const broken = new Set(problems.map(({ file }) => file));
  return problems.flatMap((problem) => {
    const origin = origins.get(problem.file);
    if (origin === undefined) return [problem];
    return broken.has(origin) ? [] : [{ ...problem, file: origin }];
  });
}

/** Renders every page for every locale and writes what the routes read. */
export function writeContent(source: SiteSource, built: BuiltContent, outFolder: string): void {
  rmSync(outFolder, { recursive: true, force: true });
  writeSite(source, built, outFolder);
  for (const locale of source.config.locales) {
    for (const record of built.data.routes) writePage(locale, record, source, built, outFolder);
  }
}

/** Writes what belongs to no page alone: addresses, labels, lists for readers. @returns whether anything is other than it was */
export function writeSite(source: SiteSource, site: Site, outFolder: string): boolean {
  const files: ReaderFile[] = [
    [siteDataFile, JSON.stringify(site.data)],
    [productFile, JSON.stringify(source.product)],
    [stylePartsFile, JSON.stringify(buildStyleParts())],
    forReaders(llmsIndexFile(site.data)),
  ];
  for (const locale of source.config.locales) {
    const labels = buildLabels(locale, site);
    files.push([labelsFile(locale), JSON.stringify(labels)], forReaders(llmsFile(locale, site.data, labels)));
  }
  return files.map((file) => writeFile(outFolder, file)).includes(true);
}

/** Renders a page for a locale, and writes it and its forms for other readers. */
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

/** @returns whether it is other than it was */
function writeFile(outFolder: string, [file, text]: ReaderFile): boolean {
  const target = path.join(outFolder, file);
  if (existsSync(target) && readFileSync(target, 'utf8') === text) return false;
  mkdirSync(path.dirname(target), { recursive: true });
  // Whoever reads while the live preview writes must find a whole file.
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
    // Lines are for messages; a page's readers need none.
    headings: (compiledPage?.headings ?? []).map(({ level, id, text }) => ({ level, id, text })),
    unlisted: isUnlisted(store, folder, slug),
    ...(entry.frontMatter.draft ? { draft: true } : {}),
    ...(compiledPage?.changes ? { stale: { marked: html.split('data-changed=').length - 1 } } : {}),
    file: writtenFile(entry),
    date,
    lastUpdated: entry.frontMatter.lastUpdated ?? source.lastUpdated.get(writtenFile(entry)),
    factsDate,
    problems: problems.filter((problem) => problem.file === writtenFile(entry)),
  };
}

export function buildLabels(locale: Locale, { store, data }: Site): Record<string, Record<string, PageLabel>> {
  const labels: Record<string, Record<string, PageLabel>> = {};
  for (const { folder, slug = '' } of data.routes) {
    const page = folder === undefined ? undefined : store.find(locale, folder, slug);
    if (!page || folder === undefined) continue;
    const { title, description, sidebarLabel, date } = page.entry.frontMatter;
    labels[folder] ??= {};
    labels[folder][slug] = {
      title,
      description,
      sidebarLabel,
      date,
      unlisted: isUnlisted(store, folder, slug) || undefined,
      lang: isOwnText(locale, page.entry.locale) ? undefined : localeTable[page.entry.locale].htmlLang,
    };
  }
  return labels;
}

/** A page is unlisted in every language if its source is, or the text shown is. */
function isUnlisted(store: ContentStore, folder: string, slug: string): boolean {
  return store.entries.some(
    (entry) => entry.folder === folder && entry.slug === slug && entry.frontMatter.unlisted === true,
  );
}

function sidebarsOf({ name, isLast }: DocsVersionConfig, source: SiteSource): VersionSidebars | undefined {
  return isLast ? source : source.olderSidebars[name];
}

/** A page that is not listed, or not yet. */
function mayBeInNoSidebar(store: ContentStore, folder: string, slug: string): boolean {
  const isDraft = store.find(sourceLocale, folder, slug)?.entry.frontMatter.draft === true;
  return isDraft || isUnlisted(store, folder, slug);
}

function buildVersion(config: DocsVersionConfig, source: SiteSource, store: ContentStore): DocsVersion {
  const sidebars = sidebarsOf(config, source)?.sidebars ?? {};
  const base: DocsVersion = {
    ...config,
    docs: store.slugs(config.folder).map((slug) => ({ id: docIdOf(slug), path: docRoute(config, docIdOf(slug)) })),
    draftIds: store.draftSlugs(config.folder).map(docIdOf),
    sidebars,
  };
  const sidebarOf = new Map<string, string>();
  for (const [name, items] of Object.entries(sidebars)) {
    const links = resolveSidebar(items, { version: base, docLabel: () => ({ title: '' }), categoryLabel: () => '' });
    for (const { docId } of flattenSidebar(links)) sidebarOf.set(docId, name);
  }
  return { ...base, docs: base.docs.map((doc) => ({ ...doc, sidebar: sidebarOf.get(doc.id) })) };
}

function buildRoutes(versions: readonly DocsVersion[], store: ContentStore, source: SiteSource): RouteRecord[] {
  const record = (
    route: string,
    kind: RouteRecord['kind'],
    folder: string,
    slug: string,
    canonicalRoute?: string,
  ): RouteRecord => ({
    route,
    kind,
    folder,
    slug,
    ownLocales: store.ownLocales(folder, slug),
    unlisted: isUnlisted(store, folder, slug),
    lastUpdated: Object.fromEntries(
      store.entries
        .filter((entry) => entry.folder === folder && entry.slug === slug)
        .flatMap((entry) => {
          const day = entry.frontMatter.lastUpdated ?? source.lastUpdated.get(writtenFile(entry));
          return day ? [[entry.locale, day]] : [];
        }),
    ),
    ...(canonicalRoute === undefined ? {} : { canonicalRoute }),
  });
  const posts = store
    .slugs(blogFolder)
    .filter((slug) => slug !== '')
    .map((slug) => record(postRoute(slug), 'post', blogFolder, slug));
  return [
    ...(store.slugs('pages').includes('home') ? [record('/', 'home', 'pages', 'home')] : []),
    ...store
      .slugs('pages')
      .map((slug) => record(`/${slug}/`, 'page', 'pages', slug, slug === 'home' ? '/' : undefined)),
    { route: '/search/', kind: 'search', ownLocales: source.config.locales, unlisted: false, lastUpdated: {} },
    ...versions.flatMap((version) =>
      version.docs.map((doc) => record(doc.path, 'doc', version.folder, doc.id === 'index' ? '' : doc.id)),
    ),
    ...(posts.length > 0 ? [blogRecord(posts, store, source.config.locales)] : []),
    ...posts,
  ];
}
