import { isLocale, type Locale } from '@/i18n/locales';
import { codeAttribute } from '@/lib/browser/navigation/page-file';
import { localizedPath } from '@/lib/routing/resolve-request';
import { versionAt } from '@/lib/routing/version-at';
import {
  appendMarkup,
  elementsOf,
  escapeAttribute,
  onlyElement,
  type PageDocument,
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
  omitRepeatedTags(page);
  if (frame.styles) inlineStyles(page, frame.styles);
  omitPrecedence(page);
  putFrameStylesLast(page);
  localizeSwitcher(page, route ?? '/');
  if (route !== undefined) markCurrentLinks(page, localizedPath(locale, route));
  if (route !== undefined) nameVersion(page, localizedPath(locale, route));
  leadToText(page);
  holdFirstPaint(page);
  addScripts(page, frame, route === undefined ? [frame.early, frame.fixAddress] : [frame.early]);
  const canonical = canonicalOf(page);
  const document = serializePage(page);
  return {
    html: route === undefined || canonical === undefined ? document : addQuestionData(document, canonical),
    part: pagePart(page, frame.code),
  };
}

/** Takes out what the framework says again for X, whose reader falls back to Open Graph's title, description and picture. */
function omitRepeatedTags(page: PageDocument): void {
  const repeats = ({ name, attribs }: PageElement) => name === 'meta' && /^twitter:(?!card$)/.test(attribs.name ?? '');
  for (const tag of elementsOf(page, repeats)) removeElement(tag);
}

/** The style sheets that the framework has put into a page, in their order. */
export function frameworkStylesIn(html: string): string[] {
  return elementsOf(parsePage(html), isFrameworkStyle).map(({ attribs }) => attribs.href ?? '');
}

/**
 * Writes the style sheet into the page, so that the page is shown after one way to the server and back.
 *
 * @throws where the page asks for another one, or for none
 */
function inlineStyles(page: PageDocument, { address, text }: NonNullable<Frame['styles']>): void {
  const links = elementsOf(page, isFrameworkStyle);
  const asked = links.map(({ attribs }) => attribs.href ?? '');
  if (asked.join() !== address) {
    throw new Error(`The page asks for the style sheets ${asked.join(' and ') || 'none'}; every page has ${address}.`);
  }
  for (const link of links) replaceWithMarkup(link, `<style>${text}</style>`);
}

/** By these the framework would find the style sheets that it has put into the head. */
function omitPrecedence(page: PageDocument): void {
  for (const { attribs } of elementsOf(page)) delete attribs['data-precedence'];
}

/**
 * Gives the language switcher's links the route of the page they are on. The layout that writes them is the same for all
 * pages; with no script the links must still keep the path (LOC-05).
 */
function localizeSwitcher(page: PageDocument, route: string): void {
  for (const { attribs } of elementsOf(page, ({ name }) => name === 'a')) {
    const locale = attribs['data-locale'];
    if (isLocale(locale)) attribs.href = escapeAttribute(localizedPath(locale, route));
  }
}

/** Marks the links of navbar, menu and footer that lead to the page itself; `lib/browser/navigation/show-page.ts` goes on with it. */
function markCurrentLinks(page: PageDocument, address: string): void {
  const href = escapeAttribute(address);
  for (const { name, attribs } of elementsOf(page)) {
    if (name === 'a' && attribs.class === 'nav-link' && attribs.href === href) attribs['aria-current'] = 'page';
  }
}

/** Names the version of an older page in the version dropdown; `lib/browser/links/versions.ts` goes on with it. */
function nameVersion(page: PageDocument, address: string): void {
  const dropdown = elementsOf(page, ({ attribs }) => attribs.class === 'dropdown dropdown-end version-dropdown')[0];
  const links = dropdown ? elementsOf(dropdown, ({ attribs }) => 'data-docs-version' in attribs) : [];
  const shown = versionAt(
    address,
    links.map(({ attribs }) => attribs.href ?? ''),
  );
  const label = links.find(({ attribs }) => attribs.href === shown)?.children[0];
  const button = dropdown && elementsOf(dropdown, ({ name }) => name === 'button')[0];
  const before = button?.children[0];
  if (!button || before?.type !== 'text' || label?.type !== 'text') return;
  button.attribs['aria-label'] = button.attribs['aria-label']?.replace(before.data, label.data) ?? '';
  before.data = label.data;
}

/**
 * On a page of the docs the skip link leads past the list of docs and the breadcrumbs: what it leads to has the same name
 * on every page, since a navigation keeps the link.
 */
function leadToText(page: PageDocument): void {
  const main = onlyElement(page, 'main');
  const text = elementsOf(main, ({ attribs }) => attribs.class === 'doc-head')[0]?.next;
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
function holdFirstPaint(page: PageDocument): void {
  const main = elementsOf(onlyElement(page, 'main'));
  const hero = main.find(({ name, attribs }) => name === 'header' && attribs.class === 'hero hero-with-media');
  const heroLength = hero ? main.indexOf(hero) + elementsOf(hero).length + 1 : 0;
  const behind = hero ? main.slice(heroLength) : [onlyElement(page, 'main'), ...main];
  const id = behind.find(({ attribs }) => attribs.id)?.attribs.id;
  if (id !== undefined) appendMarkup(onlyElement(page, 'head'), `<link rel="expect" href="#${id}" blocking="render">`);
}

/**
 * The style sheet of the announcement is the frame's, and no page's. The framework writes it before or after the page's own,
 * whichever of the two it has rendered first: the same page must have the same bytes.
 */
function putFrameStylesLast(page: PageDocument): void {
  const head = onlyElement(page, 'head');
  const sheets = elementsOf(head, ({ attribs }) => attribs.href?.startsWith('/_site/styles.announcement.') === true);
  for (const sheet of sheets) {
    removeElement(sheet);
    appendMarkup(head, `<link rel="stylesheet" href="${sheet.attribs.href}">`);
  }
}

/** Puts the script before the first paint at the head's beginning, after the encoding, and the others at its end. */
function addScripts(page: PageDocument, frame: Frame, addresses: readonly string[]): void {
  const { prePaint, code } = frame;
  const head = onlyElement(page, 'head');
  const encoding = elementsOf(head, ({ attribs }) => 'charSet' in attribs);
  for (const element of encoding) removeElement(element);
  const offer = offerScript(page, frame);
  prependMarkup(head, `<meta charset="utf-8"><script>${prePaint}</script>${offer ? `<script>${offer}</script>` : ''}`);
  for (const address of addresses) appendMarkup(head, `<script src="${address}" defer></script>`);
  onlyElement(page, 'html').attribs[codeAttribute] = code;
}

/** What a page must know of its visitor before it is painted. */
function offerScript(page: PageDocument, { store, recognise }: Frame): string | undefined {
  const has = (...names: string[]) => elementsOf(page, ({ attribs }) => names.includes(attribs.class ?? '')).length > 0;
  if (has('download-first')) return recognise;
  return has('platform-buttons', 'qr-codes') ? store : undefined;
}

function canonicalOf(page: PageDocument): string | undefined {
  return elementsOf(page, ({ name, attribs }) => name === 'link' && attribs.rel === 'canonical')[0]?.attribs.href;
}
