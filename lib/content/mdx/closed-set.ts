import type { Root as MdastRoot, Nodes, Text } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import type { z } from 'zod';
import { codeFaults } from './check-code';
import { type ComponentName, type ComponentSchemas, suggestName } from './component-schemas';
import { eachNode, placeholderNames } from './mdx-tree';
import { inlineComponents } from './plain-phrasing';
import { isJsxElement } from './plugins';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/**
 * Checks what an author may write: components of the closed set with the string properties of their schema, no imports,
 * exports or expressions but the placeholders. Everything else is an error with its position.
 */
export function remarkClosedSet(schemas: ComponentSchemas) {
  return (tree: MdastRoot, file: VFile) => {
    eachNode(tree, (node) => {
      if (node.type === 'mdxjsEsm') {
        file.message(
          'Imports and exports are not run in pages. Remove the line; every component is there by itself.',
          node,
        );
      }
      if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
        const expression = node.value.trim();
        if (expression === '' || /^\/\*[\s\S]*\*\/$/.test(expression)) return;
        if (!placeholderNames.has(expression)) {
          const known = [...placeholderNames].join(', ');
          file.message(`Unknown placeholder "{${expression}}". Known are ${known}; write \\{ for a brace.`, node);
        }
      }
      if (node.type === 'heading' && node.depth === 1) {
        file.message('A page has one top heading, and its title is that. Begin with "##".', node);
      }
      if (node.type === 'heading') {
        eachNode(node, (link) => {
          if (link.type !== 'link') return;
          file.message('A heading is a link to itself and cannot hold another. Link in the text under it.', link);
        });
      }
      if (node.type === 'code') {
        for (const { reason, ...place } of codeFaults(node)) file.message(reason, place);
      }
      if (isJsxElement(node)) checkElement(node, schemas, file);
      if (node.type === 'text') checkReferences(node, file);
      if (lineTypes.has(node.type) && 'children' in node) checkLine(node.children, schemas, file);
    });
    // All problems of a page are reported at once (`compilePage`).
    const [first] = file.messages;
    if (first) throw first;
  };
}

function checkElement(node: JsxElement, schemas: ComponentSchemas, file: VFile): void {
  const name = node.name ?? 'a fragment';
  if (!Object.hasOwn(schemas, name)) {
    const hint = suggestName(name, Object.keys(schemas));
    file.message(`<${name}> is not a component of this site.${hint} docs/writing.md lists them all.`, node);
    return;
  }
  const props: Record<string, string> = {};
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      file.message(`<${name}> takes plain properties only: remove the {…} spread.`, node);
      return;
    }
    const { value } = attribute;
    if (value !== null && typeof value === 'object') {
      file.message(
        `The property "${attribute.name}" of <${name}> must be a string: write ${attribute.name}="…".`,
        node,
      );
      return;
    }
    props[attribute.name] = typeof value === 'string' ? value : 'true';
  }
  const checked = schemas[name as ComponentName].safeParse(props);
  if (!checked.success) {
    const reasons = checked.error.issues.map((issue) =>
      issue.code === 'unrecognized_keys'
        ? `unknown ${issue.keys.map((key) => `"${key}"`).join(', ')}`
        : `"${issue.path.join('.')}" ${reasonOf(issue)}`,
    );
    const known = Object.keys(schemas[name as ComponentName].shape).join(', ') || 'none';
    file.message(`<${name}>: ${reasons.join('; ')}. Its properties are ${known}.`, node);
  }
}

/** The reason why a component's properties are wrong, as the end of a sentence. */
function reasonOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`;
  return issue.code === 'invalid_type' ? 'is missing' : issue.message;
}

const lineTypes: ReadonlySet<string> = new Set(['paragraph', 'heading', 'tableCell', 'emphasis', 'strong', 'link']);

/** Block components are not allowed inside a line of text: other formats of the page would lose them. */
function checkLine(nodes: readonly Nodes[], schemas: ComponentSchemas, file: VFile): void {
  for (const node of nodes) {
    if (!isJsxElement(node) || inlineComponents.has(node.name ?? '')) continue;
    // `checkElement` tells that there is no such component.
    if (!Object.hasOwn(schemas, node.name ?? '')) continue;
    const among = [...inlineComponents].map((name) => `<${name}>`).join(' and ');
    file.message(
      `<${node.name}> stands among words. Give it a line of its own; only ${among} are part of a sentence.`,
      node,
    );
  }
}

/** To the parser, a reference without a definition is plain text. */
function checkReferences(node: Text, file: VFile): void {
  for (const [whole] of node.value.matchAll(/\[\^[^\]\s]+\]|\[[^\]]+\]\[[^\]]+\]/g)) {
    const target = whole.startsWith('[^') ? whole : whole.slice(whole.lastIndexOf('['));
    file.message(`"${whole}" refers to nothing on this page. Add a line that begins with "${target}:".`, node);
  }
}
