import { type Locale, sourceLocale } from '@/i18n/locales';
import { blogFolder, blogRoute } from '@/lib/docs/posts';
import type { RouteRecord } from '../content-files';
import type { ContentEntry } from '../entry';
import type { Problem } from '../problem';
import type { ContentStore } from '../store';

/** The route of the list of posts: in every language, because its own texts are; dated by its newest post. */
export function blogRecord(
  posts: readonly RouteRecord[],
  store: ContentStore,
  locales: readonly Locale[],
): RouteRecord {
  const listed = posts.filter((post) => !post.unlisted);
  const days = listed.map(({ slug = '' }) => store.find(sourceLocale, blogFolder, slug)?.entry.frontMatter.date ?? '');
  const newest = days.sort().at(-1);
  return {
    route: blogRoute,
    kind: 'blog',
    ownLocales: locales,
    // An empty list is hidden.
    unlisted: listed.length === 0,
    lastUpdated: newest ? Object.fromEntries(locales.map((locale) => [locale, newest])) : {},
  };
}

/**
 * Problems of a blog beyond single texts: an `index.mdx`, whose address is the list's, translations with another date
 * than their source, and other pages at the blog's addresses.
 */
export function checkPosts(entries: readonly ContentEntry[], routes: readonly RouteRecord[]): Problem[] {
  const posts = entries.filter((entry) => entry.folder === blogFolder);
  const sources = new Map(posts.filter((entry) => entry.locale === sourceLocale).map((entry) => [entry.slug, entry]));
  const blogRoutes = new Set(
    routes.filter((record) => record.kind === 'blog' || record.kind === 'post').map((record) => record.route),
  );
  return [
    ...posts
      .filter((entry) => entry.slug === '')
      .map((entry) => ({
        file: entry.file,
        message: 'The address /blog/ belongs to the list of posts.',
        remedy: 'Name the file as the post’s address should be, such as blog/my-news.mdx.',
      })),
    ...posts.flatMap((entry): Problem[] => {
      const source = sources.get(entry.slug);
      if (!source || source.frontMatter.date === entry.frontMatter.date) return [];
      return [
        {
          file: entry.file,
          message: `The post is of ${entry.frontMatter.date}, and ${source.file} of ${source.frontMatter.date}.`,
          remedy: 'Give a post the same "date" in every language; "lastUpdated" is for later changes.',
        },
      ];
    }),
    ...routes
      .filter((record) => record.kind === 'page' && blogRoutes.has(record.route))
      .flatMap((record) => entries.filter((entry) => entry.folder === record.folder && entry.slug === record.slug))
      .map((entry) => ({
        file: entry.file,
        message: `The address /${entry.slug}/ belongs to the blog.`,
        remedy: 'Rename the page, or the post that has the same address.',
      })),
  ];
}
