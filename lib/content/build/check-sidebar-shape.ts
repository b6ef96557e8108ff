import { type SidebarCategoryConfig, type SidebarItemConfig, sidebarFields } from '@/lib/docs/versions';
import { didYouMean } from '../nearest';
import { lineOf, type Problem } from '../problem';

/** What of the sidebars' configuration has another shape than a sidebar: TypeScript is not asked where content is built. */
export function sidebarShapeProblems(
  sidebars: Readonly<Record<string, readonly SidebarItemConfig[]>>,
  { file, text }: { readonly file: string; readonly text: string },
): Problem[] {
  const check = (items: unknown, name: string, line?: number): Problem[] => {
    if (!Array.isArray(items)) {
      return [{ file, line, message: `${name} has no "items".`, remedy: 'Give it a list.' }];
    }
    return items.flatMap((item: unknown) => checkItem(item, name));
  };
  const checkItem = (item: unknown, parent: string): Problem[] => {
    if (typeof item === 'string') return [];
    if (typeof item !== 'object' || item === null) {
      return [
        { file, message: `${parent} has an item that is neither a doc's id nor a category.`, remedy: 'Remove it.' },
      ];
    }
    const { label } = item as Partial<SidebarCategoryConfig>;
    const line = lineOf(text, `label: '${label}'`);
    const name = `The category "${label}"`;
    const unknown = Object.keys(item)
      .filter((key) => !sidebarFields.includes(key))
      .map((key): Problem => {
        const remedy = `Fields are ${sidebarFields.join(', ')}.${didYouMean(key, sidebarFields)}`;
        return { file, line, message: `${name} has an unknown field "${key}".`, remedy };
      });
    return [...unknown, ...check((item as Partial<SidebarCategoryConfig>).items, name, line)];
  };
  return Object.entries(sidebars).flatMap(([name, items]) => check(items, `The sidebar "${name}"`));
}
