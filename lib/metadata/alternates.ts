import { localeTable } from '@/i18n/locales';
import type { RouteRecord } from '@/lib/content/content-files';
import { localizedPath } from '@/lib/routing/resolve-request';
import type { SiteConfig } from '../site/site-config';

/** Addresses of a page in the languages with their own text of it, by `hreflang`, with `x-default` (LOC-09). */
export function alternatesOf(record: RouteRecord, config: SiteConfig): Record<string, string> {
  const route = record.canonicalRoute ?? record.route;
  return {
    ...Object.fromEntries(
      record.ownLocales
        .filter((locale) => config.locales.includes(locale))
        .map((locale) => [localeTable[locale].htmlLang, config.url + localizedPath(locale, route)]),
    ),
    // The address without a locale redirects visitors to their own language.
    'x-default': config.url + route,
  };
}
