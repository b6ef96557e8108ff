import type { Element, ElementContent, Root } from 'hast';
import type { Nodes } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { fillAddresses, type MarkdownAddresses, readMark } from '@/lib/content/mdx/address-marks';
import type { CompiledPage, PageWords } from '@/lib/content/mdx/compile';
import { eachNode } from '@/lib/content/mdx/mdx-tree';
import { sampleClass } from '@/lib/content/mdx/plain-phrasing';
import { filePathOf } from '@/lib/content/public-files';

/** Where the addresses of a chapter lead. */
export interface ChapterAddresses extends MarkdownAddresses {
  /** The chapter of a route, as seen from this one; `undefined` where the book does not have it. */
  readonly chapterOf: (route: string) => string | undefined;
  /** A picture of the site in the book, as seen from this chapter; `undefined` where it cannot be there. */
  readonly pictureOf: (address: string) => string | undefined;
}

/**
 * A page's text as HTML that stands alone, made of its plain form.
 *
 * @throws where the plain form has other headings than the page
 */
export function chapterText(
  page: Pick<CompiledPage, 'plain' | 'headings'>,
  words: Pick<PageWords, 'footnotes' | 'backToReference'>,
  addresses: ChapterAddresses,
): ElementContent[] {
  const footnotes = nameHeadings(page.plain, page.headings);
  const options = { footnoteLabel: words.footnotes, footnoteBackLabel: words.backToReference };
  const root = toHast(page.plain, { ...options, footnoteLabelProperties: {} }) as Root;
  eachNode(root, (node) => {
    if (node.type === 'text' && hasMark.test(node.value)) node.value = fillAddresses(node.value, addresses);
    if (node.type !== 'element') return;
    const { properties } = node;
    if (properties.id === footnoteLabel) properties.id = footnotes;
    if (properties.ariaDescribedBy) properties.ariaDescribedBy = [footnotes ?? ''];
    adaptElement(node, addresses);
  });
  return root.children as ElementContent[];
}

/** Text with a mark of an address (`address-marks.ts`). Few have one. */
const hasMark = /[\uFDD0-\uFDD3]/;

/** Identifier that the converter gives to the heading of the footnotes. */
const footnoteLabel = 'footnote-label';

/**
 * Names the headings, in place, because a copy takes longer than all else: the page's have an identifier, in the same
 * order, and the last is that of its footnotes, which the converter adds. @returns the identifier of the latter
 */
function nameHeadings(plain: Nodes, headings: CompiledPage['headings']): string | undefined {
  let count = 0;
  let hasFootnotes = false;
  eachNode(plain, ({ type, data }) => {
    if (type === 'footnoteReference') hasFootnotes = true;
    const properties = data && 'hProperties' in data ? data.hProperties : undefined;
    if (!properties) return;
    delete properties['data-changed'];
    if ('id' in properties) properties.id = headings[count++]?.id ?? '';
  });
  if (count + (hasFootnotes ? 1 : 0) === headings.length) return hasFootnotes ? headings.at(-1)?.id : undefined;
  throw new Error(
    `A page's plain form has ${count} headings and the page ${headings.length}: ${headings.map(({ id }) => id).join(', ')}. Mend lib/content/mdx/plain-markdown.ts.`,
  );
}

function adaptElement(element: Element, addresses: ChapterAddresses): void {
  const { tagName, properties } = element;
  if (properties.lang) properties.xmlLang = properties.lang;
  // Code is never written from right to left.
  if (tagName === 'pre' || tagName === 'code') properties.dir = 'ltr';
  if (properties.align) {
    properties.style = `text-align: ${properties.align}`;
    delete properties.align;
  }
  if (String(properties.className) === sampleClass) element.children = element.children.map(inOwnDirection);
  if (tagName === 'a') properties.href = linkTarget(String(properties.href ?? ''), addresses);
  if (tagName === 'img') adaptPicture(element, addresses);
}

function inOwnDirection(child: ElementContent): ElementContent {
  return child.type === 'text' && child.value.trim() !== ''
    ? { type: 'element', tagName: 'span', properties: { dir: 'auto' }, children: [child] }
    : child;
}

/** Docs of the book are linked inside it, everything else with its whole address. */
function linkTarget(href: string, addresses: ChapterAddresses): string {
  const marked = readMark(href);
  if (!marked) return href;
  const { mark, rest } = marked;
  if (mark === 'page') return rest === '' ? addresses.page : rest;
  const [hash = ''] = /#.*$/.exec(rest) ?? [];
  const chapter = mark === 'locale' ? addresses.chapterOf(filePathOf(rest)) : undefined;
  if (mark === 'picture') return addresses.site + (addresses.besideOf(filePathOf(rest)) ?? `/${rest}`);
  return chapter === undefined ? addresses[mark] + rest : encodeURI(chapter) + hash;
}

/** A picture from elsewhere, or in a format that readers need not know, becomes a link. */
function adaptPicture(element: Element, addresses: ChapterAddresses): void {
  const { src, alt } = element.properties;
  const marked = readMark(String(src ?? ''));
  const rest = filePathOf(marked?.rest ?? '');
  const address = marked?.mark === 'picture' ? addresses.besideOf(rest) : marked?.mark === 'site' ? rest : undefined;
  const picture = address === undefined ? undefined : addresses.pictureOf(address);
  if (picture !== undefined) {
    element.properties.src = encodeURI(picture);
    return;
  }
  element.tagName = 'a';
  element.properties = { href: linkTarget(String(src ?? ''), addresses) };
  element.children = [{ type: 'text', value: String(alt || src) }];
}
