import type { Locale } from '@/i18n/locales';
import { localizedPath } from '@/lib/routing/resolve-request';
import { contentHash } from '@/lib/tools/content-hash';
import { flattenSidebar, holdsDoc, type SidebarCategory, type SidebarItem } from './sidebar';

/** What a page shows of its list of docs. */
export interface ShownList {
  readonly items: readonly SidebarItem[];
  /** Address of the file with the rest; absent where the page has all. */
  readonly file?: string;
}

/**
 * Leaves the categories that are closed on a page with their first link: with a thousand docs the list would be most of
 * each page, and of the time to make it. Who opens a category without a script is led by that link to a page that has
 * all of it; with one, `lib/browser/navigation/docs-list.ts` puts in the rest from the file.
 */
export function shownList(items: readonly SidebarItem[], docId: string, locale: Locale): ShownList {
  const numbered = numberCategories(items);
  let isCut = false;
  const show = (item: SidebarItem): SidebarItem => {
    if (item.type === 'link') return item;
    const { number, ...category } = item;
    if (!item.collapsed || holdsDoc(item, docId)) return { ...category, items: item.items.map(show) };
    const links = flattenSidebar([item]);
    if (links.length === 1) return { ...category, items: item.items.map(show) };
    isCut = true;
    return { ...item, items: item.page ? [] : links.slice(0, 1) };
  };
  const shown = numbered.map(show);
  return isCut ? { items: shown, file: listFile(items, locale) } : { items: shown };
}

/** The list with a number for each category that starts closed, by which a page finds it in the file. */
function numberCategories(items: readonly SidebarItem[]): SidebarItem[] {
  let next = 0;
  const number = (item: SidebarItem): SidebarItem => {
    if (item.type === 'link') return item;
    const own = item.collapsed ? { number: next++ } : {};
    return { ...item, ...own, items: item.items.map(number) };
  };
  return items.map(number);
}

/** What the file of a list holds: the categories that start closed, each once and whole, with their numbers. */
export function closedCategories(items: readonly SidebarItem[]): SidebarCategory[] {
  const outermost = (item: SidebarItem): SidebarCategory[] => {
    if (item.type === 'link') return [];
    return item.collapsed ? [item] : item.items.flatMap(outermost);
  };
  return numberCategories(items).flatMap(outermost);
}

/**
 * The address of a list's file, named by the list's structure: a page names the file, and need not be rendered anew for a
 * label in it. The file is read again each time, and its numbers are right as long as the structure is.
 */
export function listFile(items: readonly SidebarItem[], locale: Locale): string {
  const structure = (item: SidebarItem): unknown =>
    item.type === 'link' ? item.href : [item.collapsed, item.page?.href ?? '', ...item.items.map(structure)];
  const hash = contentHash(JSON.stringify(items.map(structure)), 10);
  return localizedPath(locale, `/docs-list.${hash}.txt`);
}
