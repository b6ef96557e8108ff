import type { Locale } from '@/i18n/locales';
import { listAttribute, restAttribute } from '@/lib/browser/navigation/page-file';
import { closedCategories } from '@/lib/docs/closed-categories';
import { holdsDoc, type SidebarCategory, type SidebarItem, type SidebarLink } from '@/lib/docs/sidebar';
import { localizedPath } from '@/lib/routing/resolve-request';

interface SidebarProps {
  /** The same on all pages that show the same list: a navigation keeps the element. */
  name: string;
  items: readonly SidebarItem[];
  /** Address of the file with the rest of the list, where the page has a part of it. */
  file?: string | undefined;
  currentId: string;
  locale: Locale;
  label: string;
}

export const sidebarId = 'docs-sidebar';

/**
 * The docs' list of pages: a column beside the text, and on small screens a popover. Neither it nor its folding
 * categories need a script.
 */
export function Sidebar({ name, items, file, currentId, locale, label }: SidebarProps) {
  return (
    <nav
      className="sidebar"
      id={sidebarId}
      data-shared={name}
      popover="auto"
      aria-label={label}
      {...{ [listAttribute]: file }}
    >
      <ItemList items={items} currentId={currentId} locale={locale} />
    </nav>
  );
}

/** The file with the rest of the list: its categories that start closed. */
export function ClosedCategories({ items, locale }: Pick<SidebarProps, 'items' | 'locale'>) {
  return closedCategories(items).map((category) => (
    <Category key={category.number} category={category} currentId="" locale={locale} />
  ));
}

function ItemList({ items, currentId, locale }: Pick<SidebarProps, 'items' | 'currentId' | 'locale'>) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.type === 'link' ? item.docId : item.label}>
          {item.type === 'link' ? (
            <PageLink page={item} currentId={currentId} locale={locale} />
          ) : (
            <Category category={item} currentId={currentId} locale={locale} />
          )}
        </li>
      ))}
    </ul>
  );
}

function PageLink({ page, currentId, locale }: { page: SidebarLink; currentId: string; locale: Locale }) {
  return (
    <a
      href={localizedPath(locale, page.href)}
      lang={page.lang}
      aria-current={page.docId === currentId ? 'page' : undefined}
    >
      {page.label}
    </a>
  );
}

function Category({ category, currentId, locale }: { category: SidebarCategory; currentId: string; locale: Locale }) {
  const open = !category.collapsed || holdsDoc(category, currentId);
  return (
    <details className="sidebar-category" open={open} {...{ [restAttribute]: category.number }}>
      <summary>{category.label}</summary>
      {category.page && <PageLink page={category.page} currentId={currentId} locale={locale} />}
      {category.items.length > 0 && <ItemList items={category.items} currentId={currentId} locale={locale} />}
    </details>
  );
}
