import type { Nodes as HastNode } from 'hast';
import type { Nodes as MdastNode } from 'mdast';

/**
 * Goes through a tree, each node before its children, which may be changed on the way. `unist-util-visit` also tells
 * ancestors and lets nodes be left out, at several times the cost: a page has thousands of nodes, and many plugins.
 */
export function eachNode(tree: MdastNode, look: (node: MdastNode) => void): void;
export function eachNode(tree: HastNode, look: (node: HastNode) => void): void;
export function eachNode<Node extends { readonly type: string }>(tree: Node, look: (node: Node) => void): void {
  look(tree);
  if (!('children' in tree)) return;
  for (const child of tree.children as Node[]) eachNode(child as never, look as never);
}
