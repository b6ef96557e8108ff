import type { SidebarItemConfig } from '@/lib/content/versions';

/** The sidebar in a form that the configuration of each generator turns into its own. */
export type PeerSidebarItem =
  | { readonly type: 'doc'; readonly id: string; readonly label: string }
  | {
      readonly type: 'category';
      readonly label: string;
      readonly collapsed: boolean;
      /** Page of the category itself. */
      readonly link?: string;
      readonly items: readonly PeerSidebarItem[];
    };

export interface SidebarLabels {
  readonly ofDoc: (id: string) => string;
  readonly ofCategory: (key: string) => string;
}

export function peerSidebar(items: readonly SidebarItemConfig[], labels: SidebarLabels): PeerSidebarItem[] {
  return items.map((item) =>
    typeof item === 'string'
      ? { type: 'doc', id: item, label: labels.ofDoc(item) }
      : {
          type: 'category',
          label: labels.ofCategory(item.label),
          collapsed: item.collapsed ?? false,
          ...(item.link === undefined ? {} : { link: item.link }),
          items: peerSidebar(item.items, labels),
        },
  );
}
