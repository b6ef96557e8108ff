import { wrapFocus } from '@/lib/browser/menus/focus';
import { createSearchClient } from '@/lib/search/create-search-client';
import { fetchSearchTexts } from '@/lib/search/page/search-texts';
import { CrashBoundary } from './crash-boundary';
import { LazyPart } from './lazy-part';
import { lazyPartWords } from './lazy-part-words';
import { mountRoot } from './mount-root';
import { pageLocale } from './page-locale';
import { SearchModal } from './search-modal';

/** Renders the modal into the search's open dialog, once, and removes it when the dialog closes. */
export function fillDialog(dialog: HTMLDialogElement): void {
  if (!dialog.open || dialog.querySelector('.search-host')) return;
  const locale = pageLocale();
  const load = async () => {
    const [texts, engine] = await Promise.all([fetchSearchTexts(locale), createSearchClient(locale)]);
    return { texts, engine };
  };
  const host = document.createElement('div');
  host.className = 'search-host';
  dialog.append(host);
  const stop = () => {
    dialog.removeEventListener('close', stop);
    endWrapping();
    unmount();
    host.remove();
    // DocSearch adds a margin for the scrollbar.
    document.body.style.removeProperty('margin-right');
  };
  const close = () => {
    // Unmount the modal before the navigation starts: on unmounting it scrolls back to where it was opened.
    stop();
    dialog.close();
  };
  const unmount = mountRoot(
    host,
    <LazyPart load={load} words={lazyPartWords()}>
      {({ texts: { words, settings }, engine }) => (
        <CrashBoundary words={words.crash}>
          <SearchModal
            locale={locale}
            client={engine}
            words={words}
            settings={settings}
            dialog={dialog}
            host={host}
            onClose={close}
          />
        </CrashBoundary>
      )}
    </LazyPart>,
  );
  const endWrapping = wrapFocus(dialog);
  dialog.addEventListener('close', stop);
}
