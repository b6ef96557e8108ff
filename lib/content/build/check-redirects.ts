import type { Problem } from '../problem';

/** Redirects of renamed pages that lead nowhere, hide a page, or lead on to another redirect. */
export function checkRedirects(
  redirects: Readonly<Record<string, string>>,
  routes: ReadonlySet<string>,
  file: string,
): Problem[] {
  return Object.entries(redirects).flatMap(([from, to]): Problem[] => {
    if (routes.has(from)) {
      return [{ file, message: `${from} is redirected, and is a page.`, remedy: 'Remove the redirect.' }];
    }
    if (routes.has(to)) return [];
    const next = Object.hasOwn(redirects, to) ? redirects[to] : undefined;
    return [
      {
        file,
        message: `${from} is redirected to ${to}, ${next === undefined ? 'where there is no page' : 'which is redirected itself'}.`,
        remedy: next === undefined ? 'Name a route that exists, with both slashes.' : `Redirect it to ${next} at once.`,
      },
    ];
  });
}
