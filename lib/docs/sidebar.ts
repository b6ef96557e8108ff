import type { DocLabel, PageLabel } from '@/lib/content/content-files';
import { type DocsVersion, docRoute, type SidebarItemConfig, slugOfDocId } from '../content/versions';

export interface SidebarLink {
  readonly type: 'link';
  readonly docId: string;
  readonly label: string;
  /** Language tag of the label, where it is not the locale's own. */
  readonly lang?: string;
  readonly href: string;
  readonly unlisted: boolean;
}

export interface SidebarCategory {
  readonly type: 'category';
  readonly label: string;
  /** The category's own page, if it has one. */
  readonly page?: SidebarLink;
  readonly linkUnlisted: boolean;
  readonly collapsed: boolean;
  /** In the file with the rest of the list, where the page has only the first link. */
  readonly number?: number;
  readonly items: readonly SidebarItem[];
}

export type SidebarItem = SidebarLink | SidebarCategory;

export interface SidebarContext {
  readonly version: DocsVersion;
  readonly docLabel: (id: string) => DocLabel | undefined;
  readonly categoryLabel: (key: string) => string;
}

/**
 * A sidebar in one language, with routes (without locale) as targets. Drafts, unlisted pages and categories without
 * pages are left out.
 */
export function resolveSidebar(items: readonly SidebarItemConfig[], context: SidebarContext): SidebarItem[] {
  return items.flatMap((item): SidebarItem[] => {
    if (typeof item === 'string') {
      const link = resolveLink(item, context);
      return link === undefined || link.unlisted ? [] : [link];
    }
    const children = resolveSidebar(item.items, context);
    const page = item.link === undefined ? undefined : resolveLink(item.link, context);
    const linkUnlisted = page?.unlisted === true;
    if (children.length === 0 && (!page || linkUnlisted)) return [];
    return [
      {
        type: 'category',
        label: context.categoryLabel(item.label),
        ...(page && !linkUnlisted ? { page } : {}),
        linkUnlisted,
        collapsed: item.collapsed ?? false,
        items: children,
      },
    ];
  });
}

function resolveLink(id: string, { version, docLabel }: SidebarContext): SidebarLink | undefined {
  const label = docLabel(id);
  if (!label) return undefined;
  return {
    type: 'link',
    docId: id,
    label: label.sidebarLabel ?? label.title,
    ...(label.lang === undefined ? {} : { lang: label.lang }),
    href: docRoute(version, id),
    unlisted: label.unlisted === true,
  };
}

/** The list that a doc's page shows. A page in no sidebar shows the first one, so that its reader can continue. */
export function sidebarNameOf({ docs, sidebars }: DocsVersion, docId: string): string | undefined {
  return docs.find(({ id }) => id === docId)?.sidebar ?? Object.keys(sidebars)[0];
}

/** The pages of an item: the link itself, or a category's own page and its items. */
function pagesOf(item: SidebarItem): SidebarLink[] {
  if (item.type === 'link') return [item];
  return [...(item.page ? [item.page] : []), ...item.items.flatMap(pagesOf)];
}

/** Every doc of a sidebar in reading order; a category's own page comes before its items. */
export function flattenSidebar(items: readonly SidebarItem[]): SidebarLink[] {
  return items.flatMap(pagesOf);
}

/** Whether an item is the page of this id or contains it. */
export function holdsDoc(item: SidebarItem, docId: string): boolean {
  return pagesOf(item).some((page) => page.docId === docId);
}

export interface Crumb {
  readonly label: string;
  readonly href?: string;
  readonly lang?: string;
}

/**
 * The categories that lead to a doc, outermost first, and the doc itself; empty where the sidebar does not contain it.
 */
export function breadcrumbTrail(items: readonly SidebarItem[], docId: string): Crumb[] {
  for (const item of items) {
    if (item.type === 'link') {
      if (item.docId === docId) return [item];
      continue;
    }
    const category: Crumb = { label: item.label, href: item.page?.href };
    if (item.page?.docId === docId) return [category];
    const below = breadcrumbTrail(item.items, docId);
    if (below.length > 0) return [category, ...below];
  }
  return [];
}

/** Previous and next page in reading order. */
export function pagerOf(items: readonly SidebarItem[], docId: string): { previous?: SidebarLink; next?: SidebarLink } {
  const order = flattenSidebar(items);
  const index = order.findIndex((doc) => doc.docId === docId);
  if (index === -1) return {};
  return { previous: order[index - 1], next: order[index + 1] };
}

/** Ids in a sidebar's configuration, in order. */
export function configuredDocIds(items: readonly SidebarItemConfig[]): string[] {
  return items.flatMap((item) =>
    typeof item === 'string'
      ? [item]
      : [...(item.link === undefined ? [] : [item.link]), ...configuredDocIds(item.items)],
  );
}

export interface DocsCategory {
  readonly label: string;
  readonly docs: readonly SidebarLink[];
}

/**
 * Every listed page of a version: the sidebar's, grouped by outer category, and then those in no sidebar.
 *
 * @param restLabel label of the pages in no sidebar
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
