import { type Locale, sourceLocale } from '@/i18n/locales';
import { blogFolder, blogRoute } from '@/lib/blog/posts';
import type { RouteRecord } from '../site-data';
import type { ContentStore } from '../store';

/** The route of the list of posts: in every language, because its own words are; of the day of its newest post. */
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
    // A list with nothing in it is for nobody to find.
    unlisted: listed.length === 0,
    lastUpdated: newest ? Object.fromEntries(locales.map((locale) => [locale, newest])) : {},
  };
}
