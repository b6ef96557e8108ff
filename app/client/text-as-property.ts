import { options, type VNode } from 'preact';

/**
 * An element that holds nothing but a text gets it as a property, as React does it. Preact would write to the text node
 * that it has made, which is no longer in the page once a translator has put its own in that one's place.
 */
const before = options.vnode;
options.vnode = (vnode: VNode) => {
  const { type, props } = vnode;
  if (typeof type === 'string' && (typeof props.children === 'string' || typeof props.children === 'number')) {
    Object.assign(props, { textContent: String(props.children), children: undefined });
  }
  before?.(vnode);
};
