import type { Doc, DocsVersion, SidebarItemConfig } from '../content/versions';

/**
 * The doc of an id.
 *
 * @returns `undefined` where the id is a draft: then nothing is shown
 * @throws with the id and all known ids, where it is unknown (DOCS-07)
 */
export function findDoc(version: DocsVersion, id: string): Doc | undefined {
  const doc = version.docs.find((candidate) => candidate.id === id);
  if (doc || version.draftIds.includes(id)) return doc;
  throw new Error(
    `Couldn't find any doc with id "${id}" in version "${version.name}". Available doc ids are:\n${version.docs
      .map((candidate) => `- ${candidate.id}`)
      .join('\n')}`,
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

/** The version of a name, or the latest one. A site without versions is an error with its remedy. */
export function findVersion(versions: readonly DocsVersion[], name?: string): DocsVersion {
  if (versions.length === 0) {
    throw new Error(
      'There is no docs data: the docs index is not built, or content/versions.ts lists no version. Run "npm run content".',
    );
  }
  const version = versions.find((candidate) => (name === undefined ? candidate.isLast : candidate.name === name));
  if (version) return version;
  throw new Error(
    `Unknown docs version "${name ?? '(last)'}". Known versions are ${versions.map((known) => known.name).join(', ')}.`,
  );
}
