import type { InlineCode, Paragraph, PhrasingContent, RootContent, Strong, Text } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { defaultHandlers, type Handle, type Info } from 'mdast-util-to-markdown';
import { isBesidePage } from '../pictures';
import { isFileAddress } from '../public-files';
import { marks } from './address-marks';
import type { admonitionTypes } from './component-schemas';
import { addressOfAuthor } from './mdx-tree';

/** Running text of plain Markdown. */
export type Phrasing = PhrasingContent;

export const text = (value: string): Text => ({ type: 'text', value });
const code = (value: string): InlineCode => ({ type: 'inlineCode', value });
export const strong = (value: string): Strong => ({ type: 'strong', children: [text(value)] });
export const paragraph = (...children: Phrasing[]): Paragraph => ({ type: 'paragraph', children });

/** Class of a paragraph whose lines are in two languages, in books. */
export const sampleClass = 'sample';

export const sample = (source: string, target: string): Paragraph => ({
  ...paragraph(text(source), { type: 'break' }, text(target)),
  data: { hProperties: { className: [sampleClass] } },
});

/** Inline components, also where a line contains nothing else. */
export const inlineComponents: ReadonlySet<string> = new Set(['Keys', 'CopyAddress']);

const phrasingTypes: ReadonlySet<string> = new Set([
  'text',
  'emphasis',
  'strong',
  'delete',
  'inlineCode',
  'break',
  'link',
  'linkReference',
  'image',
  'imageReference',
  'footnoteReference',
  'mdxTextExpression',
  'mdxFlowExpression',
]);

export function isPhrasing(node: RootContent): boolean {
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    return inlineComponents.has(node.name ?? '');
  }
  return phrasingTypes.has(node.type);
}

/** An inline node as plain Markdown; a comment is dropped. */
export function plainPhrasing(node: RootContent, words: MarkdownWords): Phrasing[] {
  const inside = (children: readonly RootContent[]) => children.flatMap((child) => plainPhrasing(child, words));
  switch (node.type) {
    case 'text':
    case 'inlineCode':
    case 'break':
    case 'imageReference':
    case 'footnoteReference':
      return [node];
    case 'emphasis':
    case 'strong':
    case 'delete':
    case 'linkReference':
      return [{ ...node, children: inside(node.children) }];
    case 'link':
      return [{ ...node, url: markLink(node.url), children: inside(node.children) as typeof node.children }];
    case 'image':
      return [{ ...node, url: markLink(node.url) }];
    case 'mdxTextExpression':
    case 'mdxFlowExpression':
      return plainPlaceholder(node.value.trim(), words);
    case 'mdxJsxTextElement':
    case 'mdxJsxFlowElement':
      return plainInlineComponent(node, inside);
    default:
      return [];
  }
}

function plainPlaceholder(name: string, words: MarkdownWords): Phrasing[] {
  if (name === 'platform' || name === 'siteUrlsStr') return [text(words[name])];
  if (name === 'pricingUrl') return [text(markLink('/pricing/'))];
  // Marks of highlighted words, and comments.
  return [];
}

function plainInlineComponent(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  inside: (children: readonly RootContent[]) => Phrasing[],
): Phrasing[] {
  const property = (name: string): string => {
    const found = node.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name);
    return typeof found?.value === 'string' ? found.value : '';
  };
  if (node.name === 'CopyAddress') return [code(property('value'))];
  if (node.name === 'Keys') {
    return property('combo')
      .split(' ')
      .flatMap((chord, index) => [...(index === 0 ? [] : [text(' ')]), code(chord)]);
  }
  return inside(node.children as RootContent[]);
}

/** Most text contains no Markdown syntax and can skip the checks for escaping. */
export const writeText: Handle = (node: Text, parent, state, info) =>
  isPlain(node.value, info) ? node.value : defaultHandlers.text(node, parent, state, info);

function isPlain(value: string, { before, after }: Pick<Info, 'before' | 'after'>): boolean {
  if (/[\\`*_[\]<>&~|@#\t\r\n]/.test(value)) return false;
  if (/[Ww]\.|[ps]:\/|!\[|\]\(|[\r\n] | [\r\n]/.test(`${before}${value}${after}`)) return false;
  // At the beginning of a line, symbols and digits can start a list.
  return !/[\r\n]/.test(before) || /^\p{L}/u.test(value);
}

/** Texts that replace components in a page's Markdown, in the page's language. */
export interface MarkdownWords {
  readonly admonitions: Readonly<Record<(typeof admonitionTypes)[number], string>>;
  /** Texts for `{platform}` and `{siteUrlsStr}`. */
  readonly platform: string;
  readonly siteUrlsStr: string;
  /** Text of the link to the page that replaces what only the page can show. */
  readonly shownOnPage: string;
}

/** The page itself. */
export const thisPage: string = marks.page;

/**
 * Marks a link's address: a route gets its locale later, an anchor the page's own address, a picture beside the page the
 * one that it is exported at; a file has no locale.
 */
export function markLink(href: string): string {
  const target = addressOfAuthor(href);
  if (isBesidePage(target)) return marks.picture + target;
  if (isFileAddress(target)) return marks.site + target;
  if (target.startsWith('/')) return marks.locale + target;
  return target.startsWith('#') ? marks.page + target : target;
}
