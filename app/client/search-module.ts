/** Address of the search's module; inserted by the bundler (`lib/export/client-scripts.ts`). */
declare const __SEARCH_SCRIPT__: string;

/**
 * The address for an attempt: a browser remembers a module that failed to load by its address.
 *
 * A function, because the bundler would resolve an address that is imported directly.
 */
export function searchModuleAddress(attempt: number): string {
  return attempt === 0 ? __SEARCH_SCRIPT__ : `${__SEARCH_SCRIPT__}?attempt=${attempt}`;
}
