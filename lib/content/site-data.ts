import type { Locale } from '@/i18n/locales';
import type { SiteConfig } from '../site/site-config';
import type { DocsVersion } from './versions';

/** An address of the site, without its locale. */
export interface RouteRecord {
  readonly route: string;
  readonly kind: 'home' | 'page' | 'doc' | 'search' | 'blog' | 'post';
  /** Folder and slug of the page's text; the search page and the blog's list have none. */
  readonly folder?: string;
  readonly slug?: string;
  /** Locales whose text of the page is their own: the ones that alternates name. */
  readonly ownLocales: readonly Locale[];
  readonly unlisted: boolean;
  /** ISO day, by locale of the text. */
  readonly lastUpdated: Readonly<Partial<Record<Locale, string>>>;
  /** Route that search engines should take instead (`/home/` is the locale root). */
  readonly canonicalRoute?: string;
}

/** What the content build writes for the routes to read: everything but the pages' own texts. */
export interface SiteData {
  readonly config: SiteConfig;
  readonly versions: readonly DocsVersion[];
  readonly routes: readonly RouteRecord[];
  /** Routes of renamed pages, with those of today. */
  readonly redirects: Readonly<Record<string, string>>;
}
