import { codeAttribute, sharedAttribute } from '@/lib/navigation/page-file';
import {
  elementsOf,
  escapeAttribute,
  onlyElement,
  type PageDocument,
  type PageElement,
  parsePage,
  removeElement,
  serializePage,
} from './page-document';

/**
 * What a navigation to a page fetches: title, the part of the head that changes, and the main part. What only search engines
 * read is left out, and so is what the tab has from another page.
 *
 * @param page a finished page
 * @param code names the scripts and styles that the page was made for
 */
export function pagePart(page: PageDocument, code: string): string {
  const changing = elementsOf(onlyElement(page, 'head'), isChanging).map(serializePage).join('');
  const main = parsePage(serializePage(onlyElement(page, 'main')));
  for (const element of elementsOf(main)) {
    if (element.attribs[sharedAttribute] !== undefined) element.children = [];
    if (element.name === 'script') removeElement(element);
  }
  return `<html ${codeAttribute}="${escapeAttribute(code)}"><head>${changing}</head><body>${serializePage(main)}</body></html>`;
}

/** As `changingHead` says it for the browser, and the title. */
function isChanging({ name, attribs }: PageElement): boolean {
  if (name === 'link') return ['canonical', 'alternate', 'stylesheet'].includes(attribs.rel ?? '');
  if (name === 'meta') return ['description', 'robots'].includes(attribs.name ?? '');
  return name === 'title' || (name === 'style' && attribs['data-href'] !== undefined);
}
