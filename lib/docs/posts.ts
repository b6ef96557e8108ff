import type { PageLabel } from '../content/article';
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

/** A post as lists show it in one language. */
export interface ListedPost {
  readonly slug: string;
  readonly route: string;
  readonly title: string;
  readonly description: string;
  /** ISO day; only a post whose front matter is broken has none, in the live preview. */
  readonly date?: string;
  /** Language tag of title and description, where it is not the locale's own. */
  readonly lang?: string;
}

/** The posts of a locale that lists show, newest first; posts of one day by their slug. Unlisted ones are left out. */
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

/** By code points: the order must not depend on the machine's language. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The posts before and after one in the list; none for a post that is not in it. */
export function neighboursOf(posts: readonly ListedPost[], slug: string): { newer?: ListedPost; older?: ListedPost } {
  const index = posts.findIndex((post) => post.slug === slug);
  return index === -1 ? {} : { newer: posts[index - 1], older: posts[index + 1] };
}

/** A post as sidebar and pager link to it. */
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
