import { options, type VNode } from 'preact';

/**
 * Sets an element's only text as a property, as React does. Preact would write to the text node that it has created,
 * which a translator may have replaced.
 */
const before = options.vnode;
options.vnode = (vnode: VNode) => {
  const { type, props } = vnode;
  if (typeof type === 'string' && (typeof props.children === 'string' || typeof props.children === 'number')) {
    Object.assign(props, { textContent: String(props.children), children: undefined });
  }
  before?.(vnode);
};
