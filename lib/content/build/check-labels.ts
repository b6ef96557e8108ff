import path from 'node:path';
import { loadMessages } from '@/i18n/load-messages';
import { sourceLocale } from '@/i18n/locales';
import type { SidebarItemConfig } from '@/lib/content/versions';
import { navLabelKeys, type SiteConfig } from '@/lib/site/site-config';
import type { Problem } from '../problem';

interface Sidebars {
  readonly sidebars: Readonly<Record<string, readonly SidebarItemConfig[]>>;
  readonly sidebarsSource: { readonly file: string };
}

interface Labelled extends Sidebars {
  /** Content root from the project's root. */
  readonly root: string;
  readonly config: SiteConfig;
  readonly olderSidebars: Readonly<Record<string, Sidebars>>;
}

/** Labels in the configuration that have no message (SHELL-04). */
export function checkLabels(source: Labelled): Problem[] {
  const { root, config, olderSidebars } = source;
  const { nav, docs } = loadMessages(sourceLocale);
  const categories = (items: readonly SidebarItemConfig[]): string[] =>
    items.flatMap((item) => (typeof item === 'string' ? [] : [item.label, ...categories(item.items)]));
  const missing = (file: string, group: string, known: object, labels: readonly string[]): Problem[] =>
    labels
      .filter((label) => !Object.hasOwn(known, label))
      .map((label) => ({
        file,
        message: `The label "${group}.${label}" is in no message file.`,
        remedy: `Add it to messages/${sourceLocale}.json and the other languages.`,
      }));
  return [
    ...missing(path.join(root, 'site.ts'), 'nav', nav, navLabelKeys(config)),
    ...[source, ...Object.values(olderSidebars)].flatMap(({ sidebars, sidebarsSource }) =>
      missing(sidebarsSource.file, 'docs.categories', docs.categories, Object.values(sidebars).flatMap(categories)),
    ),
  ];
}
