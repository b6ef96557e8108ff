import type { Element, ElementContent, Root } from 'hast';
import { didYouMean } from '../problem';
import { eachNode } from './mdx-tree';

const titlePart = /\btitle="([^"]*)"/;
const linesPart = /\{([\d,\s-]+)\}/;

/** Marked lines of a code block, from `{2,4-6}`; empty where there are none. */
export function parseMarkedLines(meta: string): Set<number> {
  const lines = new Set<number>();
  const list = linesPart.exec(meta.replace(titlePart, ''))?.[1];
  for (const part of list?.split(',') ?? []) {
    const [, from, to = from] = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(part) ?? [];
    for (let line = Number(from); line <= Number(to); line += 1) lines.add(line);
  }
  return lines;
}

/** The title in a code block's `title="…"`. */
export function parseCodeTitle(meta: string): string | undefined {
  return titlePart.exec(meta)?.[1];
}

/** Whether the code block asks for long lines to be wrapped, by `wrap`. */
export const wrapsLines = (meta: string): boolean => wordsOf(meta).includes('wrap');

/** What is wrong with the words after a code block's language, with the remedy; `undefined` where nothing is. */
export function metaFault(meta: string): string | undefined {
  const unknown = wordsOf(meta).find((word) => word !== 'wrap');
  if (unknown === undefined) return undefined;
  return `Unknown word "${unknown}" after the language of a code block.${didYouMean(unknown, ['wrap'])} Known are wrap, title="…" and lines to mark ({2,4-5}).`;
}

function wordsOf(meta: string): string[] {
  return meta.replace(titlePart, ' ').replace(linesPart, ' ').split(/\s+/).filter(Boolean);
}

/** Longer code may break across lines; shorter code stays in one piece. */
const longestWholeCode = 20;

/**
 * Lets long inline code break at the joints of addresses and names only: a browser breaks at hyphens alone, or makes a
 * table's column as wide as the code.
 */
export function rehypeLongCode() {
  return (tree: Root) => {
    eachNode(tree, (parent) => {
      if (!('children' in parent) || (parent.type === 'element' && parent.tagName === 'pre')) return;
      for (const child of parent.children) {
        if (child.type === 'element' && child.tagName === 'code') breakAtJoints(child);
      }
    });
  };
}

function breakAtJoints(code: Element): void {
  const [text] = code.children;
  if (code.children.length !== 1 || text?.type !== 'text' || text.value.length <= longestWholeCode) return;
  const pieces = text.value.split(/(?<=[\w/][/._&?=-])(?=\w)|(?<=[a-z])(?=[A-Z])/);
  code.properties.className = ['long-code'];
  code.children = pieces.flatMap((value, index): ElementContent[] => {
    const piece: ElementContent = { type: 'text', value };
    const joint: ElementContent = { type: 'element', tagName: 'wbr', properties: {}, children: [] };
    return index > 0 ? [joint, piece] : [piece];
  });
}
