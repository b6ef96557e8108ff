import { listAttribute, restAttribute, sharedAttribute } from '@/lib/browser/navigation/page-file';
import { assetAddress, writeAsset } from '@/lib/tools/write-files';
import { elementsOf, type PageElement, parsePage, removeElement, serializePage } from './page-document';

const listName = 'docs-list';

/**
 * Leaves the closed categories of a page's list of docs with their first link: with a thousand docs the list would be
 * most of a page. Who opens a category without a script is led by that link to a page that has all of it; with one,
 * `lib/browser/navigation/docs-list.ts` puts in the rest from the file.
 *
 * @returns the file's text; `undefined` where the page has the whole list
 */
export function cutDocsList(elements: readonly PageElement[]): string | undefined {
  const list = elements.find(({ attribs }) => sharedAttribute in attribs);
  const closing = list ? elementsOf(list).filter(({ attribs }) => restAttribute in attribs) : [];
  if (!list || closing.length === 0) return undefined;
  for (const [index, { attribs }] of closing.entries()) attribs[restAttribute] = String(index);
  const text = restOf(list);
  const cut = closing.filter((category) => !('open' in category.attribs) && cutAfterFirstLink(category));
  for (const category of closing) if (!cut.includes(category)) delete category.attribs[restAttribute];
  if (cut.length === 0) return undefined;
  list.attribs[listAttribute] = assetAddress(listName, 'txt', text);
  return text;
}

/** The address of the file with the rest of a page's list; `undefined` where the page has all of it. */
export function docsListIn(html: string): string | undefined {
  return new RegExp(`${listAttribute}="(/[^"]+)"`).exec(html)?.[1];
}

export function writeDocsList(outFolder: string, text: string): void {
  writeAsset(outFolder, listName, 'txt', text);
}

/** All categories that start closed, whole, with nothing that differs by page. */
function restOf(list: PageElement): string {
  const copy = elementsOf(parsePage(serializePage(list)));
  const closing = copy.filter(({ attribs }) => restAttribute in attribs);
  for (const { attribs } of copy) delete attribs['aria-current'];
  for (const { attribs } of closing) delete attribs.open;
  const inside = new Set(closing.flatMap(elementsOf));
  return closing
    .filter((category) => !inside.has(category))
    .map(serializePage)
    .join('');
}

/** @returns whether anything was left out */
function cutAfterFirstLink(category: PageElement): boolean {
  const inside = elementsOf(category);
  const first = inside.find(({ name }) => name === 'a');
  if (!first || inside.filter(({ name }) => name === 'a').length === 1) return false;
  for (let kept = first; kept !== category; kept = kept.parent as PageElement) {
    while (kept.next) removeElement(kept.next as PageElement);
  }
  return true;
}
