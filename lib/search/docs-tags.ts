/** The tag of a version's records. Its form is Docusaurus's, so that an existing index continues to work. */
export function docsTagOf(versionName: string): string {
  return `docs-default-${versionName}`;
}

/** The tag of pages that are in no version. */
export const siteTag = 'default';
