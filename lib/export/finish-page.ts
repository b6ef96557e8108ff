import { isLocale, type Locale } from '@/i18n/locales';
import { codeAttribute } from '@/lib/browser/navigation/page-file';
import { localizedPath } from '@/lib/routing/resolve-request';
import { versionAt } from '@/lib/routing/version-at';
import {
  appendMarkup,
  elementsOf,
  escapeAttribute,
  hasClass,
  onlyElement,
  type PageElement,
  pagePart,
  parsePage,
  prependMarkup,
  removeElement,
  replaceWithMarkup,
  serializePage,
} from './page-document';
import { addQuestionData } from './question-data';
import { isFrameworkStyle, removeFramework } from './remove-framework';

/** What all pages of a locale have in common. */
export interface Frame {
  /** Address of the framework's style sheet, and the text that is written in its place. The live preview has it linked. */
  readonly styles?: { readonly address: string; readonly text: string };
  /** What pages have in the live preview alone. */
  readonly live?: PreviewScript;
  /** The script that stands in the pages themselves. */
  readonly prePaint: string;
  /** The other one, in pages that offer the product, and what pages that put the visitor's browser first have in its place. */
  readonly store: string;
  readonly recognise: string;
  /** Address of the one script that a page loads by itself. */
  readonly early: string;
  /** Names scripts and styles together. */
  readonly code: string;
  /** Address of the script that corrects an address; the 404 page alone has it. */
  readonly fixAddress: string;
}

/** Shows a page anew when something has changed (`app/client/preview.ts`). */
export interface PreviewScript {
  readonly address: string;
  /** Of the sources: the script learns of the changes after it, those too that come before it listens. */
  readonly version: number;
}

export interface FinishedPage {
  readonly html: string;
  /** What a navigation fetches in its place. */
  readonly part: string;
}

/**
 * Makes of a page that the framework has exported the document that visitors get.
 *
 * @param route the page's own; `undefined` for the 404 page
 * @throws where the framework's output has another form than is known
 */
export function finishPage(html: string, locale: Locale, route: string | undefined, frame: Frame): FinishedPage {
  const page = parsePage(html);
  removeFramework(page);
  // What a step takes out stays in the list; none of the later ones looks for it.
  const elements = elementsOf(page);
  const head = onlyElement(elements, 'head');
  const main = onlyElement(elements, 'main');
  omitRepeatedTags(elements);
  if (frame.styles) inlineStyles(elements, frame.styles);
  if (frame.live) nameStyles(elements, frame.live);
  omitPrecedence(elements);
  putFrameStylesLast(elements, head);
  localizeSwitcher(elements, route ?? '/');
  if (route !== undefined) markCurrentLinks(elements, localizedPath(locale, route));
  if (route !== undefined) nameVersion(elements, localizedPath(locale, route));
  leadToText(elements, main);
  holdFirstPaint(head, main);
  addScripts(elements, head, frame, route);
  onlyElement(elements, 'html').attribs[codeAttribute] = frame.code;
  const canonical = elements.find(({ name, attribs }) => name === 'link' && attribs.rel === 'canonical')?.attribs.href;
  const document = serializePage(page);
  return {
    html: route === undefined || canonical === undefined ? document : addQuestionData(document, canonical),
    part: pagePart(page, frame.code),
  };
}

/** Takes out what the framework says again for X, whose reader falls back to Open Graph's title, description and picture. */
function omitRepeatedTags(elements: readonly PageElement[]): void {
  for (const tag of elements) {
    if (tag.name === 'meta' && /^twitter:(?!card$)/.test(tag.attribs.name ?? '')) removeElement(tag);
  }
}

/** The style sheets that the framework has put into a page, in their order. */
export function frameworkStylesIn(html: string): string[] {
  return elementsOf(parsePage(html))
    .filter(isFrameworkStyle)
    .map(({ attribs }) => attribs.href ?? '');
}

/**
 * Writes the style sheet into the page, so that the page is shown after one way to the server and back.
 *
 * @throws where the page asks for another one, or for none
 */
function inlineStyles(elements: readonly PageElement[], { address, text }: NonNullable<Frame['styles']>): void {
  const links = elements.filter(isFrameworkStyle);
  const asked = links.map(({ attribs }) => attribs.href ?? '');
  if (asked.join() !== address) {
    throw new Error(`The page asks for the style sheets ${asked.join(' and ') || 'none'}; every page has ${address}.`);
  }
  for (const link of links) replaceWithMarkup(link, `<style>${text}</style>`);
}

/** The sheet that stays a link changes with the sources. */
function nameStyles(elements: readonly PageElement[], { version }: PreviewScript): void {
  for (const { attribs } of elements.filter(isFrameworkStyle)) attribs.href += `?v=${version}`;
}

/** By these the framework would find the style sheets that it has put into the head. */
function omitPrecedence(elements: readonly PageElement[]): void {
  for (const { attribs } of elements) delete attribs['data-precedence'];
}

/**
 * The style sheet of the announcement is the frame's, and no page's. The framework writes it before or after the page's own,
 * whichever of the two it has rendered first: the same page must have the same bytes.
 */
function putFrameStylesLast(elements: readonly PageElement[], head: PageElement): void {
  for (const sheet of elements) {
    if (!sheet.attribs.href?.startsWith('/_site/styles.announcement.')) continue;
    removeElement(sheet);
    appendMarkup(head, `<link rel="stylesheet" href="${sheet.attribs.href}">`);
  }
}

/**
 * Gives the language switcher's links the route of the page they are on. The layout that writes them is the same for all
 * pages; with no script the links must still keep the path (LOC-05).
 */
function localizeSwitcher(elements: readonly PageElement[], route: string): void {
  for (const { name, attribs } of elements) {
    const locale = attribs['data-locale'];
    if (name === 'a' && isLocale(locale)) attribs.href = escapeAttribute(localizedPath(locale, route));
  }
}

/** Marks the links of navbar, menu and footer that lead to the page itself; `lib/browser/navigation/show-page.ts` goes on with it. */
function markCurrentLinks(elements: readonly PageElement[], address: string): void {
  const href = escapeAttribute(address);
  for (const { name, attribs } of elements) {
    if (name === 'a' && attribs.href === href && hasClass(attribs, 'nav-link')) attribs['aria-current'] = 'page';
  }
}

/** Names the version of an older page in the version dropdown; `lib/browser/links/preferred-version.ts` goes on with it. */
function nameVersion(elements: readonly PageElement[], address: string): void {
  const dropdown = elements.find(({ attribs }) => hasClass(attribs, 'version-dropdown'));
  if (!dropdown) return;
  const inside = elementsOf(dropdown);
  const links = inside.filter(({ attribs }) => 'data-docs-version' in attribs);
  const shown = versionAt(
    address,
    links.map(({ attribs }) => attribs.href ?? ''),
  );
  const label = links.find(({ attribs }) => attribs.href === shown)?.children[0];
  const button = inside.find(({ name }) => name === 'button');
  const before = button?.children[0];
  if (!button || before?.type !== 'text' || label?.type !== 'text') return;
  button.attribs['aria-label'] = button.attribs['aria-label']?.replace(before.data, label.data) ?? '';
  before.data = label.data;
}

/**
 * On a page of the docs the skip link leads past the list of docs and the breadcrumbs: what it leads to has the same name
 * on every page, since a navigation keeps the link.
 */
function leadToText(elements: readonly PageElement[], main: PageElement): void {
  const text = elements.find(({ attribs }) => hasClass(attribs, 'doc-head'))?.next;
  if (!text || !('attribs' in text)) return;
  if (main.attribs.id === undefined) return;
  text.attribs.id = main.attribs.id;
  text.attribs.tabindex = '-1';
  delete main.attribs.id;
}

/**
 * Holds the first paint back until the top of the page has been read: the navbar and, where a picture stands beside the title,
 * the hero. A browser paints as soon as it may, so that a page that comes in parts would show half a navbar and then move it.
 * Chromium waits for the start of an element that is named, hence the first one behind the top. All of it is within what comes
 * after one way to the server and back; other browsers pass over it (WHATWG HTML, 4.6.7.8, link type "expect").
 */
function holdFirstPaint(head: PageElement, main: PageElement): void {
  const inside = elementsOf(main);
  const hero = inside.find(({ name, attribs }) => name === 'header' && hasClass(attribs, 'hero-with-media'));
  const behind = hero ? inside.slice(inside.indexOf(hero) + elementsOf(hero).length + 1) : [main, ...inside];
  const id = behind.find(({ attribs }) => attribs.id)?.attribs.id;
  if (id !== undefined) appendMarkup(head, `<link rel="expect" href="#${id}" blocking="render">`);
}

/** Puts the script before the first paint at the head's beginning, after the encoding, and the others at its end. */
function addScripts(
  elements: readonly PageElement[],
  head: PageElement,
  frame: Frame,
  route: string | undefined,
): void {
  for (const element of elements) if ('charSet' in element.attribs) removeElement(element);
  const offer = offerScript(elements, frame);
  prependMarkup(
    head,
    `<meta charset="utf-8"><script>${frame.prePaint}</script>${offer ? `<script>${offer}</script>` : ''}`,
  );
  for (const address of route === undefined ? [frame.early, frame.fixAddress] : [frame.early]) {
    appendMarkup(head, `<script src="${address}" defer></script>`);
  }
  if (frame.live) appendMarkup(head, previewScript(frame.live));
}

/** What a page must know of its visitor before it is painted. */
function offerScript(elements: readonly PageElement[], { store, recognise }: Frame): string | undefined {
  const has = (name: string) => elements.some(({ attribs }) => hasClass(attribs, name));
  if (has('download-first')) return recognise;
  return has('platform-buttons') || has('qr-codes') ? store : undefined;
}

export function previewScript({ address, version }: PreviewScript): string {
  return `<script src="${address}" data-version="${version}" defer></script>`;
}
