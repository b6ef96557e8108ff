/** Dispatched on the document when a navigation without a load has replaced the page. */
export const pageChangedEvent = 'site:page-changed';

/** Dispatched on the document when a script has added markup that may contain islands. */
export const partAddedEvent = 'site:part-added';

/** Starts a behaviour of the document. @returns a function that stops it */
export type Start = () => () => void;

/**
 * Starts behaviours that listen on the document once, and those that must run again on each page.
 *
 * @returns a function that stops all of them
 */
export function startAll(once: readonly Start[], perPage: readonly Start[]): () => void {
  const stops = once.map((start) => start());
  let stopsOfPage = perPage.map((start) => start());
  const onPageChange = () => {
    for (const stop of stopsOfPage) stop();
    stopsOfPage = perPage.map((start) => start());
  };
  document.addEventListener(pageChangedEvent, onPageChange);
  return () => {
    document.removeEventListener(pageChangedEvent, onPageChange);
    for (const stop of [...stops, ...stopsOfPage]) stop();
  };
}
