import type { APIRequestContext } from '@playwright/test';
import { sitemapRoute, sitemapsIn } from '@/lib/metadata/sitemap';

/** The sitemap as a search engine reads it: the sitemaps that its index names, one after the other. */
export async function readSitemap(request: APIRequestContext): Promise<string> {
  const index = await (await request.get(sitemapRoute)).text();
  const addresses = sitemapsIn(index).map((url) => new URL(url).pathname);
  if (addresses.length === 0) throw new Error(`${sitemapRoute} names no sitemap.`);
  const parts = await Promise.all(
    addresses.map(async (address) => {
      const answer = await request.get(address);
      if (!answer.ok()) throw new Error(`${address} is answered with ${answer.status()}.`);
      return answer.text();
    }),
  );
  return parts.join('\n');
}
