/**
 * The form of a path that the site knows: percent-encoding resolved, doubled slashes folded, `.html` and `/index.html`
 * taken off, a slash at the end of what is a page (LOC-02, LOC-06).
 *
 * `/it/docs/usage.html`, `/it/docs/usage/index.html` and `/it//docs/usage` all give `/it/docs/usage/`. A path whose last
 * segment is a file (`/sitemap.xml`, `/it/docs/usage.md`) keeps its ending.
 *
 * @returns the path, always beginning with exactly one slash so that it can never name another host, or `undefined`
 *   where the input is no path of any page: broken percent-encoding, control characters, a backslash, a dot segment that
 *   climbs, or more than 2,000 characters
 */
export function normalizePath(rawPath: string): string | undefined {
  if (rawPath.length > maximumPathLength) return undefined;
  let path: string;
  try {
    path = decodeURIComponent(rawPath);
  } catch {
    return undefined;
  }
  if (hasForbiddenCharacter(path)) return undefined;

  const segments: string[] = [];
  for (const segment of path.split('/')) {
    if (segment === '' || segment === '.') continue;
    if (segment === '..') return undefined;
    segments.push(segment);
  }

  // Until there is nothing to take off: what is normal stays as it is, however often it is asked.
  for (let last = segments.at(-1); last?.endsWith('.html'); last = segments.at(-1)) {
    segments.pop();
    if (last !== 'index.html' && last !== '.html') segments.push(last.slice(0, -'.html'.length));
  }

  const end = segments.at(-1);
  if (end === undefined) return '/';
  return isFileName(end) ? `/${segments.join('/')}` : `/${segments.join('/')}/`;
}

export const maximumPathLength = 2000;

/**
 * Endings of what the export holds beside pages, as a part of a pattern: the hosts' configurations have it too. A page's own
 * name may hold a dot (`docs/1.0/`), so endings are listed.
 */
export const fileEndings = 'css|gif|ico|jpe?g|js|json|map|md|mjs|png|svg|txt|webmanifest|webp|woff2|xml|xsl|zip';

function isFileName(segment: string): boolean {
  return new RegExp(`\\.(?:${fileEndings})$`, 'i').test(segment);
}

function hasForbiddenCharacter(path: string): boolean {
  for (const character of path) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x20 || code === 0x7f || character === '\\') return true;
  }
  return false;
}
