/**
 * The normal form of a path: percent-decoded, doubled slashes collapsed, `.html` and `/index.html` removed, and a
 * trailing slash on pages (LOC-02, LOC-06).
 *
 * `/it/docs/usage.html`, `/it/docs/usage/index.html` and `/it//docs/usage` all give `/it/docs/usage/`. A path whose
 * last segment is a file (`/sitemap.xml`, `/it/docs/usage.md`) keeps its ending.
 *
 * @returns the path, always beginning with exactly one slash so that it can never name another host, or `undefined`
 *   where it cannot be the path of a page: broken percent-encoding, control characters, a backslash, a dot segment
 *   above the root, or more than 2,000 characters
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

  // Repeated until nothing is left to remove, so that the function is idempotent.
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
 * Endings of the export's files beside pages, as part of a pattern that the hosts' configurations also use. Listed,
 * because a page's own name may contain a dot (`docs/1.0/`).
 */
export const fileEndings =
  'avif|css|csv|epub|gif|ico|jpe?g|js|json|map|md|mjs|mp4|pdf|png|srt|svg|txt|webm|webmanifest|webp|woff2|xml|xsl|zip';

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
