import { patienceMilliseconds } from '@/lib/browser/loading/fetch-in-time';
import { pageChangedEvent } from '@/lib/browser/loading/page-changed';
import { leadFocusOut } from '@/lib/browser/menus/focus';
import { mayPrefetch } from '@/lib/browser/navigation/load-page';
import { openSearchDialogOf, searchOpenedEvent } from './search-dialog';

/** The exports of the search's script (`components/search/browser.tsx`). */
export interface SearchModule {
  /** Renders the modal into an open dialog, until it closes. */
  readonly fillDialog: (dialog: HTMLDialogElement) => void;
  /** Prefetches what a first search needs. */
  readonly prepare: () => void;
  /** Takes over the results page. @returns a function that stops it */
  readonly startResultsPage: (place: HTMLElement) => () => void;
}

const signsOfIntent = ['focusin', 'pointerdown', 'input'] as const;

/**
 * Loads the search's script when a visitor opens the dialog, points at the search link, uses the results page or
 * arrives there with a query. If the script cannot be loaded, the dialog and the page show the error with the texts of
 * the link, offer a retry (SHELL-10), and retry themselves once the network is back; typed text stays.
 *
 * @param load imports the module; `attempt` is the number of failures so far, because a browser remembers a failed
 *   module by its address
 * @returns a function that stops it, and what it has started on the results page
 */
export function startSearchLoading(load: (attempt: number) => Promise<SearchModule>): () => void {
  let attempt = 0;
  let module: Promise<SearchModule> | undefined;
  let leavePage = () => {};

  const get = () => {
    module ??= new Promise<SearchModule>((resolve, reject) => {
      setTimeout(reject, patienceMilliseconds, new Error(`${patienceMilliseconds / 1000} s`));
      load(attempt).then(resolve, reject);
    }).catch((error) => {
      module = undefined;
      attempt += 1;
      throw error;
    });
    return module;
  };
  /** Uses the module in a container, or shows there that it cannot be loaded. */
  const use = (place: HTMLElement, isLeft: () => boolean, action: (module: SearchModule) => void) => {
    const failed = place.querySelector('.search-failed');
    leadFocusOut(failed, place.querySelector('input'));
    failed?.remove();
    get().then(
      (loaded) => isLeft() || action(loaded),
      (error) => isLeft() || tell(place, error, () => use(place, isLeft, action)),
    );
  };

  const fill = () => {
    const dialog = openSearchDialogOf(document);
    if (dialog) {
      use(
        dialog,
        () => !dialog.open,
        ({ fillDialog }) => fillDialog(dialog),
      );
    }
  };
  const onIntent = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a.search-link') && mayPrefetch(navigator)) {
      get().then(
        ({ prepare }) => prepare(),
        () => {},
      );
    }
  };
  const enterPage = () => {
    leavePage();
    const place = document.querySelector<HTMLElement>('[data-search-page]');
    if (!place) return;
    const input = place.querySelector('input');
    const query = new URLSearchParams(location.search).get('q');
    if (input && query) input.value ||= query;
    let isLeft = false;
    let stop = () => {};
    const begin = () => {
      for (const sign of signsOfIntent) place.removeEventListener(sign, begin);
      use(
        place,
        () => isLeft,
        ({ startResultsPage }) => {
          stop = startResultsPage(place);
        },
      );
    };
    leavePage = () => {
      isLeft = true;
      for (const sign of signsOfIntent) place.removeEventListener(sign, begin);
      stop();
      leavePage = () => {};
    };
    if (query || input?.value || place.contains(document.activeElement)) begin();
    else for (const sign of signsOfIntent) place.addEventListener(sign, begin);
  };
  const onOnline = () => {
    for (const button of document.querySelectorAll<HTMLElement>('.search-failed button')) button.click();
  };

  document.addEventListener(searchOpenedEvent, fill);
  document.addEventListener('pointerover', onIntent);
  document.addEventListener('focusin', onIntent);
  document.addEventListener(pageChangedEvent, enterPage);
  addEventListener('online', onOnline);
  document.querySelector('a.search-link:is(:hover,:focus)')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  fill();
  enterPage();
  return () => {
    document.removeEventListener(searchOpenedEvent, fill);
    document.removeEventListener('pointerover', onIntent);
    document.removeEventListener('focusin', onIntent);
    document.removeEventListener(pageChangedEvent, enterPage);
    removeEventListener('online', onOnline);
    leavePage();
  };
}

/** Shows the error of loading the search, with a retry button. */
function tell(place: HTMLElement, error: Error, again: () => void): void {
  const { error: title = '', retry = '' } = document.querySelector<HTMLElement>('a.search-link')?.dataset ?? {};
  const alert = document.createElement('div');
  alert.className = 'lazy-part search-failed';
  alert.setAttribute('role', 'alert');
  const lines = [title, error.message].map((text) => Object.assign(document.createElement('p'), { textContent: text }));
  const button = Object.assign(document.createElement('button'), { className: 'button', textContent: retry });
  button.onclick = again;
  alert.append(...lines, button);
  place.querySelector('form')?.after(alert);
}
