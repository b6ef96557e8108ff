import { type Locale, localeTable } from '@/i18n/locales';
import { type Article, type Heading, type RouteRecord, readLabels, type SiteData } from '@/lib/content/content-files';
import { docIdOf, docRoute, newestRoute } from '@/lib/content/versions';
import { localizedPath } from '@/lib/routing/resolve-request';
import { localizedSidebar } from './localized-sidebar';
import { hasMarkdown, markdownRoute } from './markdown-page';
import { changelogFeedRoute, hasChangelogFeed } from './releases';
import { breadcrumbTrail, type Crumb, pagerOf, type SidebarItem, sidebarNameOf } from './sidebar';

/** Everything that a page of the documentation shows around its text. */
export interface DocPageData {
  readonly docId: string;
  readonly version: string;
  /** Name and items of the list of docs; the same on all its pages. */
  readonly sidebar: { readonly name: string; readonly items: readonly SidebarItem[] };
  readonly trail: readonly Crumb[];
  readonly pager: ReturnType<typeof pagerOf>;
  /** Headings of the contents. */
  readonly contents: readonly Heading[];
  /** Of the text, which may be in another language than the page. */
  readonly textLang: string;
  readonly textDirection: 'ltr' | 'rtl';
  /** Route of the same page in the newest version, on a page of an older one. */
  readonly newest: string | undefined;
  /** Whether there is a notice above the text. */
  readonly hasNotice: boolean;
  /** Address of the page on this site. */
  readonly url: string;
  readonly markdown: string | undefined;
  readonly feed: string | undefined;
}

/**
 * Collects the data of a documentation page; components only render it.
 *
 * @param words names of the home page and of the docs, in the visitor's language
 * @throws where the page belongs to no version
 */
export function docPageData(
  locale: Locale,
  data: SiteData,
  record: RouteRecord,
  article: Article,
  words: { readonly home: string; readonly docs: string },
): DocPageData {
  const version = data.versions.find((candidate) => candidate.folder === record.folder);
  if (!version) throw new Error(`No docs version has the folder "${record.folder}" of ${record.route}.`);
  const docId = docIdOf(record.slug ?? '');
  const doc = version.docs.find((candidate) => candidate.id === docId);
  const sidebarName = sidebarNameOf(version, docId);
  const labels = readLabels(locale)[version.folder] ?? {};
  const items = sidebarName === undefined ? [] : localizedSidebar(locale, version, sidebarName, labels);
  const { htmlLang, direction } = localeTable[article.textLocale];
  const textLang = article.isFallback ? htmlLang : localeTable[locale].htmlLang;

  const inSidebar = breadcrumbTrail(items, docId);
  const itself: Crumb = {
    label: article.title,
    href: record.route,
    lang: article.isFallback ? textLang : undefined,
  };
  const below = docId === version.mainDocId ? [] : inSidebar.length > 0 ? inSidebar : [itself];
  const newest = version.isLast ? undefined : newestRoute(data.versions, docId);
  return {
    docId,
    version: 'text' in version.label ? version.label.text : version.name,
    sidebar: { name: `${version.name}/${sidebarName}`, items },
    trail: [
      { label: words.home, href: '/' },
      { label: words.docs, href: docRoute(version, version.mainDocId) },
      ...below,
    ],
    pager: doc?.sidebar === undefined ? {} : pagerOf(items, docId),
    contents: article.headings.filter(({ level }) => level <= 3),
    textLang,
    textDirection: direction,
    newest,
    hasNotice: Boolean(
      newest || article.draft || article.unlisted || article.isFallback || article.stale || article.machineDraft,
    ),
    url: data.config.url + localizedPath(locale, record.route),
    markdown: hasMarkdown(record) ? localizedPath(locale, markdownRoute(record.route)) : undefined,
    feed: hasChangelogFeed(record, data.versions) ? localizedPath(locale, changelogFeedRoute(record.route)) : undefined,
  };
}
