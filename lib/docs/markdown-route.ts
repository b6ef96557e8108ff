import type { RouteRecord } from '@/lib/content/site-data';

/** Address of a page's text as Markdown, by one rule: its own, with `.md` in the place of the last slash. */
export function markdownRoute(route: string): string {
  return `${route.slice(0, -1)}.md`;
}

/** Pages of the docs are there as Markdown; unlisted ones are not, because a text file has no way to say `noindex`. */
export function hasMarkdown(record: Pick<RouteRecord, 'kind' | 'unlisted'>): boolean {
  return record.kind === 'doc' && !record.unlisted;
}
