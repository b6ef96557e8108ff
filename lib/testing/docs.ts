import type { DocsVersion } from '../content/versions';
import type { SidebarCategory, SidebarItem, SidebarLink } from '../docs/sidebar';

/** The only version of a site's docs, without docs unless they are given. */
export const docsVersion = (changes: Partial<DocsVersion> = {}): DocsVersion => ({
  name: 'current',
  label: { key: 'current' },
  isLast: true,
  folder: 'docs',
  path: '/docs/',
  mainDocId: 'index',
  docs: [],
  draftIds: [],
  sidebars: {},
  ...changes,
});

/** A doc in a sidebar, with its identifier as its label unless one is given. */
export const sidebarLink = (docId: string, label = docId, changes: Partial<SidebarLink> = {}): SidebarLink => ({
  type: 'link',
  docId,
  label,
  href: `/docs/${docId}/`,
  unlisted: false,
  ...changes,
});

/** A category of a sidebar that begins closed. */
export const sidebarCategory = (
  label: string,
  items: readonly SidebarItem[],
  changes: Partial<SidebarCategory> = {},
): SidebarCategory => ({ type: 'category', label, items, linkUnlisted: false, collapsed: true, ...changes });
