import path from 'node:path';
import { type Locale, localeTable } from '@/i18n/locales';
import type { Translator } from '@/i18n/translator';
import type { PageLabels, SiteData } from '@/lib/content/content-files';
import { blogFolder, blogRoute, feedRoute, listPosts } from '@/lib/docs/posts';
import { localizedPath } from '@/lib/routing/resolve-request';
import { escapeXml } from '@/lib/tools/escape-xml';
import { writeWhole } from '@/lib/tools/write-files';

export interface RssItem {
  readonly title: string;
  /** Absolute address, which also identifies the item where it has no identifier of its own. */
  readonly url: string;
  readonly id?: string;
  /** ISO day. */
  readonly date?: string;
  /** Text or HTML; readers treat it as HTML. */
  readonly description: string;
}

export interface RssFeedInput {
  readonly title: string;
  readonly description: string;
  /** Language tag of the feed. */
  readonly language: string;
  /** Absolute address of the page that the feed belongs to. */
  readonly link: string;
  /** Absolute address of the feed itself. */
  readonly feedUrl: string;
  readonly items: readonly RssItem[];
}

/**
 * A feed as XML. It contains no build time, so that the same items give the same bytes.
 * The format: RSS 2.0 (https://www.rssboard.org/rss-specification), with the link to itself from Atom that its profile
 * recommends.
 */
export function rssFeed({ title, description, language, link, feedUrl, items }: RssFeedInput): string {
  const entries = items.map((item) => {
    const url = escapeXml(item.url);
    return [
      '<item>',
      `<title>${escapeXml(item.title)}</title>`,
      `<link>${url}</link>`,
      item.id === undefined
        ? `<guid isPermaLink="true">${url}</guid>`
        : `<guid isPermaLink="false">${escapeXml(item.id)}</guid>`,
      ...(item.date === undefined ? [] : [`<pubDate>${rssDate(item.date)}</pubDate>`]),
      `<description>${escapeXml(item.description)}</description>`,
      '</item>',
    ].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    `<title>${escapeXml(title)}</title>`,
    `<link>${escapeXml(link)}</link>`,
    `<description>${escapeXml(description)}</description>`,
    `<language>${escapeXml(language)}</language>`,
    `<atom:link href="${escapeXml(feedUrl)}" rel="self" type="application/rss+xml"/>`,
    ...entries,
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

/** Midnight UTC of an ISO day, in the format of RFC 822 with a four-digit year. */
export function rssDate(day: string): string {
  return new Date(`${day}T00:00:00Z`).toUTCString();
}

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
    writeWhole(
      path.join(outFolder, localizedPath(locale, feedRoute)),
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
