import {
  type DocsVersion,
  type DocsVersionConfig,
  type SidebarCategoryConfig,
  type SidebarItemConfig,
  sidebarFields,
} from '@/lib/content/versions';
import { configuredDocIds } from '@/lib/docs/sidebar';
import { didYouMean, lineOf, type Problem } from '../problem';

/**
 * Sidebars with missing docs, duplicate docs, and docs that are in no sidebar without being declared so.
 *
 * @param source the file that configures the sidebars, for positions
 * @param outside ids that are deliberately in no sidebar
 */
export function checkSidebars(
  version: DocsVersion,
  outside: readonly string[],
  isUnlisted: (id: string) => boolean,
  source: { readonly file: string; readonly text: string },
): Problem[] {
  const { file, text } = source;
  const lineOfId = (id: string) => lineOf(text, `'${id}'`);
  const problems: Problem[] = [];
  const known = new Set([...version.docs.map((doc) => doc.id), ...version.draftIds]);
  const listed = new Set<string>();
  for (const [name, items] of Object.entries(version.sidebars)) {
    for (const id of configuredDocIds(items)) {
      if (!known.has(id)) {
        problems.push({
          file,
          line: lineOfId(id),
          message: `The sidebar "${name}" names the unknown doc "${id}".`,
          remedy: `Known ids are ${[...known].sort().join(', ')}.${didYouMean(id, known)}`,
        });
      } else if (listed.has(id)) {
        problems.push({
          file,
          line: lineOfId(id),
          message: `The doc "${id}" stands in the sidebars twice.`,
          remedy: 'Leave it in one place, so that "previous" and "next" are clear.',
        });
      }
      listed.add(id);
    }
  }
  for (const id of outside) {
    if (!known.has(id) || listed.has(id)) {
      problems.push({
        file,
        line: lineOfId(id),
        message: `outsideSidebars names "${id}", which ${listed.has(id) ? 'is in a sidebar' : 'does not exist'}.`,
        remedy: 'Remove it from outsideSidebars.',
      });
    }
  }
  // A version without sidebars is an archive: its pages link to each other.
  const hasSidebars = Object.keys(version.sidebars).length > 0;
  for (const doc of hasSidebars ? version.docs : []) {
    if (!listed.has(doc.id) && !outside.includes(doc.id) && !isUnlisted(doc.id)) {
      problems.push({
        file,
        message: `The doc "${doc.id}" is in no sidebar.`,
        remedy: 'Add it to a sidebar, to outsideSidebars, or set "unlisted: true" in its front matter.',
      });
    }
  }
  return problems;
}

/** Entries of the sidebars' configuration with a wrong shape: the content build does not type-check. */
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

/**
 * Conflicting versions of the docs: the latest must be known, and names, folders and addresses must be unique. Checked
 * before anything else.
 *
 * @param source the file that configures the versions
 */
export function checkVersions(
  versions: readonly DocsVersionConfig[],
  { file, text }: { readonly file: string; readonly text: string },
): Problem[] {
  const named = (some: readonly DocsVersionConfig[]) => some.map(({ name }) => `"${name}"`).join(', ') || 'none';
  const latest = versions.filter(({ isLast }) => isLast);
  const problems: Problem[] = [];
  if (latest.length !== 1) {
    problems.push({
      file,
      line: lineOf(text, 'isLast'),
      message: `Exactly one version is the latest ("isLast: true"); here it is ${named(latest)}.`,
      remedy: `Mark one of ${named(versions)}.`,
    });
  }
  for (const field of ['name', 'folder', 'path'] as const) {
    const values = versions.map((version) => version[field]);
    for (const value of new Set(values.filter((value, at) => values.indexOf(value) !== at))) {
      problems.push({
        file,
        line: lineOf(text, value),
        message: `Several versions have the ${field} "${value}".`,
        remedy: 'Give each its own.',
      });
    }
  }
  return problems;
}
