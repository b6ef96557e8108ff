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
  /** Locales with their own text of the page, which are its alternates. */
  readonly ownLocales: readonly Locale[];
  readonly unlisted: boolean;
  /** ISO day, by locale of the text. */
  readonly lastUpdated: Readonly<Partial<Record<Locale, string>>>;
  /** Route of the canonical address, where it is another one (`/home/` is the locale root). */
  readonly canonicalRoute?: string;
}

/** Everything that the content build writes for the routes, except the pages' own texts. */
export interface SiteData {
  readonly config: SiteConfig;
  readonly versions: readonly DocsVersion[];
  readonly routes: readonly RouteRecord[];
  /** Routes of renamed pages, with their current ones. */
  readonly redirects: Readonly<Record<string, string>>;
}
