import type { Locale } from '@/i18n/locales';
import type { RouteRecord } from '../content-files';
import type { ContentEntry } from '../entry';
import { checkPosts } from './build-posts';

function entry(locale: Locale, folder: string, slug: string, date?: string): ContentEntry {
  return {
    locale,
    folder,
    slug,
    file: `content/${locale}/${folder}/${slug || 'index'}.mdx`,
    frontMatter: { title: slug, description: 'A description of it.', ...(date === undefined ? {} : { date }) },
    body: '',
    bodyLine: 6,
  };
}

function record(kind: RouteRecord['kind'], route: string, folder?: string, slug?: string): RouteRecord {
  const address = folder === undefined ? {} : { folder, slug };
  return { kind, route, ownLocales: ['en'], unlisted: false, lastUpdated: {}, ...address };
}

const news = entry('en', 'blog', 'news', '2026-03-05');
const routes = [record('blog', '/blog/'), record('post', '/blog/news/', 'blog', 'news')];
const messages = (entries: readonly ContentEntry[], known: readonly RouteRecord[] = routes) =>
  checkPosts(entries, known).map(({ file, message }) => `${file}: ${message}`);

describe('checkPosts', () => {
  test('[ROUTE-12] finds nothing wrong with posts of one day in every language', () => {
    expect(
      messages([news, entry('it', 'blog', 'news', '2026-03-05'), entry('it', 'blog', 'solo', '2026-01-01')]),
    ).toEqual([]);
  });

  test('[ROUTE-12] names a translation of another day, with both days', () => {
    expect(messages([news, entry('it', 'blog', 'news', '2026-03-06')])).toEqual([
      'content/it/blog/news.mdx: The post is of 2026-03-06, and content/en/blog/news.mdx of 2026-03-05.',
    ]);
  });

  test('[ROUTE-12] names an index, whose address the list has', () => {
    expect(messages([news, entry('en', 'blog', '', '2026-03-05')])).toEqual([
      'content/en/blog/index.mdx: The address /blog/ belongs to the list of posts.',
    ]);
  });

  test.each(['blog', 'blog/news'])('[ROUTE-12] names a page that takes the address of %s', (slug) => {
    const pages = [...routes, record('page', `/${slug}/`, 'pages', slug)];
    expect(messages([news, entry('en', 'pages', slug)], pages)).toEqual([
      `content/en/pages/${slug}.mdx: The address /${slug}/ belongs to the blog.`,
    ]);
  });

  test('[ROUTE-12] leaves a page alone that is called blog where there is no post', () => {
    expect(messages([entry('en', 'pages', 'blog')], [record('page', '/blog/', 'pages', 'blog')])).toEqual([]);
  });
});
