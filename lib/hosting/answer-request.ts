import { type Locale, locales } from '@/i18n/locales';
import { localizedPath, normalizePath, splitLocale } from '@/lib/routing/resolve-request';
import { type Hosting, hostingFile, keptFile } from './hosting';
import { copyOfPage, wantsMarkdown } from './markdown-answer';

/** A host's answer. The file of a page is its Markdown copy where the client prefers that. */
export type HostAnswer =
  | { readonly status: 200; readonly path: string; readonly file: string }
  | { readonly status: 308; readonly location: string }
  /**
   * `locale` is that of the address, if it has one: its own 404 page is shown. What cannot be read as a path has none,
   * and gets the 404 page of all languages: a visitor with a broken link needs more than a status.
   */
  | { readonly status: 404; readonly locale: Locale | undefined };

/**
 * A host's answer to a path (EDGE-01): the file at the path, a redirect to its normal form or to a renamed page, or
 * 404. The bundled server uses it directly, and tests compare the other hosts with it.
 *
 * A host does not know a visitor's language: an address without a locale is a landing page (LOC-04), and stays without
 * one.
 *
 * @param rawPath the path alone, as requested
 * @param exists whether the export has a file at this path
 * @param accept the request's `Accept` header
 */
export function answerRequest(
  rawPath: string,
  hosting: Pick<Hosting, 'locales' | 'redirects'>,
  exists: (file: string) => boolean,
  accept?: string,
): HostAnswer {
  const path = normalizePath(rawPath);
  if (path === undefined) return { status: 404, locale: undefined };
  const missing = { status: 404, locale: localeAtStart(rawPath, hosting) } as const;
  if (isHidden(path)) return missing;
  const file = fileOf(path);
  if (exists(file)) {
    const isProper = rawPath === path || rawPath === encodeURI(path);
    if (!isProper) return { status: 308, location: encodeURI(path) };
    const copy = wantsMarkdown(accept) ? copyOfPage(path) : undefined;
    return { status: 200, path, file: copy && exists(copy) ? copy : file };
  }
  const { locale, route } = splitLocale(path, hosting.locales);
  const target = Object.hasOwn(hosting.redirects, route) ? hosting.redirects[route] : undefined;
  if (target === undefined) return missing;
  const renamed = locale ? localizedPath(locale, target) : target;
  return exists(fileOf(renamed)) ? { status: 308, location: encodeURI(renamed) } : missing;
}

/** The file of a path in its normal form. */
export function fileOf(path: string): string {
  return path.endsWith('/') ? `${path}index.html` : path;
}

/** Files that are not served. */
function isHidden(path: string): boolean {
  return path === `/${hostingFile}` || path === `/${keptFile}` || /\/\.(?!well-known\/)/.test(path);
}

function localeAtStart(rawPath: string, hosting: Pick<Hosting, 'locales'>): Locale | undefined {
  const first = rawPath.split('/')[1];
  return locales.find((locale) => locale === first && hosting.locales.includes(locale));
}
