import { isOwnText, type Locale, localeTable } from '@/i18n/locales';
import {
  type DocsVersion,
  type DocsVersionConfig,
  docIdOf,
  docRoute,
  type SidebarItemConfig,
} from '@/lib/content/versions';
import { blogFolder, postRoute } from '@/lib/docs/posts';
import { flattenSidebar, resolveSidebar } from '@/lib/docs/sidebar';
import type { ProductFacts } from '@/lib/product/product-facts';
import type { SiteConfig } from '@/lib/site/site-config';
import type { PageLabel, RouteRecord, SiteData } from '../content-files';
import type { ContentEntry } from '../entry';
import type { MdxComponents, PageWords } from '../mdx/compile';
import type { PagePicture } from '../pictures';
import { type ContentStore, createContentStore } from '../store';
import { languagesOf, type TranslationRecords, translationsRoute } from '../translation-status';
import { blogRecord } from './build-posts';
import type { Contributors } from './contributors';

/** The sidebars of a version, and the docs that are deliberately in none of them. */
export interface VersionSidebars {
  readonly sidebars: Readonly<Record<string, readonly SidebarItemConfig[]>>;
  readonly outsideSidebars: readonly string[];
  /** Their file, for messages. */
  readonly sidebarsSource: { readonly file: string; readonly text: string };
}

/** The input of a site: its pages, and the configuration beside them. */
export interface SiteSource extends VersionSidebars {
  /** Content root from the project's root, for messages. */
  readonly root: string;
  readonly entries: readonly ContentEntry[];
  readonly config: SiteConfig;
  readonly versions: readonly DocsVersionConfig[];
  /** Sidebars of older versions by version name. A version without an entry is an archive. */
  readonly olderSidebars: Readonly<Record<string, VersionSidebars>>;
  /** Routes of renamed pages, with their current ones. */
  readonly redirects: Readonly<Record<string, string>>;
  /** ISO days by file. */
  readonly lastUpdated: ReadonlyMap<string, string>;
  /** Names of authors by file; none where the site names none. */
  readonly contributors?: Contributors;
  /** What is known of the translations; absent in what does not write their pages. */
  readonly translations?: TranslationRecords;
  readonly product: ProductFacts;
  /** Whether drafts are shown, as in the live preview. */
  readonly showsDrafts?: boolean;
  /** Texts of the interface that are compiled into pages. */
  readonly wordsOf: (entry: ContentEntry) => PageWords;
  /** @param pictureOf finds the picture that an address in the page names */
  readonly componentsFor: (
    locale: Locale,
    textLocale: Locale,
    pictureOf?: (href: string) => PagePicture | undefined,
    isDoc?: boolean,
  ) => MdxComponents;
}

/** A site before its pages are compiled. */
export interface Site {
  readonly data: SiteData;
  readonly store: ContentStore;
}

/** The site's addresses and lists, from its pages' front matter. */
export function buildSite(source: SiteSource): Site {
  const { config, redirects } = source;
  const store = createContentStore(source.entries, config.locales, source.showsDrafts);
  const versions = source.versions.map((version) => buildVersion(version, source, store));
  return { store, data: { config, versions, routes: buildRoutes(versions, store, source), redirects } };
}

/** The labels of all pages in a locale, by folder and slug. */
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

/** A page is unlisted in every language if its source is, or if the text shown is. */
export function isUnlisted(store: ContentStore, folder: string, slug: string): boolean {
  return store.entries.some(
    (entry) => entry.folder === folder && entry.slug === slug && entry.frontMatter.unlisted === true,
  );
}

/** The sidebars of a version; an archive has none. */
export function sidebarsOf({ name, isLast }: DocsVersionConfig, source: SiteSource): VersionSidebars | undefined {
  return isLast ? source : source.olderSidebars[name];
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
          const day = entry.frontMatter.lastUpdated ?? source.lastUpdated.get(entry.file);
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
    ...(languagesOf(source.config).length > 0 ? [translationsRecord(source.config)] : []),
    ...(posts.length > 0 ? [blogRecord(posts, store, source.config.locales)] : []),
    ...posts,
  ];
}

/** The page with the state of the translations: for those who write them, not for who searches. */
function translationsRecord({ locales }: SiteConfig): RouteRecord {
  return { route: translationsRoute, kind: 'translations', ownLocales: locales, unlisted: true, lastUpdated: {} };
}
