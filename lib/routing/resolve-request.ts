import { isLocale, type Locale } from '@/i18n/locale-codes';
import { negotiateLocale } from './negotiate-locale';

/** The result for a request to this site. */
export type Resolution =
  /** The address is a page of this locale, in its normal form. */
  | { readonly kind: 'page'; readonly locale: Locale; readonly route: string }
  /** The address belongs to the site, but in another form or without a locale. `to` is a path of this site. */
  | { readonly kind: 'redirect'; readonly to: string; readonly permanent: boolean }
  /** A file, or an address that is no known page: the files decide. */
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'not-found'; readonly locale: Locale };

export interface RequestContext {
  /** Routes without their locale, with both slashes: `/`, `/docs/usage/`. */
  readonly routes: ReadonlySet<string>;
  /** Routes of renamed pages, with their current ones. */
  readonly redirects?: Readonly<Record<string, string>>;
  readonly storedLocale: string | null | undefined;
  readonly languages: readonly string[];
  readonly locales?: readonly Locale[];
}

/**
 * Resolves a path. Pure: the dev server's middleware, the landing pages, the 404 page's script and the host
 * configurations all use this function. A redirect always leads to a page that resolves to `page`, so chains and loops
 * are impossible, and never off the site.
 *
 * @param rawPath the path alone, without query and hash; the caller keeps those
 */
export function resolveRequest(rawPath: string, context: RequestContext): Resolution {
  const visitorLocale = negotiateLocale(context.storedLocale, context.languages, context.locales);
  const path = normalizePath(rawPath);
  if (path === undefined) return { kind: 'not-found', locale: visitorLocale };

  const { locale, route } = splitLocale(path, context.locales);
  if (locale) {
    if (context.routes.has(route)) {
      return rawPath === path || rawPath === encodeURI(path)
        ? { kind: 'page', locale, route }
        : { kind: 'redirect', to: encodeURI(path), permanent: true };
    }
    const renamed = renamedRoute(route, context);
    if (renamed) return { kind: 'redirect', to: encodeURI(localizedPath(locale, renamed)), permanent: true };
    return path.endsWith('/') ? { kind: 'not-found', locale } : { kind: 'file', path };
  }
  const renamed = renamedRoute(path, context);
  if (renamed) return { kind: 'redirect', to: encodeURI(localizedPath(visitorLocale, renamed)), permanent: false };
  if (context.routes.has(path)) {
    return { kind: 'redirect', to: encodeURI(`/${visitorLocale}${path}`), permanent: false };
  }
  return path.endsWith('/') ? { kind: 'not-found', locale: visitorLocale } : { kind: 'file', path };
}

/**
 * The current route of a renamed page. An existing page wins, and only one step is followed, so loops are impossible.
 */
function renamedRoute(route: string, { routes, redirects = {} }: RequestContext): string | undefined {
  const target = Object.hasOwn(redirects, route) ? redirects[route] : undefined;
  return target !== undefined && !routes.has(route) && routes.has(target) ? target : undefined;
}

/** Splits `/it/docs/` into the locale and the remaining route (`/docs/`). Without a locale the route is the path. */
export function splitLocale(path: string, available?: readonly Locale[]): { locale?: Locale; route: string } {
  const first = path.split('/')[1];
  if (!isLocale(first) || (available && !available.includes(first))) return { route: path };
  const rest = path.slice(first.length + 1);
  return { locale: first, route: rest === '' ? '/' : rest };
}

/** The address of a route in a locale: `it` and `/docs/usage/` give `/it/docs/usage/`. */
export function localizedPath(locale: Locale, route: string): string {
  return `/${locale}${route}`;
}

/**
 * The version of the docs that an address belongs to. The latest has the shortest address, which is a prefix of all
 * others; addresses outside of the docs belong to the latest, too.
 *
 * @param roots addresses of the versions, each with a trailing slash
 * @returns one of them; `undefined` where there are none
 */
export function versionAt(address: string, roots: readonly string[]): string | undefined {
  const [latest, ...older] = [...roots].sort((a, b) => a.length - b.length);
  return older.findLast((root) => address.startsWith(root)) ?? latest;
}

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
