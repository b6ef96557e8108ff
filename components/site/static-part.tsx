'use client';

import { createElement, type HTMLAttributes, type ReactNode, useState } from 'react';

interface StaticPartProps extends HTMLAttributes<HTMLElement> {
  as: 'header' | 'nav' | 'dialog' | 'footer';
  /** No other element of the page is of this class. */
  className: string;
  /** Tells the part from those of other pages with the same class. */
  name?: string;
  children?: ReactNode;
  /** What stands in the place of children in the data of a soft navigation. */
  markup?: string;
}

/** Parts taken over from the document, by name: the router may show a page again from what it first got. */
const takenOver = new Map<string, string>();

/**
 * A part of a page in which nothing is the framework's to change: links, and what scripts act on by delegation.
 *
 * In an export it stands in the document alone and not a second time in the framework's data (`withoutStaticParts` in
 * lib/export): without children, the part is the one that is there. So it takes no time to wake, and what translators and
 * scripts have made of it stays.
 */
export function StaticPart({ as, name, children, markup, ...attributes }: StaticPartProps) {
  const [present] = useState(() => (children === undefined ? (markup ?? takeOver(attributes.className, name)) : ''));
  return children === undefined
    ? createElement(as, { ...attributes, suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: present } })
    : createElement(as, attributes, children);
}

function takeOver(className: string, name = className): string {
  const known = takenOver.get(name);
  if (known !== undefined) return known;
  const present = document.querySelector(`.${className}`)?.innerHTML ?? '';
  takenOver.set(name, present);
  return present;
}
