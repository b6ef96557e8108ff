import { localizedPath } from '@/lib/routing/resolve-request';
import type { Hosting } from './hosting';

/** What Cloudflare Pages takes of a `_redirects` file; Netlify takes more. */
const redirectLimits = { staticRules: 2000, dynamicRules: 100, lineLength: 1000 } as const;

/**
 * The text of `_redirects`, which Netlify and Cloudflare Pages read. Their patterns have little in common (only one of them
 * knows what comes after an asterisk), so that every rule is a plain one, from one path to another.
 *
 * Slashes at the end and `index.html` are theirs to mend. Last come Netlify's 404 pages by language; Cloudflare finds the
 * nearest by itself, and passes over rules with a status that it does not know.
 *
 * @param pages addresses of the exported pages
 * @throws where renamed pages need more rules than a host takes
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
  // The 404 page leads on from these as well, so that they give way where there are too many.
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

/** A renamed page's old address, as people have written it. */
function spellings(from: string, to: string): string[] {
  return [rule(from, to), rule(from.slice(0, -1), to), rule(withHtml(from), to)];
}

function withHtml(page: string): string {
  return `${page.slice(0, -1)}.html`;
}

function rule(from: string, to: string): string {
  return `${encodeURI(from)} ${encodeURI(to)} 301`;
}
