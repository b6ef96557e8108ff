import { MDXRemote } from 'next-mdx-remote';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { CompiledPage } from './compile';

/** The component or element for each tag of a page. */
export type MdxComponents = Readonly<Record<string, ComponentType<never> | string>>;

/**
 * Renders a compiled page to HTML once, at build. The browser never renders it again, so a translator that rewrites the
 * text (facebook/react issues 11538 and 32557) breaks nothing.
 */
export function renderPage(page: CompiledPage, components: MdxComponents): string {
  return renderToStaticMarkup(
    createElement(MDXRemote, {
      compiledSource: page.compiledSource,
      frontmatter: {},
      scope: {},
      components: components as never,
    }),
  );
}
