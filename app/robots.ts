import type { MetadataRoute } from 'next';
import { readSiteData } from '@/lib/content/content-files';
import { sitemapRoute } from '@/lib/metadata/sitemap';

export const dynamic = 'force-static';

export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: readSiteData().config.url + sitemapRoute };
}
