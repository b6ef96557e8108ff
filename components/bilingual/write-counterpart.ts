import { leadFocusOut } from '@/lib/browser/menus/focus';
import type { TranslationStyle } from './display-styles';
import type { BlockPair } from './pair-blocks';

/** The context that a second line is made for. */
export interface CounterpartSetting {
  /** Language and direction, as the other page declares them. */
  readonly lang: string;
  readonly dir: string;
  readonly style: TranslationStyle;
  /** Locales of the addresses: links are rewritten to the reader's locale. */
  readonly from: string;
  readonly to: string;
}

/** Not repeated in a second line: pictures, fields, and backlinks of footnotes. */
const notRepeated = 'svg,img,picture,video,input,button,script,style,.data-footnote-backref,[data-second]';

/** Blocks whose counterpart follows them; in all others it goes inside. */
const followedTags = /^(?:P|H[1-6])$/;

/**
 * Writes a block's counterpart under it. A heading's counterpart is no heading and has no identifier, so that the
 * outline is not read out twice and no identifier is duplicated.
 *
 * @returns the element that was added
 */
export function writeCounterpart({ own, other }: BlockPair, setting: CounterpartSetting): HTMLElement {
  const follows = followedTags.test(own.element.tagName);
  const content = document.createDocumentFragment();
  for (const node of other.run) content.append(document.importNode(node, true));
  const second = makeSecond(follows ? 'p' : 'span', own.element.tagName, content, setting);
  if (follows) own.element.after(second);
  else own.run.at(-1)?.after(second);
  return second;
}

/** The second title. It is inserted at the head of the text, because the title itself is not part of the article. */
export function writeSecondTitle(article: Element, title: Element, setting: CounterpartSetting): HTMLElement {
  const content = document.createDocumentFragment();
  for (const node of title.childNodes) content.append(document.importNode(node, true));
  const second = makeSecond('p', 'H1', content, setting);
  article.prepend(second);
  return second;
}

function makeSecond(
  tag: 'p' | 'span',
  tagOfFirst: string,
  content: DocumentFragment,
  { lang, dir, style, from, to }: CounterpartSetting,
): HTMLElement {
  if (content.firstElementChild) tidy(content, from, to);
  const second = document.createElement(tag);
  second.className = 'second';
  second.dataset.second = tagOfFirst.toLowerCase();
  second.lang = lang;
  second.dir = dir;
  const text = document.createElement('span');
  text.className = 'target-text in-style';
  text.dataset.display = style;
  text.append(content);
  second.append(text);
  return second;
}

/** Removes what a second line does not repeat, and rewrites its links to the reader’s locale. */
function tidy(content: DocumentFragment, from: string, to: string): void {
  for (const element of content.querySelectorAll(notRepeated)) element.remove();
  for (const self of content.querySelectorAll('a.self')) self.replaceWith(...self.childNodes);
  for (const element of content.querySelectorAll('[id]')) element.removeAttribute('id');
  for (const link of content.querySelectorAll('a[href]')) {
    link.setAttribute('href', inLocale(link.getAttribute('href') ?? '', from, to));
    link.classList.add('second-link');
  }
}

function inLocale(href: string, from: string, to: string): string {
  return href.startsWith(`/${from}/`) ? `/${to}/${href.slice(from.length + 2)}` : href;
}

/** Removes every second line from a page. */
export function removeCounterparts(root: ParentNode): void {
  for (const second of root.querySelectorAll('[data-second]')) {
    const { previousElementSibling: own, parentElement } = second;
    leadFocusOut(second, own instanceof HTMLElement ? own : parentElement);
    second.remove();
  }
}
