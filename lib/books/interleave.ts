import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { eachNode } from '@/lib/content/mdx/mdx-tree';
import { sampleClass } from '@/lib/content/mdx/plain-phrasing';

interface TextBlock {
  readonly element: Element;
  /** What holds the element. */
  readonly siblings: ElementContent[];
  /** The nodes of its own text, at its beginning. */
  readonly run: readonly ElementContent[];
}

interface Part {
  /** Identifier of the heading that it begins with, the same in every language. */
  readonly id: string;
  readonly blocks: TextBlock[];
}

/** Language attributes of the second text. */
export interface SecondLanguage {
  readonly lang: string;
  readonly dir: string;
}

const inlineTags: ReadonlySet<string> = new Set('a br code del em img input strong sup'.split(' '));
/** These hold text, or blocks, or text and then blocks; other elements hold blocks. */
const textTags: ReadonlySet<string> = new Set('h1 h2 h3 h4 h5 h6 p li td th'.split(' '));
const cells: ReadonlySet<string> = new Set(['li', 'td', 'th']);

/**
 * Puts after each block of a text its counterpart in another language, as bilingual reading does
 * (`components/bilingual/pair-blocks.ts`): by section and position. A section that is arranged differently stays alone, and
 * what is equal in both is not repeated.
 */
export function interleave(own: ElementContent[], other: ElementContent[], language: SecondLanguage): void {
  const others = partsOf(other);
  for (const part of partsOf(own)) {
    const counterpart = others.find(({ id }) => id === part.id);
    if (!counterpart || shapeOf(part) !== shapeOf(counterpart)) continue;
    for (const [index, block] of part.blocks.entries()) {
      const second = counterpart.blocks[index];
      if (second && plainText(block) !== plainText(second)) insertAfter(block, second, language);
    }
  }
}

function insertAfter({ element, siblings, run }: TextBlock, second: TextBlock, language: SecondLanguage): void {
  const children = [...second.run];
  for (const child of children) {
    // An identifier counts once in a file.
    eachNode(child, (node) => {
      if (node.type === 'element') delete node.properties.id;
    });
  }
  const inCell = cells.has(element.tagName);
  const properties = { className: ['second'], ...language, xmlLang: language.lang };
  const text: Element = { type: 'element', tagName: inCell ? 'span' : 'p', properties, children };
  if (inCell) element.children.splice(run.length, 0, text);
  else siblings.splice(siblings.indexOf(element) + 1, 0, text);
}

function partsOf(children: ElementContent[]): Part[] {
  let part: Part = { id: '', blocks: [] };
  const parts = [part];
  const visit = (siblings: ElementContent[]) => {
    for (const element of siblings) {
      if (element.type !== 'element' || standsAlone(element)) continue;
      const end = element.children.findIndex((node) => node.type === 'element' && !inlineTags.has(node.tagName));
      const run = textTags.has(element.tagName) ? element.children.slice(0, end === -1 ? undefined : end) : [];
      if (/^h\d$/.test(element.tagName) && element.properties.id) {
        part = { id: String(element.properties.id), blocks: [] };
        parts.push(part);
      }
      const block = { element, siblings, run };
      if (plainText(block) !== '') part.blocks.push(block);
      visit(element.children);
    }
  };
  visit(children);
  return parts;
}

/** Code is equal in every language, and a sample shows two languages itself. */
function standsAlone({ tagName, properties }: Element): boolean {
  return tagName === 'pre' || String(properties.className) === sampleClass;
}

const shapeOf = ({ blocks }: Part): string => blocks.map(({ element }) => element.tagName).join(' ');

const plainText = ({ run }: TextBlock): string =>
  textOf({ type: 'root', children: [...run] })
    .replace(/\s+/g, ' ')
    .trim();
