import type { PageLabel } from '@/lib/content/content-files';
import type { SidebarLink } from './sidebar';

/** Folder under each locale that holds the posts, and the name of their labels. */
export const blogFolder = 'blog';

/** Route of the list of all posts. */
export const blogRoute = '/blog/';

export function postRoute(slug: string): string {
  return `${blogRoute}${slug}/`;
}

/** Route of a locale's feed; a file, so it has no slash at its end. */
export const feedRoute = `${blogRoute}rss.xml`;

/** A listed post in one language. */
export interface ListedPost {
  readonly slug: string;
  readonly route: string;
  readonly title: string;
  readonly description: string;
  /** ISO day; absent only for a post with broken front matter, in the live preview. */
  readonly date?: string;
  /** Language tag of title and description, where it is not the locale's own. */
  readonly lang?: string;
}

/** The listed posts of a locale, newest first; posts of one day by slug. Unlisted ones are left out. */
export function listPosts(labels: Readonly<Record<string, PageLabel>> = {}): ListedPost[] {
  return Object.entries(labels)
    .filter(([, label]) => !label.unlisted)
    .map(([slug, { title, description, date, lang }]) => ({
      slug,
      route: postRoute(slug),
      title,
      description,
      ...(date === undefined ? {} : { date }),
      ...(lang === undefined ? {} : { lang }),
    }))
    .sort((a, b) => compare(b.date ?? '', a.date ?? '') || compare(a.slug, b.slug));
}

/** By code point: the order must not depend on the machine's language. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The posts before and after one in the list; none if it is not in the list. */
export function neighboursOf(posts: readonly ListedPost[], slug: string): { newer?: ListedPost; older?: ListedPost } {
  const index = posts.findIndex((post) => post.slug === slug);
  return index === -1 ? {} : { newer: posts[index - 1], older: posts[index + 1] };
}

/** The link to a post for sidebar and pager. */
export function postLink({ slug, title, route, lang }: ListedPost): SidebarLink {
  return {
    type: 'link',
    docId: slug,
    label: title,
    href: route,
    unlisted: false,
    ...(lang === undefined ? {} : { lang }),
  };
}
