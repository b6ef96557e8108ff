import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { isLocale, type Locale } from '@/i18n/locales';
import type { Article } from '@/lib/content/article';
import { readArticle, readSiteData } from '@/lib/content/content-files';
import type { RouteRecord, SiteData } from '@/lib/content/site-data';

export interface LoadedPage {
  readonly locale: Locale;
  readonly data: SiteData;
  readonly record: RouteRecord;
  readonly article: Article;
}

/** The page of a route in a locale; the not-found page where there is none. */
export function loadPage(locale: string, route: string): LoadedPage {
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const data = readSiteData();
  const record = data.routes.find((candidate) => candidate.route === route);
  const article = record?.folder && readArticle(locale, record.folder, record.slug ?? '');
  if (!record || !article) notFound();
  return { locale, data, record, article };
}

/** The route of path segments as the framework gives them, percent-encoded: `['deals', 'manga']` is `/deals/manga/`. */
export function routeOfSegments(segments: readonly string[]): string {
  return ['', ...segments.map(decodeURIComponent), ''].join('/');
}
