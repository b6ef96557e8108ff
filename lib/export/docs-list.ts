import { createHash } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '@/i18n/locales';
import { listAttribute, restAttribute, sharedAttribute } from '@/lib/browser/navigation/page-file';
import { localizedPath } from '@/lib/routing/resolve-request';
import { elementsOf, type PageElement, parsePage, removeElement, serializePage } from './page-document';

/** The rest of a list of docs: its address on the site, and its text. */
export interface DocsListFile {
  readonly address: string;
  readonly text: string;
}

const addressPattern = new RegExp(`${listAttribute}="(/[^"]+/docs-list\\.[0-9a-f]+\\.txt)"`);

/**
 * Leaves the closed categories of a page's list of docs with their first link: with a thousand docs the list would be
 * most of a page. Who opens a category without a script is led by that link to a page that has all of it; with one,
 * `lib/browser/navigation/docs-list.ts` puts in the rest from the file.
 *
 * @returns the file, also for a page that has the whole list: others may be kept from an earlier export; `undefined`
 *   where no category can be cut
 */
export function cutDocsList(elements: readonly PageElement[], locale: Locale): DocsListFile | undefined {
  const list = elements.find(({ attribs }) => sharedAttribute in attribs);
  const closing = list ? elementsOf(list).filter(({ attribs }) => restAttribute in attribs) : [];
  if (!list || closing.length === 0) return undefined;
  for (const [index, { attribs }] of closing.entries()) attribs[restAttribute] = String(index);
  const address = addressOf(closing, locale);
  const text = restOf(list);
  const canBeCut = closing.some((category) => linksIn(category).length > 1);
  const cut = closing.filter((category) => !('open' in category.attribs) && cutAfterFirstLink(category));
  for (const category of closing) if (!cut.includes(category)) delete category.attribs[restAttribute];
  if (cut.length > 0) list.attribs[listAttribute] = address;
  return canBeCut ? { address, text } : undefined;
}

/**
 * Named by the list's structure: a page names the file, and need not be rendered anew for a label in it. That is read
 * again each time; categories are numbered, and numbers are right as long as the structure is.
 */
function addressOf(closing: readonly PageElement[], locale: Locale): string {
  const structure = closing.map((category) => linksIn(category).map(({ attribs }) => attribs.href));
  const hash = createHash('sha256').update(JSON.stringify(structure)).digest('hex').slice(0, 10);
  return localizedPath(locale, `/docs-list.${hash}.txt`);
}

/** The address of the file that a page names. */
export function docsListIn(html: string): string | undefined {
  return addressPattern.exec(html)?.[1];
}

export function writeDocsList(outFolder: string, { address, text }: DocsListFile): void {
  const file = path.join(outFolder, address);
  if (!existsSync(file)) writeFileSync(file, text);
}

const linksIn = (element: PageElement) => elementsOf(element).filter(({ name }) => name === 'a');

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
  const [first, second] = linksIn(category);
  if (!first || !second) return false;
  for (let kept = first; kept !== category; kept = kept.parent as PageElement) {
    while (kept.next) removeElement(kept.next as PageElement);
  }
  return true;
}
