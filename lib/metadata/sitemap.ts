import path from 'node:path';
import type { Locale } from '@/i18n/locales';
import type { SiteData } from '@/lib/content/content-files';
import { localizedPath } from '@/lib/routing/resolve-request';
import { escapeXml } from '@/lib/tools/escape-xml';
import { writeWhole } from '@/lib/tools/write-files';
import { alternatesOf } from './alternates';

/** The index, which names a sitemap of each language (`/it/sitemap.xml`). */
export const sitemapRoute = '/sitemap.xml';

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
const lastModified = (day: string | undefined) => (day === undefined ? '' : element('lastmod', day));

/**
 * The sitemap's files by their path: every page in every language that has its own text of it; fallback, unlisted and
 * duplicate pages stay out. An address has the alternates of all languages, 1.8 kB, so that each language has a file of
 * its own: an edit changes one, and the limits of the format (50 MB, 50,000 addresses:
 * https://www.sitemaps.org/protocol.html) are far.
 */
export function sitemapFiles({ config, routes }: Pick<SiteData, 'config' | 'routes'>): ReadonlyMap<string, string> {
  const listed = routes.filter((record) => !record.unlisted && record.canonicalRoute === undefined);
  const pagesOf = (locale: Locale) => listed.filter((record) => record.ownLocales.includes(locale));
  const locales = config.locales.filter((locale) => pagesOf(locale).length > 0);
  const parts = locales.map((locale) => {
    const latest = pagesOf(locale).flatMap(({ lastUpdated }) => lastUpdated[locale] ?? []);
    const url = config.url + localizedPath(locale, sitemapRoute);
    return `<sitemap>${element('loc', url)}${lastModified(latest.sort().at(-1))}</sitemap>`;
  });
  const file = (root: string, attributes: string, entries: readonly string[]) =>
    ['<?xml version="1.0" encoding="UTF-8"?>', `<${root} ${attributes}>`, ...entries, `</${root}>`, ''].join('\n');
  return new Map([
    [sitemapRoute, file('sitemapindex', namespace, parts)],
    ...locales.map((locale): [string, string] => {
      const pages = pagesOf(locale).map((record) => {
        const links = Object.entries(alternatesOf(record, config)).map(
          ([language, href]) =>
            `<xhtml:link rel="alternate" hreflang="${escapeXml(language)}" href="${escapeXml(href)}"/>`,
        );
        const url = config.url + localizedPath(locale, record.route);
        return [`<url>${element('loc', url)}`, ...links, `${lastModified(record.lastUpdated[locale])}</url>`].join(
          '\n',
        );
      });
      const attributes = `${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml"`;
      return [localizedPath(locale, sitemapRoute), file('urlset', attributes, pages)];
    }),
  ]);
}

/** The addresses of the sitemaps that an index names; none where the file is no index. */
export function sitemapsIn(text: string): string[] {
  return [...text.matchAll(/<sitemap>\s*<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
}

export function writeSitemap(outFolder: string, data: SiteData): void {
  for (const [address, text] of sitemapFiles(data)) writeWhole(path.join(outFolder, address), text);
}
