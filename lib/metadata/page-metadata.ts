import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Metadata } from 'next';
import { type Locale, localeTable, sourceLocale } from '@/i18n/locales';
import { translatorFor } from '@/i18n/translator';
import type { Article, RouteRecord } from '@/lib/content/content-files';
import { translationsFeedRoute } from '@/lib/content/translation-status';
import type { DocsVersionConfig } from '@/lib/content/versions';
import { hasMarkdown, markdownRoute } from '@/lib/docs/markdown-page';
import { feedRoute } from '@/lib/docs/posts';
import { changelogFeedRoute, hasChangelogFeed } from '@/lib/docs/releases';
import { localizedPath } from '@/lib/routing/resolve-request';
import type { SiteConfig } from '../site/site-config';
import { alternatesOf } from './alternates';

export interface MetadataInput
  extends Pick<Article, 'title' | 'description' | 'date' | 'textLocale' | 'isFallback' | 'unlisted'> {
  readonly locale: Locale;
  readonly record: RouteRecord;
  readonly config: SiteConfig;
  /** Address of the page's picture; the site's own where there is none. */
  readonly card?: string;
  /** The docs' versions, where the page is one of them. */
  readonly versions?: readonly DocsVersionConfig[];
}

/** The canonical address: on a fallback page, that of the page whose text it borrows. */
export function canonicalOf({
  locale,
  record,
  config,
  isFallback,
  textLocale,
}: Pick<MetadataInput, 'locale' | 'record' | 'config' | 'isFallback' | 'textLocale'>): string {
  const route = record.canonicalRoute ?? record.route;
  return config.url + localizedPath(isFallback ? textLocale : locale, route);
}

/** Other formats of a page by media type: its feed, its text as Markdown. */
function otherFormats(
  { locale, record, config, versions = [] }: MetadataInput,
  titles: { readonly page: string; readonly blog: string },
): NonNullable<NonNullable<Metadata['alternates']>['types']> {
  const urlOf = (route: string) => config.url + localizedPath(locale, route);
  if (record.kind === 'translations' && locale !== sourceLocale) {
    return { 'application/rss+xml': [{ url: urlOf(translationsFeedRoute), title: titles.page }] };
  }
  if (record.kind === 'blog' || record.kind === 'post') {
    return { 'application/rss+xml': [{ url: urlOf(feedRoute), title: titles.blog }] };
  }
  return {
    ...(hasMarkdown(record) ? { 'text/markdown': urlOf(markdownRoute(record.route)) } : {}),
    ...(hasChangelogFeed(record, versions)
      ? { 'application/rss+xml': [{ url: urlOf(changelogFeedRoute(record.route)), title: titles.page }] }
      : {}),
  };
}

/**
 * A page's head. There is no `og:locale:alternate`: its readers ask the same address for another locale, which plain
 * files cannot answer. `hreflang` names the pages.
 */
export function buildMetadata(input: MetadataInput): Metadata {
  const { locale, record, config, title, description, date, isFallback, textLocale, unlisted, card } = input;
  const t = translatorFor(locale);
  const siteName = t('site.name');
  const canonical = canonicalOf(input);
  const isHome = record.folder === 'pages' && record.slug === 'home';
  const fullTitle = isHome ? title : `${title} · ${siteName}`;
  const types = otherFormats(input, { page: fullTitle, blog: `${t('blog.title')} · ${siteName}` });
  return {
    title: fullTitle,
    description,
    alternates: {
      canonical,
      ...(isFallback || unlisted ? {} : { languages: alternatesOf(record, config) }),
      ...(Object.keys(types).length > 0 ? { types } : {}),
    },
    ...(unlisted ? { robots: { index: false, follow: true } } : {}),
    openGraph: {
      ...(record.kind === 'doc' || record.kind === 'post'
        ? { type: 'article' as const, ...(date === undefined ? {} : { publishedTime: date }) }
        : { type: 'website' as const }),
      title,
      description,
      url: canonical,
      siteName,
      locale: localeTable[textLocale].ogLocale,
      images: [
        { url: config.url + (card ?? '/social.png'), width: 1200, height: 630, alt: card ? fullTitle : siteName },
      ],
    },
    // The framework adds `twitter:card`; its other tags are removed (`omitRepeatedTags` in lib/export).
  };
}

/** The versions of what the site is built with (ROUTE-11). */
export interface SiteMetadata {
  readonly docsFramework: { readonly name: string; readonly version: string };
  readonly pluginVersions: Readonly<Record<string, string>>;
}

/** Packages that affect what a visitor gets; the rest are tools. */
const plugins = [
  'next-intl',
  'contentlayer',
  'next-mdx-remote',
  'remark-gfm',
  'rehype-slug',
  'shiki',
  'tailwindcss',
] as const;

function versionOf(name: string): string {
  const file = path.join(process.cwd(), 'node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** Reads the versions of the installed packages. */
export function readSiteMetadata(): SiteMetadata {
  return {
    docsFramework: { name: 'next', version: versionOf('next') },
    pluginVersions: Object.fromEntries(plugins.map((name) => [name, versionOf(name)])),
  };
}
