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
    // A glossary has hundreds of forms, and a page a few.
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
    const find = wordFinder([...wanted.keys()]);
    const marked = new Set<string>();
    const visit = (node: Nodes, inText: boolean): void => {
      if (!('children' in node) || !isOpen(node)) return;
      const isText = inText || (node.type === 'element' && (node.tagName === 'p' || node.tagName === 'li'));
      node.children = node.children.flatMap((child): (typeof node.children)[number][] => {
        if (child.type === 'text') return isText ? markTerms(child, find, wanted, marked) : [child];
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
  find: WordFinder,
  wanted: ReadonlyMap<string, string>,
  marked: Set<string>,
): (Text | Element)[] {
  const parts: (Text | Element)[] = [];
  let from = 0;
  for (const { name, at } of find(node.value)) {
    if (marked.size >= mostMarks) break;
    const english = wanted.get(name.replace(/\s+/g, ' '));
    if (english === undefined || marked.has(english)) continue;
    marked.add(english);
    parts.push({ type: 'text', value: node.value.slice(from, at) });
    const href = `${glossaryPage.route}#${anchorOfTerm(english)}`;
    parts.push({ type: 'element', tagName: 'a', properties: { href }, children: [{ type: 'text', value: name }] });
    from = at + name.length;
  }
  parts.push({ type: 'text', value: node.value.slice(from) });
  return parts.filter((part) => part.type === 'element' || part.value !== '');
}

/** A name as it is written, and at the beginning of a sentence. */
function writings(name: string): string[] {
  const [first = ''] = name;
  return [...new Set([name, first.toUpperCase() + name.slice(first.length)])];
}

/** Finds names in a text, as they are written there. */
type WordFinder = (text: string) => Generator<{ readonly name: string; readonly at: number }>;

/**
 * Finds names as whole words, the longest where several begin. Not by a pattern that also says what a whole word is: for
 * each page of its own, that took a third of the time of compiling it.
 */
function wordFinder(names: readonly string[]): WordFinder {
  const patterns = [...names]
    .sort((a, b) => b.length - a.length)
    .map((name) => escapePattern(name).replace(/ /g, '\\s+'));
  const any = new RegExp(patterns.join('|'), 'gu');
  const each = patterns.map((pattern) => new RegExp(pattern, 'uy'));
  return function* find(text) {
    any.lastIndex = 0;
    for (let hit = any.exec(text); hit; hit = any.exec(text)) {
      const at = hit.index;
      const found = each.flatMap((pattern) => {
        pattern.lastIndex = at;
        return pattern.exec(text)?.[0] ?? [];
      });
      const name = found.find((one) => isWhole(one, text, at));
      if (name !== undefined) yield { name, at };
      any.lastIndex = at + (name?.length ?? 1);
    }
  };
}

function isWhole(name: string, text: string, at: number): boolean {
  const letters = [...name];
  const [first = '', last = ''] = [letters[0], letters.at(-1)];
  const before = [...text.slice(Math.max(0, at - 2), at)].at(-1) ?? '';
  const [after = ''] = text.slice(at + name.length, at + name.length + 2);
  return !isOneWord(first, before) && (isHangul.test(last) || !isOneWord(last, after));
}

/** Korean adds particles to a word. */
const isHangul = /\p{Script=Hangul}/u;
const isKatakana = /^[\p{Script=Katakana}ー]/u;
/** Letters of scripts that set spaces between words; Latin words stand in Chinese text without. */
const isSpaced = /^(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])[\p{L}\p{M}\p{N}]/u;

/** Whether two letters beside each other are of one word. Chinese and Hiragana have no ends of words. */
function isOneWord(letter: string, beside: string): boolean {
  if (isKatakana.test(letter)) return isKatakana.test(beside);
  return isSpaced.test(letter) && isSpaced.test(beside);
}
