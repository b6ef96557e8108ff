import type { MetadataRoute } from 'next';
import { readSiteData } from '@/lib/content/content-files';
import { alternatesOf } from '@/lib/metadata/page-metadata';
import { localizedPath } from '@/lib/routing/resolve-request';

export const dynamic = 'force-static';

/** Every page in every language that has its own text of it; fallback, unlisted and duplicate pages stay out. */
export default function sitemap(): MetadataRoute.Sitemap {
  const { config, routes } = readSiteData();
  return routes
    .filter((record) => !record.unlisted && record.canonicalRoute === undefined)
    .flatMap((record) =>
      record.ownLocales.map((locale) => ({
        url: config.url + localizedPath(locale, record.route),
        lastModified: record.lastUpdated[locale],
        alternates: { languages: alternatesOf(record, config) },
      })),
    );
}
