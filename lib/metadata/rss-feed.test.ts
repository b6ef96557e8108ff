/** @jest-environment jsdom */
import fc from 'fast-check';
import { type RssItem, rssDate, rssFeed } from './rss-feed';

const item: RssItem = {
  url: 'https://site.example/it/blog/first/',
  title: 'The first post',
  description: 'What it says.',
  date: '2026-03-05',
};

const feedOf = (...items: RssItem[]) =>
  rssFeed({
    title: 'Blog · Site',
    description: 'News & tips.',
    language: 'it',
    link: 'https://site.example/it/blog/',
    feedUrl: 'https://site.example/it/blog/rss.xml',
    items,
  });

/** The feed as a reader parses it; throws where it is not well-formed. */
function parse(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'text/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  return document;
}

const textOf = (root: ParentNode, selector: string) => root.querySelector(selector)?.textContent;

describe('rssFeed', () => {
  test('[ROUTE-12] says what it is, in which language, and where', () => {
    const channel = parse(feedOf()).querySelector('rss[version="2.0"] > channel');
    expect(channel && textOf(channel, 'title')).toBe('Blog · Site');
    expect(channel && textOf(channel, 'description')).toBe('News & tips.');
    expect(channel && textOf(channel, 'language')).toBe('it');
    expect(channel && textOf(channel, 'link')).toBe('https://site.example/it/blog/');
    const self = parse(feedOf()).getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link')[0];
    expect(self?.getAttribute('href')).toBe('https://site.example/it/blog/rss.xml');
  });

  test('[ROUTE-12] has the items in their order, with full addresses and dates', () => {
    const older = { ...item, url: 'https://site.example/it/blog/older/', title: 'An older one', date: '2025-12-31' };
    const items = [...parse(feedOf(item, older)).querySelectorAll('item')];
    expect(items.map((item) => textOf(item, 'title'))).toEqual(['The first post', 'An older one']);
    const [first] = items;
    expect(first && textOf(first, 'link')).toBe('https://site.example/it/blog/first/');
    expect(first && textOf(first, 'guid')).toBe('https://site.example/it/blog/first/');
    expect(first && textOf(first, 'pubDate')).toBe('Thu, 05 Mar 2026 00:00:00 GMT');
    expect(first && textOf(first, 'description')).toBe('What it says.');
  });

  test('[ROUTE-12] keeps every title that XML can hold, and is always well-formed', () => {
    const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('</title>', ']]>', '&lt;', "\"<a b='c'>&"));
    fc.assert(
      fc.property(text, (title) => {
        // Parsers normalise all line ends to "\n".
        fc.pre(!title.includes('\r'));
        expect(parse(feedOf({ ...item, title })).querySelector('item > title')?.textContent).toBe(title);
      }),
    );
  });

  test('[ROUTE-12] leaves out characters that XML has no way to write', () => {
    const title = 'A\u0000B\u000bC\ud800D\uffffE😀';
    expect(parse(feedOf({ ...item, title })).querySelector('item > title')?.textContent).toBe('ABCDE😀');
  });
});

describe('rssDate', () => {
  test.each([
    ['2026-01-01', 'Thu, 01 Jan 2026 00:00:00 GMT'],
    ['2024-02-29', 'Thu, 29 Feb 2024 00:00:00 GMT'],
  ])('[ROUTE-12] %s is its midnight in UTC', (day, expected) => {
    expect(rssDate(day)).toBe(expected);
  });
});
