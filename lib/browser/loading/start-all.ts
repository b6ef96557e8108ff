import { pageChangedEvent } from './page-changed';

/** Starts something that acts on the document. @returns a function that stops it */
export type Start = () => () => void;

/**
 * Starts what listens on the document once, and what looks at the page again whenever it changes.
 *
 * @returns a function that stops all of it
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
