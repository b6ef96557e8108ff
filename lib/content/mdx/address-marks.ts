/**
 * A page is converted to Markdown once, and used under every locale that shows it. Until then its links begin with one
 * of these: noncharacters of Unicode, which no text contains.
 */
export const marks = { site: '\uFDD0', locale: '\uFDD1', page: '\uFDD2', picture: '\uFDD3' } as const;

export interface MarkdownAddresses {
  /** The site's origin, without a slash at its end. */
  readonly site: string;
  /** What routes are appended to: `https://example.org/it`. */
  readonly locale: string;
  /** The page that the text is of. */
  readonly page: string;
  /** The address, from the site's origin, of a picture beside the page. */
  readonly besideOf: (href: string) => string | undefined;
}

/** What a marked address leads to, also where it has been percent-encoded; `undefined` for an address without a mark. */
export function readMark(url: string): { readonly mark: keyof typeof marks; readonly rest: string } | undefined {
  for (const [mark, sign] of Object.entries(marks) as [keyof typeof marks, string][]) {
    for (const start of [sign, encodeURI(sign)])
      if (url.startsWith(start)) return { mark, rest: url.slice(start.length) };
  }
  return undefined;
}

const pictureMark = new RegExp(`${marks.picture}([^\\s)>]+)`, 'g');

/** Makes the links of a page's Markdown absolute. */
export function fillAddresses(markdown: string, { site, locale, page, besideOf }: MarkdownAddresses): string {
  return markdown
    .replace(pictureMark, (_, href: string) => site + (besideOf(href) ?? `/${href}`))
    .replaceAll(marks.site, site)
    .replaceAll(marks.locale, locale)
    .replaceAll(marks.page, page);
}
