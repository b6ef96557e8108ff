import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Code of more characters than this is broken where a line ends; shorter code stays in one piece. */
const longestWholeCode = 20;

/**
 * Lets long code in running text be broken at the joints of addresses and names, and nowhere else: a browser breaks them at
 * hyphens only, or makes a column of a table as wide as they are.
 */
export function rehypeLongCode() {
  return (tree: Root) => {
    visit(tree, 'element', (node: Element, _, parent) => {
      const [text] = node.children;
      if (node.tagName !== 'code' || node.children.length !== 1 || text?.type !== 'text') return;
      if ((parent?.type === 'element' && parent.tagName === 'pre') || text.value.length <= longestWholeCode) return;
      const pieces = text.value.split(/(?<=[\w/][/._&?=-])(?=\w)|(?<=[a-z])(?=[A-Z])/);
      node.properties.className = ['long-code'];
      node.children = pieces.flatMap((value, index): ElementContent[] => {
        const piece: ElementContent = { type: 'text', value };
        const joint: ElementContent = { type: 'element', tagName: 'wbr', properties: {}, children: [] };
        return index > 0 ? [joint, piece] : [piece];
      });
    });
  };
}
