import { localizedPath } from '@/lib/routing/resolve-request';
import { type FileKind, fileKinds, kindOf } from './file-kinds';
import type { Hosting } from './hosting';
import { type HeaderPair, securityHeaders } from './security-headers';

/** Limits of Cloudflare Pages for a `_headers` file; Netlify allows more. */
const headerLimits = { rules: 100, lineLength: 2000 } as const;

/**
 * The text of `_headers`, which Netlify and Cloudflare Pages read. An asterisk is only at the end, because Netlify does
 * not document what follows one. Kinds of files that are known by their ending are therefore listed one by one where
 * they are few; the others keep both hosts' default, which is to revalidate (`max-age=0, must-revalidate`).
 *
 * No header comes from two rules, because both hosts would join the values with a comma.
 *
 * @param files paths of the exported files
 * @throws where there are more rules, or longer ones, than a host accepts
 */
export function headersFile(hosting: Pick<Hosting, 'policy'>, files: readonly string[]): string {
  const rules: (readonly [string, readonly HeaderPair[]])[] = [
    ['/*', securityHeaders(hosting.policy, true)],
    ...fileKinds.flatMap((kind) => {
      const paths = kind.few ? files.filter((file) => kindOf(file) === kind).map(encodeURI) : [];
      const folders = (kind.folders ?? []).map((folder) => `${folder}*`);
      return [...folders, ...paths].map((path) => [path, headersOf(kind)] as const);
    }),
  ];
  if (rules.length > headerLimits.rules) {
    throw new Error(
      `_headers has ${rules.length} rules, and Cloudflare Pages takes ${headerLimits.rules}. Files of a kind that is "few" in lib/hosting/file-kinds.ts are named one by one: put new ones into /_site/, or make the kind not few.`,
    );
  }
  const lines = rules.flatMap(([path, headers]) => [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)]);
  const tooLong = lines.find((line) => line.length > headerLimits.lineLength);
  if (tooLong) {
    throw new Error(
      `A line of _headers has ${tooLong.length} characters, and Cloudflare Pages reads ${headerLimits.lineLength}: ${tooLong.slice(0, 80)}…`,
    );
  }
  return `${lines.join('\n')}\n`;
}

function headersOf(kind: FileKind): HeaderPair[] {
  return [['Cache-Control', kind.cacheControl], ...(kind.noindex ? ([['X-Robots-Tag', 'noindex']] as const) : [])];
}

/** Limits of Cloudflare Pages for a `_redirects` file; Netlify allows more. */
const redirectLimits = { staticRules: 2000, dynamicRules: 100, lineLength: 1000 } as const;

/**
 * The text of `_redirects`, which Netlify and Cloudflare Pages read. Their patterns differ (only one supports text
 * after an asterisk), so every rule is a plain one, from one path to another.
 *
 * Both hosts normalise trailing slashes and `index.html` themselves. Last come Netlify's 404 pages by language;
 * Cloudflare finds the nearest itself, and ignores rules with an unknown status.
 *
 * @param pages addresses of the exported pages
 * @throws where renamed pages need more rules than a host accepts
 */
export function redirectsFile(hosting: Pick<Hosting, 'locales' | 'redirects'>, pages: readonly string[]): string {
  const known = new Set(pages);
  const renamed = Object.entries(hosting.redirects).flatMap(([from, to]) =>
    [undefined, ...hosting.locales].flatMap((locale) => {
      const place = (route: string) => (locale ? localizedPath(locale, route) : route);
      return known.has(place(to)) && !known.has(place(from)) ? spellings(place(from), place(to)) : [];
    }),
  );
  if (renamed.length > redirectLimits.staticRules) {
    throw new Error(
      `_redirects has ${renamed.length} rules for renamed pages, and Cloudflare Pages takes ${redirectLimits.staticRules}. Remove the oldest from content/redirects.ts.`,
    );
  }
  // The 404 page also redirects these, so they are dropped where there are too many.
  const html = pages.filter((page) => page !== '/').map((page) => rule(withHtml(page), page));
  const rules = renamed.length + html.length <= redirectLimits.staticRules ? [...renamed, ...html] : renamed;
  const tooLong = rules.find((line) => line.length > redirectLimits.lineLength);
  if (tooLong) {
    throw new Error(
      `A line of _redirects has ${tooLong.length} characters, and Cloudflare Pages reads ${redirectLimits.lineLength}: ${tooLong.slice(0, 80)}… Give the page a shorter address.`,
    );
  }
  const notFound = hosting.locales.map((locale) => `/${locale}/* /${locale}/404.html 404`);
  return `${[...rules, ...notFound].join('\n')}\n`;
}

/** The spellings of a renamed page's old address that are in use. */
function spellings(from: string, to: string): string[] {
  return [rule(from, to), rule(from.slice(0, -1), to), rule(withHtml(from), to)];
}

function withHtml(page: string): string {
  return `${page.slice(0, -1)}.html`;
}

function rule(from: string, to: string): string {
  return `${encodeURI(from)} ${encodeURI(to)} 301`;
}
