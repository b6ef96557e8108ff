import { isLocale, type Locale } from '@/i18n/locales';
import { codeAttribute } from '@/lib/browser/navigation/page-file';
import { localizedPath, versionAt } from '@/lib/routing/resolve-request';
import {
  appendMarkup,
  elementsOf,
  escapeAttribute,
  hasClass,
  omitImpliedEndTags,
  omitQuotes,
  onlyElement,
  type PageElement,
  pagePart,
  parsePage,
  prependMarkup,
  removeElement,
  serializePage,
} from './page-document';
import { addQuestionData } from './question-data';
import { removeFramework } from './remove-framework';

/** What all pages of a locale share. */
export interface Frame {
  /** The styles of every page, which are inline, so that it renders after one round trip. */
  readonly styles: string;
  /** Additions of the live preview. */
  readonly live?: PreviewScript;
  /** The inline script of every page. */
  readonly prePaint: string;
  /** The inline scripts of pages that offer the product, and of pages that put the visitor's browser first. */
  readonly store: string;
  readonly recognise: string;
  /** Address of the one script that every page loads at once. */
  readonly early: string;
  /** Identifies scripts and styles together. */
  readonly code: string;
  /** Address of the script that corrects an address, for the 404 page only. */
  readonly fixAddress: string;
}

/** The script that updates a page when its sources have changed (`app/client/preview.ts`). */
export interface PreviewScript {
  readonly address: string;
  /** Version of the sources: the script is notified of all later changes, including those before it listens. */
  readonly version: number;
}

export interface FinishedPage {
  readonly html: string;
  /** The page's file for a navigation. */
  readonly part: string;
}

/**
 * Converts a page that the framework has exported into the document that visitors get.
 *
 * @param route the page's own; `undefined` for the 404 page
 * @throws where the framework's output has an unknown form
 */
export function finishPage(html: string, locale: Locale, route: string | undefined, frame: Frame): FinishedPage {
  const page = parsePage(html);
  removeFramework(page);
  // Removed elements stay in the list; no later step looks for them.
  const elements = elementsOf(page);
  const head = onlyElement(elements, 'head');
  const main = onlyElement(elements, 'main');
  omitRepeatedTags(elements);
  omitPrecedence(elements);
  putSheetsLast(elements, head);
  localizeSwitcher(elements, route ?? '/');
  if (route !== undefined) markCurrentLinks(elements, localizedPath(locale, route));
  if (route !== undefined) nameVersion(elements, localizedPath(locale, route));
  leadToText(elements, main);
  holdFirstPaint(head, main);
  addStylesAndScripts(elements, head, onlyElement(elements, 'body'), frame, route);
  onlyElement(elements, 'html').attribs[codeAttribute] = frame.code;
  const canonical = elements.find(({ name, attribs }) => name === 'link' && attribs.rel === 'canonical')?.attribs.href;
  const document = serializePage(page);
  const withData = route === undefined || canonical === undefined ? document : addQuestionData(document, canonical);
  return {
    html: omitImpliedEndTags(withData),
    part: omitQuotes(omitImpliedEndTags(pagePart(page, frame.code))),
  };
}

/** Removes tags that the framework repeats for X, which falls back to Open Graph's title, description and picture. */
function omitRepeatedTags(elements: readonly PageElement[]): void {
  for (const tag of elements) {
    if (tag.name === 'meta' && /^twitter:(?!card$)/.test(tag.attribs.name ?? '')) removeElement(tag);
  }
}

/** The framework's runtime would use these to find the style sheets in the head. */
function omitPrecedence(elements: readonly PageElement[]): void {
  for (const { attribs } of elements) delete attribs['data-precedence'];
}

/**
 * The framework writes sheets in the order of rendering, in which the frame's announcement may come before or after
 * the page; the same page must have the same bytes.
 */
function putSheetsLast(elements: readonly PageElement[], head: PageElement): void {
  const isOfFrame = ({ attribs }: PageElement) => attribs.href?.startsWith('/_site/styles.announcement.') === true;
  const sheets = elements.filter(
    ({ name, attribs }) =>
      name === 'link' && attribs.rel === 'stylesheet' && attribs.href?.startsWith('/_site/styles.'),
  );
  for (const sheet of [...sheets.filter((own) => !isOfFrame(own)), ...sheets.filter(isOfFrame)]) {
    removeElement(sheet);
    appendMarkup(head, `<link rel="stylesheet" href="${sheet.attribs.href}">`);
  }
}

/**
 * Adds the page's route to the language switcher's links. The layout that writes them is the same for all pages, and
 * without a script the links must still keep the path (LOC-05).
 */
function localizeSwitcher(elements: readonly PageElement[], route: string): void {
  for (const { name, attribs } of elements) {
    const locale = attribs['data-locale'];
    if (name === 'a' && isLocale(locale)) attribs.href = escapeAttribute(localizedPath(locale, route));
  }
}

/**
 * Marks the links of navbar, menu and footer that lead to the page itself; after a navigation
 * `lib/browser/navigation/show-page.ts` does so.
 */
function markCurrentLinks(elements: readonly PageElement[], address: string): void {
  const href = escapeAttribute(address);
  for (const { name, attribs } of elements) {
    if (name === 'a' && attribs.href === href && hasClass(attribs, 'nav-link')) attribs['aria-current'] = 'page';
  }
}

/**
 * Shows the version of an older page in the version dropdown; after a navigation
 * `lib/browser/links/language-and-version.ts` does so.
 */
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
 * On a page of the docs the skip link leads past the list of docs and the breadcrumbs. Its target has the same id on
 * every page, because a navigation keeps the link.
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
 * Delays the first paint until the top of the page has been parsed: the navbar and, where a picture is beside the
 * title, the hero. Otherwise a browser that gets the page in parts would paint half a navbar and then shift it.
 * Chromium waits for the start of the named element, hence the first one after the top. All of it is within the first
 * round trip; other browsers ignore the link (WHATWG HTML, 4.6.7.8, link type "expect").
 */
function holdFirstPaint(head: PageElement, main: PageElement): void {
  const inside = elementsOf(main);
  const hero = inside.find(
    ({ name, attribs }) =>
      name === 'header' && (hasClass(attribs, 'hero-with-media') || hasClass(attribs, 'hero-with-scene')),
  );
  const behind = hero ? inside.slice(inside.indexOf(hero) + elementsOf(hero).length + 1) : [main, ...inside];
  const id = behind.find(({ attribs }) => attribs.id)?.attribs.id;
  if (id !== undefined) appendMarkup(head, `<link rel="expect" href="#${id}" blocking="render">`);
}

/**
 * Inserts the pre-paint script and the styles at the head's beginning, after the encoding, and the other scripts at the
 * end of the body. These are asynchronous: a deferred script runs in the task that ends the parsing, which lays the page out too.
 */
function addStylesAndScripts(
  elements: readonly PageElement[],
  head: PageElement,
  body: PageElement,
  frame: Frame,
  route: string | undefined,
): void {
  for (const element of elements) if ('charSet' in element.attribs) removeElement(element);
  const offer = offerScript(elements, frame);
  prependMarkup(
    head,
    `<meta charset="utf-8"><script>${frame.prePaint}</script>${offer ? `<script>${offer}</script>` : ''}<style>${frame.styles}</style>`,
  );
  for (const address of route === undefined ? [frame.early, frame.fixAddress] : [frame.early]) {
    appendMarkup(body, `<script src="${address}" async></script>`);
  }
  if (frame.live) appendMarkup(head, previewScript(frame.live));
}

/** The inline script for pages that need to know the visitor's browser before the first paint. */
function offerScript(elements: readonly PageElement[], { store, recognise }: Frame): string | undefined {
  const has = (name: string) => elements.some(({ attribs }) => hasClass(attribs, name));
  if (has('download-first')) return recognise;
  return has('platform-buttons') || has('qr-codes') ? store : undefined;
}

export function previewScript({ address, version }: PreviewScript): string {
  return `<script src="${address}" data-version="${version}" defer></script>`;
}
