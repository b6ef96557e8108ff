import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { isLocale, type Locale, sourceLocale } from '@/i18n/locales';
import { type Article, type RouteRecord, readArticle, readSiteData, type SiteData } from '@/lib/content/content-files';
import { textMark } from '@/lib/content/page-marks';

export interface LoadedRoute {
  readonly locale: Locale;
  readonly data: SiteData;
  readonly record: RouteRecord;
}

export interface LoadedPage extends LoadedRoute {
  readonly article: Article;
}

/** A route in a locale; the not-found page where there is none. */
export function loadRoute(locale: string, route: string): LoadedRoute {
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const data = readSiteData();
  const record = data.routes.find((candidate) => candidate.route === route);
  if (!record) notFound();
  return { locale, data, record };
}

/**
 * A route with its text; the not-found page where it has none. In an export the text itself comes in when the page is
 * finished, and the notice of a stale translation goes where it is none (`lib/export/frames.ts`), so that the framework
 * need not render a page anew whose text alone has changed.
 */
export function withArticle(loaded: LoadedRoute): LoadedPage {
  const { locale, record } = loaded;
  const article = record.folder && readArticle(locale, record.folder, record.slug ?? '');
  if (!article) notFound();
  if (process.env.NODE_ENV !== 'production') return { ...loaded, article };
  const stale = article.textLocale === sourceLocale ? undefined : { marked: 1 };
  return { ...loaded, article: { ...article, html: textMark, stale } };
}

/** The page of a route in a locale; the not-found page where there is none. */
export function loadPage(locale: string, route: string): LoadedPage {
  return withArticle(loadRoute(locale, route));
}

/** The route of path segments as the framework gives them, percent-encoded: `['deals', 'manga']` is `/deals/manga/`. */
export function routeOfSegments(segments: readonly string[]): string {
  return ['', ...segments.map(decodeURIComponent), ''].join('/');
}
