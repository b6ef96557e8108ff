import { announce } from '@/lib/browser/article/announce';
import { fetchInTime } from '@/lib/browser/loading/fetch-in-time';
import { endOfDoc, isTranslated, nearness, reportEvent } from '@/lib/browser/loading/load-feedback';
import { pageChangedEvent } from '@/lib/browser/loading/page-changed';
import { splitLocale } from '@/lib/routing/resolve-request';
import { placeOf, readTranslation, shownTranslation } from './find-translation';
import { sendKept } from './kept-reports';
import { makePageFeedback, type Receiver } from './page-feedback';
import { openReport } from './report-dialog';
import { makeSelectionButton, type SelectionButton } from './selection-button';
import type { FeedbackWords } from './words';

/** How long a selection must stay before the button comes, in milliseconds, so that it does not run after the pointer. */
const selectionPause = 250;

/**
 * All that readers can report: whether a page has helped, and what is wrong with a translation.
 *
 * @param pageFile name of the file beside each page that holds its main part; empty where there is none
 */
export function startFeedback(receiver: Receiver, pageFile: string): void {
  let words: Promise<FeedbackWords> | undefined;
  /** `undefined` where they cannot be loaded; a failure is not cached. */
  const wordsOfPage = (): Promise<FeedbackWords | undefined> => {
    words ??= fetchWords();
    return words.catch(() => {
      words = undefined;
      return undefined;
    });
  };

  const report = async (opener: HTMLElement | null, place?: string, isSecond = false) => {
    const page = shownTranslation(pageFile);
    const known = page && (await wordsOfPage());
    if (!page || !known) return;
    try {
      const translation = await readTranslation(page, isSecond);
      openReport(translation, place ?? translation.current, receiver, known, opener);
    } catch (error) {
      console.error(error);
      announce(known.failed);
    }
  };

  const observer = new IntersectionObserver(
    async (entries) => {
      const near = entries.find(({ isIntersecting }) => isIntersecting)?.target;
      if (!near) return;
      observer.disconnect();
      const known = await wordsOfPage();
      const language = document.querySelector<HTMLElement>('main [data-article]')?.lang;
      if (!known || !near.isConnected || language === undefined) return;
      const reportTranslation = shownTranslation(pageFile) && ((opener: HTMLElement) => void report(opener));
      near.parentElement?.append(makePageFeedback(receiver, known, { language, reportTranslation }));
    },
    { rootMargin: nearness },
  );
  const look = () => {
    observer.disconnect();
    const end = document.querySelector(endOfDoc);
    if (end) observer.observe(end);
  };

  let button: SelectionButton | undefined;
  let timer: number | undefined;
  /** The text that is selected, outside of the dialog. */
  const selected = () => {
    const selection = getSelection();
    return selection?.isCollapsed === false ? selection.getRangeAt(0) : undefined;
  };
  const showButton = async () => {
    const range = selected();
    const page = range && shownTranslation(pageFile);
    const at = page && placeOf(page, range.startContainer);
    const isWanted = at && isTranslated(range.startContainer) && range.toString().trim() !== '';
    const known = isWanted ? await wordsOfPage() : undefined;
    // Loading takes a while.
    if (!known || !at || !page.article.isConnected || !selected()) return;
    button?.hide();
    button = makeSelectionButton(known.reportTranslation, (pressed) => void report(pressed, at.place, at.isSecond));
    button.show(range, page.article);
  };
  const followSelection = () => {
    // Typing in the dialog moves the selection, and the focus will come back to the button.
    if (document.querySelector('dialog[open]')) return;
    window.clearTimeout(timer);
    if (!selected()) button?.hide();
    timer = window.setTimeout(() => void showButton(), selectionPause);
  };

  const deliverKept = async () => {
    if (!('url' in receiver) || (await sendKept(receiver.url)) === 0) return;
    const known = await wordsOfPage();
    if (!known) return;
    announce(known.sentLater);
    for (const line of document.querySelectorAll('.feedback-status')) {
      if (line.textContent === known.kept) line.textContent = known.sentLater;
    }
  };

  document.addEventListener('selectionchange', followSelection);
  document.addEventListener(reportEvent, () => void report(null));
  document.addEventListener(pageChangedEvent, look);
  window.addEventListener('online', () => void deliverKept());
  look();
  followSelection();
  void deliverKept();
}

/** What feedback says in the page's locale. @throws where it cannot be loaded */
function fetchWords(): Promise<FeedbackWords> {
  const { locale } = splitLocale(window.location.pathname);
  return fetchInTime(`/${locale}/feedback.json`, async (response) => (await response.json()) as FeedbackWords);
}
