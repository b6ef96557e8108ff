/**
 * The file beside each page's `index.html` that a navigation fetches: the page without its frame, as a document with a
 * title, the changing part of the head, and `<main>`. The export writes it (`lib/export/page-document.ts`). It ends in
 * `.txt` because hosts rewrite addresses that end in `.html`.
 */
export const pageFileName = 'main.txt';

/** On the document's element: which scripts and styles the page was made for. A tab of others loads the page whole. */
export const codeAttribute = 'data-code';

/** On an element of `<main>` that many pages have in common, with its name: the file leaves out what is in it. */
export const sharedAttribute = 'data-shared';

/** What every file ends with: one that is cut off does not. */
export const fileEnd = '</html>';

/** What of the head changes from page to page. Tags of a deployment are the same on all. */
export const changingHead = [
  'link[rel=canonical]',
  'link[rel=alternate]',
  'meta[name=description]',
  'meta[name=robots]',
  'link[rel=stylesheet]:not([data-deployment])',
  'style[data-href]',
].join();
