import { compile as compileMdx } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import { MDXRemote } from 'next-mdx-remote';
import { serialize } from 'next-mdx-remote/serialize';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import type { Pluggable, PluggableList } from 'unified';
import { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { localeTable, sourceLocale } from '@/i18n/locales';
import { messageOf } from '@/lib/tools/error-messages';
import type { ContentEntry } from '../entry';
import type { Problem } from '../problem';
import { remarkClosedSet } from './closed-set';
import { rehypeLongCode } from './code-meta';
import { componentSchemas, titledSections } from './component-schemas';
import { remarkDiagrams } from './diagrams';
import { placedSource, remarkTellParsed } from './mdx-tree';
import { type MarkdownFact, remarkMarkdownText } from './plain-markdown';
import type { MarkdownWords } from './plain-phrasing';
import {
  type PageFacts,
  rehypeCodeMeta,
  rehypeHeadings,
  remarkCollectLinks,
  remarkCollectPlaceholders,
  remarkPictures,
  remarkPlaceholders,
  remarkTitledSections,
} from './plugins';
import { noChanges, remarkMarkChanged, remarkShowAdded, type SourceChanges } from './source-changes';
import { rehypeTerms, type Term } from './terms';

/** A page compiled once; it is rendered for each locale that shows it. */
export interface CompiledPage extends PageFacts {
  readonly compiledSource: string;
  /** The text as plain Markdown, with marks for addresses (`address-marks.ts`). */
  readonly markdown: string;
  /** The same as a tree, for books. */
  readonly plain: Root;
  /** Number of places where the source has changed since this translation was made. */
  readonly changes: number;
}

const sourceLanguage = { lang: localeTable[sourceLocale].htmlLang, dir: localeTable[sourceLocale].direction };

/** Texts that appear in a page but not in its source, in the page's language. */
export interface PageWords extends MarkdownWords {
  readonly footnotes: string;
  readonly backToReference: string;
  /** Terms of the glossary that the page marks. */
  readonly terms?: readonly Term[];
}

/**
 * Compiles a page's MDX.
 *
 * @param sourceHeadingIds for a translation, the identifiers of its headings, which are those of the source language's
 * @param changes changes of the source since the translation was made
 * @param onParsed called with the tree as returned by `parseMdx`, so that callers need not parse the page again
 * @returns the compiled page, or its problems: file, line and column from the file's own first line
 */
export async function compilePage(
  entry: Pick<ContentEntry, 'file' | 'body' | 'bodyLine'>,
  words: PageWords,
  sourceHeadingIds?: readonly (string | null)[],
  changes: SourceChanges = noChanges,
  onParsed?: (tree: Root) => void,
): Promise<CompiledPage | Problem[]> {
  const facts: PageFacts = { headings: [], links: [], placeholders: [] };
  const fact: MarkdownFact = { markdown: '', plain: { type: 'root', children: [] } };
  const remarkPlugins: PluggableList = [
    remarkGfm,
    ...(onParsed ? [[remarkTellParsed, onParsed] satisfies Pluggable] : []),
    [remarkMarkChanged, changes.places],
    [remarkClosedSet, componentSchemas],
    [remarkCollectLinks, facts],
    [remarkCollectPlaceholders, facts],
    [remarkShowAdded, changes.added, sourceLanguage],
    [remarkMarkdownText, fact, words],
    remarkDiagrams,
    [remarkTitledSections, titledSections],
    remarkPlaceholders,
    remarkPictures,
  ];
  const rehypePlugins: PluggableList = [
    [rehypeHeadings, facts, sourceHeadingIds],
    rehypeSlug,
    rehypeCodeMeta,
    rehypeLongCode,
    [rehypeTerms, words.terms],
  ];
  const remarkRehypeOptions = { footnoteLabel: words.footnotes, footnoteBackLabel: words.backToReference };
  const source = placedSource(entry);
  try {
    const { compiledSource } = await serialize(source, {
      mdxOptions: { remarkPlugins, rehypePlugins, remarkRehypeOptions },
    });
    return { compiledSource, ...facts, ...fact, changes: changes.places.length + changes.added.length };
  } catch {
    // next-mdx-remote converts the error to text without its position; the underlying compiler keeps it.
    return locateError(source, entry.file, remarkPlugins, rehypePlugins);
  }
}

async function locateError(
  source: string,
  file: string,
  remarkPlugins: PluggableList,
  rehypePlugins: PluggableList,
): Promise<Problem[]> {
  const read = new VFile(source);
  try {
    await compileMdx(read, { remarkPlugins, rehypePlugins });
  } catch (error) {
    if (!(error instanceof VFileMessage)) {
      return [{ file, ...explain(messageOf(error)) }];
    }
    const all = read.messages.includes(error) ? read.messages : [...read.messages, error];
    return all.map((message) => {
      // Where the page ends too early, the compiler gives the position in the message only: "(52:1-52:24)".
      const named = /\((\d+):(\d+)-/.exec(message.reason);
      const line = message.line ?? (named ? Number(named[1]) : undefined);
      const column = message.column ?? (named ? Number(named[2]) : undefined);
      return { file, line, column, ...explain(message.reason) };
    });
  }
  return [
    {
      file,
      message: 'The page does not compile.',
      remedy: 'Remove what was added last, and bring it back piece by piece.',
    },
  ];
}

/** Splits our own messages, which contain their remedy, and adds a remedy to MDX's. */
function explain(reason: string): Pick<Problem, 'message' | 'remedy'> {
  const sentence = /^(.*?[.!?])\s+(.+)$/s.exec(reason);
  if (sentence && !/mdx|expect/i.test(reason)) return { message: sentence[1] ?? reason, remedy: sentence[2] ?? '' };
  const message = reason.endsWith('.') ? reason : `${reason}.`;
  if (/closing tag/i.test(reason)) return { message, remedy: 'Close the component, or put < in backticks.' };
  if (/acorn|expression|`\{`|brace/i.test(reason)) {
    return { message, remedy: 'Write \\{ for a brace in prose, or put it in backticks.' };
  }
  if (/character .* before name|in name/i.test(reason)) {
    return { message, remedy: 'Write &lt; for < in prose, or put it in backticks.' };
  }
  return { message, remedy: 'Fix the MDX at this place.' };
}

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
