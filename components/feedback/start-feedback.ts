import { announce } from '@/lib/browser/article/announce';
import { fetchInTime } from '@/lib/browser/loading/fetch-in-time';
import type { FeedbackModule } from '@/lib/browser/loading/load-feedback';
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
export function createFeedback(receiver: Receiver, pageFile: string): FeedbackModule {
  let words: Promise<FeedbackWords> | undefined;
  const wordsOfPage = (): Promise<FeedbackWords> => {
    words ??= fetchWords();
    words.catch(() => {
      words = undefined;
    });
    return words;
  };

  const report = async (opener: HTMLElement | null, place?: string, isSecond = false) => {
    const page = shownTranslation(pageFile);
    if (!page) return;
    try {
      const [known, translation] = await Promise.all([wordsOfPage(), readTranslation(page, isSecond)]);
      openReport(translation, place ?? translation.current, receiver, known, opener);
    } catch (error) {
      console.error(error);
      const known = await wordsOfPage().catch(() => undefined);
      announce(known?.failed ?? '');
    }
  };

  let button: SelectionButton | undefined;
  let timer: number | undefined;
  const showButton = async () => {
    if (document.querySelector('dialog[open]')) return;
    const selection = getSelection();
    const range = selection && !selection.isCollapsed ? selection.getRangeAt(0) : undefined;
    const page = range && shownTranslation(pageFile);
    const at = page && range && placeOf(page, range.startContainer);
    const language = range && elementOf(range.startContainer)?.closest<HTMLElement>('[lang]')?.lang;
    if (!page || !at || language === 'en' || range.toString().trim() === '') return button?.hide();
    const known = await wordsOfPage().catch(() => undefined);
    // Loading took a while.
    if (!known || getSelection()?.isCollapsed !== false || !page.article.isConnected) return;
    button?.hide();
    button = makeSelectionButton(known.reportTranslation, (pressed) => void report(pressed, at.place, at.isSecond));
    button.show(range, page.article);
  };

  return {
    showBelow: async (meta) => {
      const known = await wordsOfPage().catch(() => undefined);
      const language = document.querySelector<HTMLElement>('main [data-article]')?.lang;
      if (!known || !meta.isConnected || language === undefined) return;
      const reportTranslation = shownTranslation(pageFile) && ((opener: HTMLElement) => void report(opener));
      meta.before(makePageFeedback(receiver, known, { language, reportTranslation }));
    },
    followSelection: () => {
      window.clearTimeout(timer);
      if (getSelection()?.isCollapsed !== false && !document.querySelector('dialog[open]')) button?.hide();
      timer = window.setTimeout(() => void showButton(), selectionPause);
    },
    report: () => void report(null),
    sendKept: async () => {
      if (!('url' in receiver) || (await sendKept(receiver.url)) === 0) return;
      const known = await wordsOfPage().catch(() => undefined);
      if (!known) return;
      announce(known.sentLater);
      for (const line of document.querySelectorAll('.feedback-status')) {
        if (line.textContent === known.kept) line.textContent = known.sentLater;
      }
    },
  };
}

function elementOf(node: Node): Element | null {
  return node instanceof Element ? node : node.parentElement;
}

/** What feedback says in the page's locale. @throws where it cannot be loaded */
function fetchWords(): Promise<FeedbackWords> {
  const { locale } = splitLocale(window.location.pathname);
  return fetchInTime(`/${locale}/feedback.json`, async (response) => (await response.json()) as FeedbackWords);
}
