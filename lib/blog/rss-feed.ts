import type { ListedPost } from './posts';

export interface RssFeedInput {
  readonly title: string;
  readonly description: string;
  /** Language tag of the feed. */
  readonly language: string;
  /** Absolute address of the page whose news the feed is. */
  readonly link: string;
  /** Absolute address of the feed itself. */
  readonly feedUrl: string;
  readonly posts: readonly ListedPost[];
  /** Absolute address of a post's route. */
  readonly urlOf: (route: string) => string;
}

/**
 * A feed of posts as XML. No time of its making is in it, so that the same posts give the same bytes.
 * The format: RSS 2.0 (https://www.rssboard.org/rss-specification), and Atom's link to itself, which its profile asks for.
 */
export function rssFeed({ title, description, language, link, feedUrl, posts, urlOf }: RssFeedInput): string {
  const items = posts.map((post) => {
    const url = escapeXml(urlOf(post.route));
    return [
      '<item>',
      `<title>${escapeXml(post.title)}</title>`,
      `<link>${url}</link>`,
      `<guid isPermaLink="true">${url}</guid>`,
      ...(post.date === undefined ? [] : [`<pubDate>${rssDate(post.date)}</pubDate>`]),
      `<description>${escapeXml(post.description)}</description>`,
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
    ...items,
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

/** The beginning of an ISO day in UTC, as RFC 822 writes it with a year of four digits. */
export function rssDate(day: string): string {
  return new Date(`${day}T00:00:00Z`).toUTCString();
}

// XML 1.0 has no way to write these, not even escaped (https://www.w3.org/TR/xml/#charsets).
const notInXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

function escapeXml(text: string): string {
  return text
    .replace(notInXml, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
