import type { Parents, RootContent } from 'mdast';
import type { ContentEntry } from '@/lib/content/entry';
import { parseMdx, placedSource } from '@/lib/content/mdx/mdx-tree';
import { useOfProperty } from '@/lib/content/mdx/property-use';

/**
 * Converts straight apostrophes and quotation marks to typographic ones (’ “ ” ‘ ’).
 *
 * @param isContinued whether something directly precedes the text, such as the end of a link
 * @param goesOn whether something directly follows it
 */
export function typesetQuotes(text: string, isContinued = false, goesOn = false): string {
  return text.replace(/["']/g, (mark, index: number) => {
    const before = index > 0 ? text[index - 1] : undefined;
    const after = text[index + 1];
    const isAfterSpace = before === undefined ? !isContinued : /[\s([{—–“‘"]/u.test(before);
    const isBeforeWord = after === undefined ? goesOn : !/[\s.,;:)\]}—–]/u.test(after);
    // A year without its century ('90s) has an apostrophe.
    const opens = isAfterSpace && isBeforeWord && !(mark === "'" && after !== undefined && /\d/.test(after));
    if (mark === '"') return opens ? '“' : '”';
    return opens ? '‘' : '’';
  });
}

/** A range of a file that contains prose. */
interface Range {
  readonly start: number;
  readonly end: number;
  readonly isContinued: boolean;
  readonly goesOn: boolean;
}

/**
 * The text of a page's file with typographic quotation marks in front matter, prose and the texts of components; never
 * in code, addresses or expressions.
 *
 * @param file the file's whole text, whose page is `entry`
 * @returns the unchanged text where the page is no MDX
 */
export function typesetPage(file: string, entry: Pick<ContentEntry, 'body' | 'bodyLine'>): string {
  const tree = parseMdx(entry);
  if (!tree) return file;
  const bodyStart = file.length - entry.body.length;
  const source = placedSource(entry);
  const shift = bodyStart - (entry.bodyLine - 1);
  let text = typesetFrontMatter(file.slice(0, bodyStart)) + file.slice(bodyStart);
  // Resolving escapes may have shortened the front matter.
  const shorter = file.length - text.length;
  for (const { start, end, isContinued, goesOn } of rangesOf(tree, source)) {
    const from = start + shift - shorter;
    const to = end + shift - shorter;
    text = text.slice(0, from) + typesetQuotes(text.slice(from, to), isContinued, goesOn) + text.slice(to);
  }
  return text;
}

function rangesOf(parent: Parents, source: string): Range[] {
  return parent.children.flatMap((node: RootContent, index): Range[] => {
    const start = node.position?.start.offset ?? 0;
    const end = node.position?.end.offset ?? 0;
    if (node.type === 'text') {
      return [{ start, end, isContinued: index > 0, goesOn: index < parent.children.length - 1 }];
    }
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      return [...attributeRanges(source.slice(start, end), start, node.name ?? ''), ...rangesOf(node, source)];
    }
    return 'children' in node ? rangesOf(node, source) : [];
  });
}

/** The text properties of a component's opening tag. */
function attributeRanges(element: string, start: number, component: string): Range[] {
  const tag = /^<[\w.]+(?:\s+[\w-]+(?:=(?:"[^"]*"|'[^']*'|\{[^{}]*\}))?)*/.exec(element)?.[0] ?? '';
  return [...tag.matchAll(/\s([\w-]+)=(["'])(.*?)\2/gs)].flatMap((match): Range[] => {
    const [whole, name = '', , value = ''] = match;
    if (useOfProperty(component, name) === 'same') return [];
    const end = start + match.index + whole.length - 1;
    return [{ start: end - value.length, end, isContinued: false, goesOn: false }];
  });
}

function typesetFrontMatter(yaml: string): string {
  const lists = yaml.replace(/^keywords: .*$/gm, (line) => line.replace(/(?<=\p{L})'(?=\p{L})/gu, '’'));
  return lists.replace(
    /^((?:title|description|sidebarLabel): *)(?:"((?:[^"\\]|\\.)*)"|([^"'\n[{|>].*))$/gm,
    (_, name: string, quoted: string | undefined, plain: string | undefined) =>
      quoted === undefined
        ? name + typesetQuotes(plain ?? '')
        : `${name}"${typesetQuotes(quoted.replaceAll('\\"', '"'))}"`,
  );
}
