import type { Metadata } from 'next';
import { translatorFor } from '@/i18n/load-messages';
import { type Locale, localeTable } from '@/i18n/locales';
import { feedRoute } from '@/lib/blog/posts';
import type { Article } from '@/lib/content/article';
import type { RouteRecord } from '@/lib/content/site-data';
import { localizedPath } from '@/lib/routing/resolve-request';
import type { SiteConfig } from './site-config';

export interface MetadataInput
  extends Pick<Article, 'title' | 'description' | 'date' | 'textLocale' | 'isFallback' | 'unlisted'> {
  readonly locale: Locale;
  readonly record: RouteRecord;
  readonly config: SiteConfig;
}

/** Addresses of a page in the languages that have their own text of it, by `hreflang`, with `x-default` (LOC-09). */
export function alternatesOf(record: RouteRecord, config: SiteConfig): Record<string, string> {
  const route = record.canonicalRoute ?? record.route;
  return {
    ...Object.fromEntries(
      record.ownLocales
        .filter((locale) => config.locales.includes(locale))
        .map((locale) => [localeTable[locale].htmlLang, config.url + localizedPath(locale, route)]),
    ),
    // The address without a locale leads every visitor to their own language.
    'x-default': config.url + route,
  };
}

/** The address that search engines should take: on a fallback page, that of the page whose text it borrows. */
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

/** A page's head. */
export function buildMetadata(input: MetadataInput): Metadata {
  const { locale, record, config, title, description, date, isFallback, textLocale, unlisted } = input;
  const t = translatorFor(locale);
  const siteName = t('site.name');
  const isBlog = record.kind === 'blog' || record.kind === 'post';
  const feed = { url: config.url + localizedPath(locale, feedRoute), title: `${t('blog.title')} · ${siteName}` };
  const canonical = canonicalOf(input);
  const isHome = record.folder === 'pages' && record.slug === 'home';
  const fullTitle = isHome ? title : `${title} · ${siteName}`;
  return {
    title: fullTitle,
    description,
    alternates: {
      canonical,
      ...(isFallback || unlisted ? {} : { languages: alternatesOf(record, config) }),
      ...(isBlog ? { types: { 'application/rss+xml': [feed] } } : {}),
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
      alternateLocale: isFallback
        ? []
        : [...new Set(record.ownLocales.map((other) => localeTable[other].ogLocale))].filter(
            (other) => other !== localeTable[textLocale].ogLocale,
          ),
      images: [{ url: `${config.url}/social.png`, width: 1200, height: 630, alt: siteName }],
    },
    // Not `twitter`, which would repeat every Open Graph tag; readers of the card fall back to those.
    other: { 'twitter:card': 'summary_large_image' },
  };
}
