/** A version of the docs, as configured in `content/versions.ts`. */
export interface DocsVersionConfig {
  /** Stable name, kept in the visitor's storage. */
  readonly name: string;
  /** Message key under `docs.versions`, or the label itself for a numbered version ("1.0"). */
  readonly label: { readonly key: 'current' } | { readonly text: string };
  /** The newest version, whose pages have the short addresses. */
  readonly isLast: boolean;
  /** Folder under each locale that holds the version's pages. */
  readonly folder: string;
  /** Route of the version's index, with both slashes. */
  readonly path: `/${string}/`;
  readonly mainDocId: string;
}

/** A page of the docs. */
interface Doc {
  /** The path inside the version; the index is `index`. */
  readonly id: string;
  /** Route without locale. */
  readonly path: string;
  /** Name of the page's sidebar, if it is in one. */
  readonly sidebar?: string;
}

/** A version with its docs and sidebars. */
export interface DocsVersion extends DocsVersionConfig {
  readonly docs: readonly Doc[];
  readonly draftIds: readonly string[];
  readonly sidebars: Readonly<Record<string, readonly SidebarItemConfig[]>>;
}

/**
 * The newest version.
 *
 * @throws where there is none, with the remedy
 */
export function latestVersion(versions: readonly DocsVersion[]): DocsVersion {
  const version = versions.find(({ isLast }) => isLast);
  if (version) return version;
  throw new Error(
    'There is no docs data: the docs index is not built, or content/versions.ts lists no version. Run "npm run content".',
  );
}

/**
 * The items of a sidebar.
 *
 * @throws with the id and all known sidebars, where it is unknown (DOCS-07)
 */
export function findSidebar(version: DocsVersion, id: string): readonly SidebarItemConfig[] {
  const sidebar = Object.hasOwn(version.sidebars, id) ? version.sidebars[id] : undefined;
  if (sidebar) return sidebar;
  throw new Error(
    `Can't find any sidebar with id "${id}" in version "${version.name}". Available sidebar ids are:\n${Object.keys(
      version.sidebars,
    )
      .map((candidate) => `- ${candidate}`)
      .join('\n')}`,
  );
}

/** Route of an older version's doc in the newest one; where that no longer has it, of its first page. */
export function newestRoute(versions: readonly DocsVersion[], id: string): string | undefined {
  const newest = versions.find(({ isLast }) => isLast);
  return newest?.docs.find((doc) => doc.id === id)?.path ?? newest?.path;
}

/** An item of a sidebar in `content/sidebars.ts`: a doc's id, or a category. */
export type SidebarItemConfig = string | SidebarCategoryConfig;

/** The fields of a category. */
export const sidebarFields: readonly string[] = ['type', 'label', 'link', 'items', 'collapsed'];

export interface SidebarCategoryConfig {
  readonly type: 'category';
  /** Message key under `docs.categories`. */
  readonly label: string;
  /** Doc that the category's own name links to. */
  readonly link?: string;
  readonly items: readonly SidebarItemConfig[];
  /** Whether the category is folded until one of its pages is open. */
  readonly collapsed?: boolean;
}

/** A slug as a doc id: the index has no slug, and its id is `index`. */
export function docIdOf(slug: string): string {
  return slug === '' ? 'index' : slug;
}

export function slugOfDocId(id: string): string {
  return id === 'index' ? '' : id;
}

/** The route of a doc: `usage` in the current version is `/docs/usage/`. */
export function docRoute(version: Pick<DocsVersionConfig, 'path'>, id: string): string {
  const slug = slugOfDocId(id);
  return slug === '' ? version.path : `${version.path}${slug}/`;
}
