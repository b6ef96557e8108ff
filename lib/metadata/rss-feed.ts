export interface RssItem {
  readonly title: string;
  /** Absolute address, which also identifies the item. */
  readonly url: string;
  /** ISO day. */
  readonly date?: string;
  /** Text, or HTML; readers take it for HTML. */
  readonly description: string;
}

export interface RssFeedInput {
  readonly title: string;
  readonly description: string;
  /** Language tag of the feed. */
  readonly language: string;
  /** Absolute address of the page whose news the feed is. */
  readonly link: string;
  /** Absolute address of the feed itself. */
  readonly feedUrl: string;
  readonly items: readonly RssItem[];
}

/**
 * A feed as XML. No time of its making is in it, so that the same items give the same bytes.
 * The format: RSS 2.0 (https://www.rssboard.org/rss-specification), and Atom's link to itself, which its profile asks for.
 */
export function rssFeed({ title, description, language, link, feedUrl, items }: RssFeedInput): string {
  const entries = items.map((item) => {
    const url = escapeXml(item.url);
    return [
      '<item>',
      `<title>${escapeXml(item.title)}</title>`,
      `<link>${url}</link>`,
      `<guid isPermaLink="true">${url}</guid>`,
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
