import { isBilingualKeyOfPage } from '../article/bilingual-key';
import { bilingualSlot } from '../settings/storage-slot';
import { pageChangedEvent } from './page-changed';

/** Sent on the document when the script has started. */
export const bilingualReadyEvent = 'site:bilingual-ready';

/** The second language that a link asks for: `?with=ja`. Any text, or nothing. */
export function languageOfLink(): string | null {
  return new URLSearchParams(window.location.search).get('with');
}

/**
 * Loads the script of bilingual reading when somebody first asks for it, or has chosen it on a page before. How it was
 * asked for stands on the button until the script is there: `key`, `press`, or nothing.
 *
 * @param load loads it, and says so if that fails
 */
export function loadBilingualWhenAsked(load: (failed: () => void) => void): void {
  let isLoading = false;
  const ask = (button: HTMLElement | null, asked: string) => {
    if (!button) return;
    button.dataset.asked = asked;
    if (isLoading) return;
    isLoading = true;
    delete button.dataset.failed;
    load(() => {
      isLoading = false;
      button.dataset.failed = '';
    });
  };
  const button = () => document.querySelector<HTMLElement>('[data-bilingual]');
  const look = () => {
    if (bilingualSlot.get()?.startsWith('on') || languageOfLink()) ask(button(), '');
  };
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element) ask(target.closest<HTMLElement>('[data-bilingual]'), 'press');
  });
  document.addEventListener('keydown', (event) => {
    if (isBilingualKeyOfPage(event)) ask(button(), 'key');
  });
  document.addEventListener(pageChangedEvent, look);
  look();
}
