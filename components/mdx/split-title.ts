import { Children, type ReactNode } from 'react';

/** The title of a component, which the compiler has inserted as its first child, and what follows it. */
export function splitTitle(children: ReactNode): [ReactNode, ReactNode[]] {
  const [title, ...rest] = Children.toArray(children);
  return [title, rest];
}
