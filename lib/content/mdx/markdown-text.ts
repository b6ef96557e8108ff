import type { Root, Text } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { defaultHandlers, type Handle, type Info, toMarkdown } from 'mdast-util-to-markdown';
import { plainMarkdown } from './plain-markdown';
import type { MarkdownWords } from './plain-phrasing';

/** Output of the plugin. */
export interface MarkdownFact {
  markdown: string;
}

/** Stores the page's text as plain Markdown. It must come before the plugins that change the tree for the page. */
export function remarkMarkdownText(fact: MarkdownFact, words: MarkdownWords) {
  return (tree: Root) => {
    fact.markdown = toMarkdown(plainMarkdown(tree, words), {
      bullet: '-',
      emphasis: '_',
      rule: '-',
      listItemIndent: 'one',
      extensions: [gfmToMarkdown({ tablePipeAlign: false })],
      handlers: { text: writeText },
    });
  };
}

/** Most text contains no Markdown syntax and can skip the checks for escaping. */
const writeText: Handle = (node: Text, parent, state, info) =>
  isPlain(node.value, info) ? node.value : defaultHandlers.text(node, parent, state, info);

function isPlain(value: string, { before, after }: Pick<Info, 'before' | 'after'>): boolean {
  if (/[\\`*_[\]<>&~|@#\t\r\n]/.test(value)) return false;
  if (/[Ww]\.|[ps]:\/|!\[|\]\(|[\r\n] | [\r\n]/.test(`${before}${value}${after}`)) return false;
  // At the beginning of a line, symbols and digits can start a list.
  return !/[\r\n]/.test(before) || /^\p{L}/u.test(value);
}
