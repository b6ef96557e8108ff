import { isFileAddress } from './file-address';
import { addressOfAuthor } from './placeholders';

/**
 * A page is turned into Markdown once, and read under every locale that shows it. Until then its links begin with one of
 * these: code points that Unicode keeps for a program's own use, so that no text holds them.
 */
const marks = { site: '\uFDD0', locale: '\uFDD1', page: '\uFDD2' } as const;

/** The page itself. */
export const thisPage: string = marks.page;

/** A link's address: a route gets its locale later, a place on the page the page's own address; a file has no locale. */
export function markLink(href: string): string {
  const target = addressOfAuthor(href);
  if (isFileAddress(target)) return marks.site + target;
  if (target.startsWith('/')) return marks.locale + target;
  return target.startsWith('#') ? marks.page + target : target;
}

/** A picture's address: files of the site belong to no locale. */
export function markPicture(url: string): string {
  return url.startsWith('/') ? marks.site + url : url;
}

export interface MarkdownAddresses {
  /** The site's origin, without a slash at its end. */
  readonly site: string;
  /** What routes are appended to: `https://example.org/it`. */
  readonly locale: string;
  /** The page that the text is of. */
  readonly page: string;
}

/** Makes the links of a page's Markdown absolute. */
export function fillAddresses(markdown: string, { site, locale, page }: MarkdownAddresses): string {
  return markdown.replaceAll(marks.site, site).replaceAll(marks.locale, locale).replaceAll(marks.page, page);
}
