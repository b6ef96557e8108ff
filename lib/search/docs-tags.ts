/**
 * The tag of a version's records. The form is Docusaurus's, so that an index that was made for it goes on working.
 */
export function docsTagOf(versionName: string): string {
  return `docs-default-${versionName}`;
}

/** The tag of pages that are in no version. */
export const siteTag = 'default';
