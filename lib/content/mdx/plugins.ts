import GithubSlugger from 'github-slugger';
import type { Root as HastRoot } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { Nodes as MdastNodes, Root as MdastRoot } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import type { Heading } from '@/lib/content/content-files';
import { eachNode, placeholderNames } from './mdx-tree';

/** A link or an image with its position in the source, for the link check. */
interface SourceLink {
  readonly href: string;
  /** Alternative text of a picture; links have none. */
  readonly alt?: string;
  readonly line: number;
  readonly column: number;
}

/** A placeholder with its position in the source, for the comparison with translations. */
export interface SourcePlaceholder {
  readonly name: string;
  readonly line: number;
  readonly column: number;
}

/** Facts that the plugins collect about a page during compilation. */
export interface PageFacts {
  headings: Heading[];
  links: SourceLink[];
  placeholders: SourcePlaceholder[];
}

/** Facts about pages, by source file. */
export type FactsOfPages = ReadonlyMap<string, PageFacts>;

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** A component, inline or block. */
export function isJsxElement(node: { type: string }): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

type PhrasingParent = { type: string; children: { type: string; value?: string }[] };

const placeholderIn = (node: { type: string; value?: string }) =>
  node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression' ? node.value?.trim() : undefined;

/**
 * Replaces placeholders: words between `{hlStart}` and `{hlEnd}` become a `<mark>`, the others a component that is
 * filled in when the page is rendered.
 */
export function remarkPlaceholders() {
  return (tree: MdastRoot, file: VFile) => {
    eachNode(tree, (node) => {
      if (!('children' in node)) return;
      const parent = node as unknown as PhrasingParent;
      if (parent.children.some((child) => placeholderNames.has(placeholderIn(child) ?? ''))) {
        parent.children = replacePlaceholders(parent, file);
      }
    });
  };
}

function replacePlaceholders(parent: PhrasingParent, file: VFile): PhrasingParent['children'] {
  const result: PhrasingParent['children'] = [];
  let marked: (PhrasingParent & { attributes: never[]; name: 'mark' }) | undefined;
  for (const child of parent.children) {
    const name = placeholderIn(child);
    if (name === 'hlStart') {
      if (marked) file.fail('{hlStart} stands inside another {hlStart}. Close the first with {hlEnd}.', child as never);
      marked = { type: 'mdxJsxTextElement', name: 'mark', attributes: [], children: [] };
      result.push(marked);
    } else if (name === 'hlEnd') {
      if (!marked) file.fail('{hlEnd} has no {hlStart} before it in the same paragraph. Add one.', child as never);
      marked = undefined;
    } else {
      const node = name !== undefined && placeholderNames.has(name) ? placeholderNode(name) : child;
      (marked?.children ?? result).push(node);
    }
  }
  if (marked) file.fail('{hlStart} is not closed in the same paragraph. Add {hlEnd}.', parent as never);
  return result;
}

function placeholderNode(name: string): PhrasingParent['children'][number] {
  const attributes = [{ type: 'mdxJsxAttribute', name: 'name', value: name }];
  return { type: 'mdxJsxTextElement', name: 'Placeholder', attributes, children: [] } as never;
}

/** A property's text as nodes, with its placeholders as expressions, as in running text. */
function titleNodes(text: string): PhrasingParent['children'] {
  return text
    .split(/(\{\w+\})/)
    .filter((part) => part !== '')
    .map((part) => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1];
      return name ? { type: 'mdxTextExpression', value: name } : { type: 'text', value: part };
    });
}

/** Collects every link and image with its position. */
export function remarkCollectLinks(facts: PageFacts) {
  return (tree: MdastRoot) => {
    const definitions = new Map<string, string>();
    eachNode(tree, (node) => {
      if (node.type === 'definition') definitions.set(node.identifier, node.url);
    });
    eachNode(tree, (node) => {
      const place = { line: node.position?.start.line ?? 1, column: node.position?.start.column ?? 1 };
      if (node.type === 'link' || node.type === 'definition') facts.links.push({ href: node.url, ...place });
      if (node.type === 'image') facts.links.push({ href: node.url, alt: node.alt ?? '', ...place });
      if (node.type === 'imageReference') {
        facts.links.push({ href: definitions.get(node.identifier) ?? '', alt: node.alt ?? '', ...place });
      }
      if (isJsxElement(node)) {
        for (const attribute of node.attributes) {
          if (
            attribute.type === 'mdxJsxAttribute' &&
            attribute.name === 'href' &&
            typeof attribute.value === 'string'
          ) {
            facts.links.push({ href: attribute.value, ...place });
          }
        }
      }
    });
  };
}

/** Pictures among the first blocks of a page are likely to be seen at once, and do not wait for the reader. */
const firstBlocks = 2;

/**
 * Takes a picture that is a paragraph of its own out of it, because a figure must not stand in one, and marks it
 * (`data-block`) for `components/mdx/picture.tsx`.
 */
export function remarkPictures() {
  return (tree: MdastRoot) => {
    const first = new Set<unknown>(tree.children.slice(0, firstBlocks));
    eachNode(tree, (node) => {
      if (!('children' in node)) return;
      const parent = node as { children: MdastNodes[] };
      parent.children = parent.children.map((child) => {
        const [picture, ...others] = child.type === 'paragraph' ? child.children : [];
        if ((picture?.type !== 'image' && picture?.type !== 'imageReference') || others.length > 0) return child;
        const hProperties = {
          ...child.data?.hProperties,
          'data-block': '',
          ...(first.has(child) ? { 'data-first': '' } : {}),
        };
        return { ...picture, data: { ...picture.data, hProperties } };
      });
    });
  };
}

/** Collects every placeholder with its position: in running text, in a property or in a link's address. */
export function remarkCollectPlaceholders(facts: PageFacts) {
  const note = (text: string, position: MdastRoot['position']) => {
    const { line = 1, column = 1 } = position?.start ?? {};
    for (const [, name = ''] of text.matchAll(/(?:\{|%7B)(\w+)(?:\}|%7D)/g)) {
      if (!placeholderNames.has(name)) continue;
      facts.placeholders.push({ name, line, column });
    }
  };
  return (tree: MdastRoot) => {
    eachNode(tree, (node) => {
      const { type, position } = node;
      if (type === 'mdxFlowExpression' || type === 'mdxTextExpression') note(`{${node.value.trim()}}`, position);
      if (type === 'link' || type === 'image' || type === 'definition') note(node.url, position);
      if (!isJsxElement(node)) return;
      for (const { value } of node.attributes) if (typeof value === 'string') note(value, position);
    });
  };
}

const headingTag = /^h([2-6])$/;

/**
 * Gives headings the identifiers of the source language's headings at the same positions, so that a hash stays valid
 * when the language changes; without a source (`sourceIds` undefined) they are made from the heading's own text.
 */
export function rehypeHeadings(facts: PageFacts, sourceIds: readonly (string | null)[] | undefined) {
  return (tree: HastRoot) => {
    const slugger = new GithubSlugger();
    // A heading that no longer exists in the source gets an identifier of its own, distinct from all others.
    for (const id of sourceIds ?? []) if (id !== null) slugger.slug(id);
    eachNode(tree, (node) => {
      const match = node.type === 'element' && headingTag.exec(node.tagName);
      if (!match) return;
      const text = textOf(node);
      const id = sourceIds?.[facts.headings.length] ?? slugger.slug(text);
      node.properties.id = id;
      facts.headings.push({ level: Number(match[1]) as Heading['level'], id, text, line: node.position?.start.line });
    });
  };
}

/** Inserts the titles of sections and questions as headings, so that they are among the page's headings. */
export function remarkTitledSections(tags: Readonly<Record<string, 2 | 3>>) {
  return (tree: MdastRoot) => {
    eachNode(tree, (node) => {
      if (!isJsxElement(node) || !node.name) return;
      const depth = tags[node.name];
      if (!depth) return;
      const title = node.attributes.find(
        (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'title',
      );
      if (typeof title?.value !== 'string') return;
      node.children.unshift({
        type: 'heading',
        depth,
        children: titleNodes(title.value),
        data: { hProperties: { 'data-section-title': '' } },
        position: node.position,
      } as never);
    });
  };
}

/** Keeps the meta string of a code block (`title="rule.json" {2,4}`) where the component for `pre` finds it. */
export function rehypeCodeMeta() {
  return (tree: HastRoot) => {
    eachNode(tree, (node) => {
      if (node.type !== 'element' || node.tagName !== 'pre') return;
      const code = node.children[0];
      if (code?.type !== 'element' || code.tagName !== 'code') return;
      const meta = (code.data as { meta?: string } | undefined)?.meta;
      const className = code.properties.className;
      const language = Array.isArray(className)
        ? String(className.find((name) => String(name).startsWith('language-')) ?? '').slice('language-'.length)
        : '';
      node.properties['data-language'] = language;
      if (meta) node.properties['data-meta'] = meta;
    });
  };
}
