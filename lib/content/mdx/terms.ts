import { slug } from 'github-slugger';
import type { Element, Root as HastRoot, Nodes, Text } from 'hast';
import { escapePattern } from '@/lib/tools/escape';
import type { ContentEntry } from '../entry';
import { eachNode, parseMdx } from './mdx-tree';
import { isJsxElement } from './plugins';

/** A term of the glossary page, by which other pages mark its first use. */
export interface Term {
  /** The English term. */
  readonly english: string;
  /** The term in the page's language, and other forms in which texts have it. */
  readonly names: readonly string[];
  /** Where it stands in the glossary page, from 1. */
  readonly line: number;
  readonly hasMeaning: boolean;
}

/** The page that says what the terms of a language mean. */
const glossaryPage = { folder: 'docs', slug: 'glossary', route: '/docs/glossary/' } as const;

/** Every mark is a link, and costs its bytes on each page. */
const mostMarks = 3;

export function isGlossaryPage({ folder, slug: own }: Pick<ContentEntry, 'folder' | 'slug'>): boolean {
  return folder === glossaryPage.folder && own === glossaryPage.slug;
}

/** The anchor of a term, the same in every language. */
export const anchorOfTerm = (english: string): string => slug(english);

/** Whether the English term says more than the page's own. */
export const isOtherTerm = (english: string | undefined, term: string): english is string =>
  english !== undefined && english.toLowerCase() !== term.toLowerCase();

/** The terms of a glossary page: its definitions that name an English term. */
export function readTerms(entry: Pick<ContentEntry, 'body' | 'bodyLine'>): Term[] {
  const tree = parseMdx(entry);
  const terms: Term[] = [];
  if (!tree) return terms;
  eachNode(tree, (node) => {
    if (!isJsxElement(node) || node.name !== 'Definition') return;
    const propertyOf = (name: string): string => {
      const found = node.attributes.find(
        (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
      );
      return typeof found?.value === 'string' ? found.value : '';
    };
    const names = [propertyOf('term'), ...propertyOf('forms').split(',')].map((name) => name.trim());
    terms.push({
      english: propertyOf('english'),
      names: names.filter((name) => name !== ''),
      line: node.position?.start.line ?? 1,
      hasMeaning: node.children.length > 0,
    });
  });
  return terms;
}

/** Legal texts mean what they say themselves, and the change log names everything. */
const unmarkedPages = new Set(['EULA', 'PRIVACY', 'TERMS', 'CHANGELOG', glossaryPage.slug]);

/**
 * For each page the terms that it marks: those of its language's glossary, in the docs.
 *
 * @param termsOf reads those of a glossary page
 */
export async function termsToMark(
  entries: readonly ContentEntry[],
  termsOf: (entry: ContentEntry) => Promise<readonly Term[]>,
): Promise<(entry: ContentEntry) => readonly Term[]> {
  const glossaries = new Map<ContentEntry['locale'], readonly Term[]>();
  for (const entry of entries.filter(isGlossaryPage)) glossaries.set(entry.locale, await termsOf(entry));
  return ({ locale, folder, slug: own }) =>
    folder === glossaryPage.folder && !unmarkedPages.has(own) ? (glossaries.get(locale) ?? []) : [];
}

/** Neither a name of the interface (bold), nor code, nor what is a link or a heading already. */
const closedTags = new Set(['a', 'code', 'pre', 'kbd', 'strong', 'blockquote', 'table', 'section']);
const openComponents = new Set(['Admonition', 'Steps', 'Tabs', 'Tab', 'Details']);

/** Marks the first use of terms in paragraphs and lists: links that lead to the glossary, and open what it says. */
export function rehypeTerms(terms: readonly Term[] = []) {
  return (tree: HastRoot) => {
    if (terms.length === 0) return;
    // A glossary has hundreds of forms, and a page a few: a pattern of all took half the time of compiling a page.
    const text = allWords(tree);
    const wanted = new Map(
      terms.flatMap(({ english, names }) => {
        return names
          .flatMap(writings)
          .filter((name) => text.includes(name))
          .map((name) => [name, english]);
      }),
    );
    if (wanted.size === 0) return;
    const pattern = new RegExp(
      [...wanted.keys()]
        .sort((a, b) => b.length - a.length)
        .map(wordPattern)
        .join('|'),
      'gu',
    );
    const marked = new Set<string>();
    const visit = (node: Nodes, inText: boolean): void => {
      if (!('children' in node) || !isOpen(node)) return;
      const isText = inText || (node.type === 'element' && (node.tagName === 'p' || node.tagName === 'li'));
      node.children = node.children.flatMap((child): (typeof node.children)[number][] => {
        if (child.type === 'text') return isText ? markTerms(child, pattern, wanted, marked) : [child];
        visit(child as Nodes, isText);
        return [child];
      }) as never;
    };
    visit(tree, false);
  };
}

/** The page's words, with single spaces as names have them. */
function allWords(tree: HastRoot): string {
  const texts: string[] = [];
  eachNode(tree, (node) => {
    if (node.type === 'text') texts.push(node.value);
  });
  return texts.join('\0').replace(/\s+/g, ' ');
}

function isOpen(node: Nodes): boolean {
  if (node.type === 'element') return !closedTags.has(node.tagName) && !/^h\d$/.test(node.tagName);
  return !isJsxElement(node) || openComponents.has(node.name ?? '');
}

function markTerms(
  node: Text,
  pattern: RegExp,
  wanted: ReadonlyMap<string, string>,
  marked: Set<string>,
): (Text | Element)[] {
  const parts: (Text | Element)[] = [];
  let from = 0;
  for (const match of node.value.matchAll(pattern)) {
    if (marked.size >= mostMarks) break;
    const [name] = match;
    const english = wanted.get(name.replace(/\s+/g, ' '));
    if (english === undefined || marked.has(english)) continue;
    marked.add(english);
    parts.push({ type: 'text', value: node.value.slice(from, match.index) });
    const href = `${glossaryPage.route}#${anchorOfTerm(english)}`;
    parts.push({ type: 'element', tagName: 'a', properties: { href }, children: [{ type: 'text', value: name }] });
    from = match.index + name.length;
  }
  parts.push({ type: 'text', value: node.value.slice(from) });
  return parts.filter((part) => part.type === 'element' || part.value !== '');
}

/** A name as it is written, and at the beginning of a sentence. */
function writings(name: string): string[] {
  const [first = ''] = name;
  return [...new Set([name, first.toUpperCase() + name.slice(first.length)])];
}

const kana = '\\p{Script=Katakana}ー';
/** Letters of scripts that set spaces between words; Latin words stand in Chinese text without. */
const spaced = `(?![\\p{Script=Han}\\p{Script=Hiragana}${kana}])[\\p{L}\\p{M}\\p{N}]`;

/**
 * A name as a whole word. Chinese and Hiragana have no ends of words; a word of Katakana ends with it; Korean adds
 * particles to a word.
 */
function wordPattern(name: string): string {
  const text = escapePattern(name).replace(/ /g, '\\s+');
  const letters = [...name];
  const [first = '', last = ''] = [letters[0], letters.at(-1)];
  const isKana = (letter: string) => new RegExp(`[${kana}]`, 'u').test(letter);
  const isBound = (letter: string) => new RegExp(`^${spaced}`, 'u').test(letter);
  const start = isKana(first) ? `(?<![${kana}])` : isBound(first) ? `(?<!${spaced})` : '';
  const isOpenEnded = /\p{Script=Hangul}/u.test(last);
  const end = isKana(last) ? `(?![${kana}])` : isBound(last) && !isOpenEnded ? `(?!${spaced})` : '';
  return `${start}${text}${end}`;
}
