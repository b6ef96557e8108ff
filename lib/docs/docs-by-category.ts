import type { PageLabel } from '@/lib/content/article';
import { flattenSidebar, type SidebarItem, type SidebarLink } from './sidebar';
import { type DocsVersion, docRoute, slugOfDocId } from './versions';

export interface DocsCategory {
  readonly label: string;
  readonly docs: readonly SidebarLink[];
}

/**
 * Every listed page of a version: the sidebar's, each outer category with all below it, and then those that no sidebar
 * holds. Unlisted pages are in none.
 *
 * @param restLabel name of the pages outside of the sidebar
 */
export function docsByCategory(
  sidebar: readonly SidebarItem[],
  version: DocsVersion,
  labels: Readonly<Record<string, PageLabel>>,
  restLabel: string,
): DocsCategory[] {
  const inSidebar = new Set(flattenSidebar(sidebar).map((doc) => doc.docId));
  const rest = version.docs.flatMap(({ id }): SidebarLink[] => {
    const label = labels[slugOfDocId(id)];
    if (inSidebar.has(id) || label === undefined || label.unlisted) return [];
    const { title, lang } = label;
    return [{ type: 'link', docId: id, label: title, lang, href: docRoute(version, id), unlisted: false }];
  });
  return [
    ...sidebar.map((item) => ({ label: item.label, docs: flattenSidebar([item]) })),
    { label: restLabel, docs: rest },
  ].filter((category) => category.docs.length > 0);
}
