import path from 'node:path';
import { loadMessages } from '@/i18n/load-messages';
import { sourceLocale } from '@/i18n/locales';
import type { SidebarItemConfig } from '@/lib/content/versions';
import { blogFolder } from '@/lib/docs/posts';
import { isChangelog, readReleases } from '@/lib/docs/releases';
import { configuredRoutes, navLabelKeys, type SiteConfig } from '@/lib/site/site-config';
import type { RouteRecord } from '../content-files';
import type { ContentEntry } from '../entry';
import type { FactsOfPages } from '../mdx/plugins';
import type { Problem } from '../problem';
import type { ContentStore } from '../store';
import { checkPosts } from './build-posts';
import { isUnlisted, type Site, type SiteSource, sidebarsOf } from './build-site';
import { checkFiles, checkLinks, checkRedirects, checkUnusedPictures } from './check-references';
import { checkSidebars } from './check-sidebars';
import { checkHeadings, checkPlaceholders, checkSources, checkStructure } from './check-translations';

/** Paths on this origin that belong to the account application. */
export const foreignPaths: readonly string[] = ['/profile/', '/accounts/usage'];

/**
 * Checks a site whose pages have been compiled: its translations, links, files, lists and configuration.
 *
 * @param isBehind whether a translation's source has changed since: its differences are then reported as stale and not
 *   as errors
 */
export function checkSite(
  source: SiteSource,
  { data, store }: Site,
  compiled: FactsOfPages,
  isBehind: (entry: ContentEntry) => boolean,
): Problem[] {
  const { versions, routes } = data;
  const routeSet = routesOf(routes);
  const routeByAddress = routesByAddress(routes);
  const inStep = store.entries.filter((entry) => !isBehind(entry));
  const problems = [
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
    ...checkReferences(source.root, store.entries, { data, store }, compiled),
    ...checkUnusedPictures(source.entries, compiled, source.root),
    ...versions.flatMap((version) =>
      checkSidebars(
        version,
        sidebarsOf(version, source)?.outsideSidebars ?? [],
        (id) => mayBeInNoSidebar(store, version.folder, id === 'index' ? '' : id),
        (sidebarsOf(version, source) ?? source).sidebarsSource,
      ),
    ),
    ...store.entries
      .filter((entry) => entry.folder !== blogFolder && !routeByAddress.has(addressOf(entry)))
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
  ];
  return problems;
}

/**
 * Checks the links, pictures and files of pages that have been compiled. Anchors of pages that have not been are not
 * checked.
 */
export function checkReferences(
  root: string,
  entries: readonly ContentEntry[],
  { data: { routes }, store }: Pick<Site, 'data' | 'store'>,
  compiled: FactsOfPages,
): Problem[] {
  const anchors = new Map<string, Set<string>>();
  for (const { route, folder, slug = '' } of routes) {
    const entry = folder === undefined ? undefined : store.find(sourceLocale, folder, slug)?.entry;
    const headings = entry && compiled.get(entry.file)?.headings;
    // The anchors of a missing or broken page are unknown, which is reported for that page.
    if (folder === undefined || headings) anchors.set(route, new Set((headings ?? []).map(({ id }) => id)));
  }
  const routeByAddress = routesByAddress(routes);
  return [
    ...checkFiles(entries, compiled, root),
    ...checkLinks(entries, compiled, {
      routes: routesOf(routes),
      foreignPaths,
      anchorsOf: (route) => anchors.get(route),
      routeOf: (entry) => routeByAddress.get(addressOf(entry)) ?? '',
    }),
  ];
}

const routesOf = (routes: readonly RouteRecord[]): ReadonlySet<string> => new Set(routes.map(({ route }) => route));

const addressOf = ({ folder, slug }: Pick<RouteRecord, 'folder' | 'slug'>): string => `${folder}/${slug}`;

const routesByAddress = (routes: readonly RouteRecord[]): ReadonlyMap<string, string> =>
  new Map(routes.map((record) => [addressOf(record), record.route]));

/** Whether a page is unlisted, or not published yet. */
function mayBeInNoSidebar(store: ContentStore, folder: string, slug: string): boolean {
  const isDraft = store.find(sourceLocale, folder, slug)?.entry.frontMatter.draft === true;
  return isDraft || isUnlisted(store, folder, slug);
}

interface Sidebars {
  readonly sidebars: Readonly<Record<string, readonly SidebarItemConfig[]>>;
  readonly sidebarsSource: { readonly file: string };
}

interface Labelled extends Sidebars {
  /** Content root from the project's root. */
  readonly root: string;
  readonly config: SiteConfig;
  readonly olderSidebars: Readonly<Record<string, Sidebars>>;
}

/** Labels in the configuration that have no message (SHELL-04). */
function checkLabels(source: Labelled): Problem[] {
  const { root, config, olderSidebars } = source;
  const { nav, docs } = loadMessages(sourceLocale);
  const categories = (items: readonly SidebarItemConfig[]): string[] =>
    items.flatMap((item) => (typeof item === 'string' ? [] : [item.label, ...categories(item.items)]));
  const missing = (file: string, group: string, known: object, labels: readonly string[]): Problem[] =>
    labels
      .filter((label) => !Object.hasOwn(known, label))
      .map((label) => ({
        file,
        message: `The label "${group}.${label}" is in no message file.`,
        remedy: `Add it to messages/${sourceLocale}.json and the other languages.`,
      }));
  return [
    ...missing(path.join(root, 'site.ts'), 'nav', nav, navLabelKeys(config)),
    ...[source, ...Object.values(olderSidebars)].flatMap(({ sidebars, sidebarsSource }) =>
      missing(sidebarsSource.file, 'docs.categories', docs.categories, Object.values(sidebars).flatMap(categories)),
    ),
  ];
}
