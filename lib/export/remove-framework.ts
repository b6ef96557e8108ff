import { DomUtils, ElementType } from 'htmlparser2';
import { elementsOf, type PageDocument, type PageElement, removeElement } from './page-document';

/**
 * Prefixes of the framework's inline scripts: its bundler's list of files, the data from which React would hydrate, and
 * the development server's request name.
 */
const inlineScript = /^(?:\(globalThis\["TURBOPACK"\]|\(?self\.__next_[fr]\b)/;

/** Comments by which React finds its positions: the start and end of a boundary, and the seam between two texts. */
const comments: ReadonlySet<string> = new Set(['$', '/$', ' ']);

/** Identifiers by which React inserts parts that were rendered late. */
const streamedParts = /^[BPS]:[0-9a-f]+$/;

const assets = '/_next/';

/**
 * Removes the framework's client runtime from an exported page: scripts, preload hints and data. The remainder is a
 * document.
 *
 * An upgrade of the framework may change the form of pages, so anything unknown stops the build.
 *
 * @throws where the page has nothing of the framework, was not rendered completely, or has an unknown part of it
 */
export function removeFramework(page: PageDocument): void {
  for (const comment of DomUtils.find(({ type }) => type === ElementType.Comment, page.children, true, Infinity)) {
    const { data } = comment as { data?: string };
    if (!comments.has(data ?? '')) throw unknown(`comment <!--${data}-->`);
    DomUtils.removeElement(comment);
  }
  let hasScript = false;
  for (const element of elementsOf(page)) {
    if (isFrameworkScript(element)) hasScript = true;
    else if (!isScriptHint(element) && !isMetadataOutlet(element)) {
      refuseUnknown(element);
      continue;
    }
    removeElement(element);
  }
  if (!hasScript) {
    throw new Error('The page has no script of the framework: is it finished already, or has its form changed?');
  }
}

function refuseUnknown(element: PageElement): void {
  const { id, src, href } = element.attribs;
  if (streamedParts.test(id ?? '')) throw unknown('a part that was rendered late');
  const asset = [src, href].find((address) => address?.startsWith(assets));
  if (asset !== undefined) throw unknown(`<${element.name}> of ${asset}`);
}

/** @throws for any other script: pages have only the framework's, and data for search engines */
function isFrameworkScript(element: PageElement): boolean {
  const { name, attribs } = element;
  if (name !== 'script' || attribs.type === 'application/ld+json') return false;
  if (attribs.src?.startsWith(assets)) return true;
  const text = DomUtils.textContent(element);
  if (attribs.src === undefined && inlineScript.test(text)) return true;
  throw unknown(`<script> ${attribs.src ?? text.slice(0, 80)}`);
}

function isScriptHint({ name, attribs }: PageElement): boolean {
  return name === 'link' && attribs.rel === 'preload' && attribs.as === 'script';
}

/** Where the framework streams late metadata: empty in an export, where all of it is in the head. */
function isMetadataOutlet(element: PageElement): boolean {
  return (
    element.name === 'div' &&
    Object.keys(element.attribs).join() === 'hidden' &&
    element.children.length === 0 &&
    element.parent?.type === ElementType.Tag &&
    element.parent.name === 'body'
  );
}

function unknown(what: string): Error {
  return new Error(
    `The framework has written something that lib/export/remove-framework.ts does not know: ${what}. See what an upgrade has changed, and teach it there.`,
  );
}
