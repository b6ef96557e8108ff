import type { Root } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { plainMarkdown } from './plain-blocks';
import { type MarkdownWords, writeText } from './plain-phrasing';

/** Output of the plugin. */
export interface MarkdownFact {
  markdown: string;
  /** The same as a tree, for books: without positions, and with an empty `id` where the page has a heading. */
  plain: Root;
}

/** Stores the page's text as plain Markdown. It must come before the plugins that change the tree for the page. */
export function remarkMarkdownText(fact: MarkdownFact, words: MarkdownWords) {
  return (tree: Root) => {
    const plain = plainMarkdown(tree, words);
    // A copy, because later plugins change the nodes that both trees have.
    fact.plain = JSON.parse(JSON.stringify(plain, (key, value) => (key === 'position' ? undefined : value))) as Root;
    fact.markdown = toMarkdown(plain, {
      bullet: '-',
      emphasis: '_',
      rule: '-',
      listItemIndent: 'one',
      extensions: [gfmToMarkdown({ tablePipeAlign: false })],
      handlers: { text: writeText },
    });
  };
}
