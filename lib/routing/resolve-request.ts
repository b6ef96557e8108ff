import { isLocale, type Locale } from '@/i18n/locale-codes';
import { negotiateLocale } from './negotiate-locale';
import { normalizePath } from './normalize-path';

/** What to do with a request for an address of this site. */
export type Resolution =
  /** The address is a page of this locale, in its proper form. */
  | { readonly kind: 'page'; readonly locale: Locale; readonly route: string }
  /** The address is the site's, but written otherwise, or without a locale. `to` is a path of this site. */
  | { readonly kind: 'redirect'; readonly to: string; readonly permanent: boolean }
  /** A file, or something that the site does not know as a page: let the files decide. */
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'not-found'; readonly locale: Locale };

export interface RequestContext {
  /** Routes without their locale, with both slashes: `/`, `/docs/usage/`. */
  readonly routes: ReadonlySet<string>;
  /** Routes of renamed pages, with those of today. */
  readonly redirects?: Readonly<Record<string, string>>;
  readonly storedLocale: string | null | undefined;
  readonly languages: readonly string[];
  readonly locales?: readonly Locale[];
}

/**
 * Decides what a path means. Pure: the dev server's middleware, the landing pages, the 404 page's script and the host
 * configurations all ask this one function. A redirect always leads to a page that resolves to `page`, so no chain and
 * no loop is possible, and never off the site.
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

/** Where a renamed page is today. A page that exists wins, and one step is all there is, so that no loop is possible. */
function renamedRoute(route: string, { routes, redirects = {} }: RequestContext): string | undefined {
  const target = Object.hasOwn(redirects, route) ? redirects[route] : undefined;
  return target !== undefined && !routes.has(route) && routes.has(target) ? target : undefined;
}

/** Splits `/it/docs/` into the locale and the route that is left (`/docs/`). Without a locale the route is the path. */
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
