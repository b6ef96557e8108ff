import type { Root } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import type { MarkdownWords } from './markdown-words';
import { plainMarkdown } from './plain-markdown';

/** Where the plugin leaves the text. */
export interface MarkdownFact {
  markdown: string;
}

/**
 * Notes the page's text as Markdown that any reader understands. It must come before the plugins that change the tree for
 * the page.
 */
export function remarkMarkdownText(fact: MarkdownFact, words: MarkdownWords) {
  return (tree: Root) => {
    fact.markdown = toMarkdown(plainMarkdown(tree, words), {
      bullet: '-',
      emphasis: '_',
      rule: '-',
      listItemIndent: 'one',
      extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    });
  };
}
