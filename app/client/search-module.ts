/** Address of the search's module; the bundler puts it here (`lib/export/client-scripts.ts`). */
declare const __SEARCH_SCRIPT__: string;

/**
 * The address for a try: a browser remembers a module that did not load by its address.
 *
 * A function, for the bundler would look for a file where the address itself is imported.
 */
export function searchModuleAddress(attempt: number): string {
  return attempt === 0 ? __SEARCH_SCRIPT__ : `${__SEARCH_SCRIPT__}?attempt=${attempt}`;
}
