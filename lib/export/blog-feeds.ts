import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Translator } from '@/i18n/load-messages';
import { type Locale, localeTable } from '@/i18n/locales';
import type { PageLabels, SiteData } from '@/lib/content/content-files';
import { blogFolder, blogRoute, feedRoute, listPosts } from '@/lib/docs/posts';
import { rssFeed } from '@/lib/metadata/rss-feed';
import { localizedPath } from '@/lib/routing/resolve-request';

/**
 * Writes each locale's feed of the blog's listed posts, including those that it borrows from another language; nothing
 * on a site without a blog (ROUTE-12).
 */
export function writeBlogFeeds(
  outFolder: string,
  { config, routes }: SiteData,
  labelsOf: (locale: Locale) => PageLabels,
  translatorOf: (locale: Locale) => Translator,
): void {
  if (!routes.some((record) => record.kind === 'blog')) return;
  for (const locale of config.locales) {
    const t = translatorOf(locale);
    const urlOf = (route: string) => config.url + encodeURI(localizedPath(locale, route));
    const file = path.join(outFolder, localizedPath(locale, feedRoute));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(
      file,
      rssFeed({
        title: `${t('blog.title')} · ${t('site.name')}`,
        description: t('blog.description'),
        language: localeTable[locale].htmlLang,
        link: urlOf(blogRoute),
        feedUrl: urlOf(feedRoute),
        items: listPosts(labelsOf(locale)[blogFolder]).map(({ title, route, date, description }) => ({
          title,
          url: urlOf(route),
          ...(date === undefined ? {} : { date }),
          description,
        })),
      }),
    );
  }
}
