/**
 * The file beside each page's `index.html` that a navigation fetches: the page without its frame, as a document with a
 * title, the changing part of the head, and `<main>`. The export writes it (`lib/export/page-document.ts`). It ends in
 * `.txt` because hosts rewrite addresses that end in `.html`.
 */
export const pageFileName = 'main.txt';

/**
 * On the document's element: identifies the scripts and styles that the page needs. A tab with others loads the page
 * whole.
 */
export const codeAttribute = 'data-code';

/** On an element of `<main>` that many pages share, with its name: the file omits its contents. */
export const sharedAttribute = 'data-shared';

/** On a shared list of docs: the address of the file with the rest of its closed categories. */
export const listAttribute = 'data-list';

/**
 * On a category that starts closed, its number in that file. In a page it has its first link alone, which leads to a page
 * that shows all of it (`lib/docs/closed-categories.ts`).
 */
export const restAttribute = 'data-rest';

/** The end of every complete file; a truncated one lacks it. */
export const fileEnd = '</html>';

/** The part of the head that differs by page. Tags of a deployment are the same on all. */
export const changingHead = /* @__PURE__ */ [
  'link[rel=canonical]',
  'link[rel=alternate]',
  'meta[name=description]',
  'meta[name=robots]',
  'link[rel=stylesheet]:not([data-deployment])',
  'style[data-href]',
].join();
