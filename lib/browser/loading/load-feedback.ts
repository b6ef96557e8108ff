import { feedbackMetaName } from '@/lib/product/feedback/report';
import { feedbackSlot } from '../settings/storage-slot';
import { pageChangedEvent } from './page-changed';

/** The script of feedback. */
export interface FeedbackModule {
  /** Asks below a page whether it has helped. @param meta what the question stands before */
  readonly showBelow: (meta: Element) => void;
  /** Offers to report a translation while a part of it is selected. */
  readonly followSelection: () => void;
  /** Opens the report of a translation. */
  readonly report: () => void;
  /** Sends what could not be sent before. */
  readonly sendKept: () => void;
}

/** Dispatched on the document to open the report of a translation. */
export const reportEvent = 'site:report-translation';

/** How near the foot of a page must be. */
const nearness = '400px';

/** Whether the site takes feedback: to a service of the deployment, or to an issue form of the site. */
export function takesFeedback(hasIssueForm: boolean): boolean {
  return hasIssueForm || document.querySelector(`meta[name="${feedbackMetaName}"]`) !== null;
}

/**
 * Loads the script of feedback when the foot of a page of the docs comes near, translated text is selected, somebody
 * wants to report, or something is kept to be sent.
 */
export function startFeedbackLoading(load: () => Promise<FeedbackModule>): void {
  let loaded: Promise<FeedbackModule> | undefined;
  const use = (act: (feedback: FeedbackModule) => void) => {
    loaded ??= load();
    loaded.then(act, () => {
      loaded = undefined;
    });
  };
  const observer = new IntersectionObserver(
    (entries) => {
      const near = entries.find(({ isIntersecting }) => isIntersecting);
      if (!near) return;
      observer.disconnect();
      use(({ showBelow }) => showBelow(near.target));
    },
    { rootMargin: nearness },
  );
  const look = () => {
    observer.disconnect();
    const meta = document.querySelector('.doc-head ~ .doc-meta');
    if (meta) observer.observe(meta);
  };
  const sendKept = () => {
    if (feedbackSlot.get()) use((feedback) => feedback.sendKept());
  };
  document.addEventListener('selectionchange', () => {
    if (loaded || isTranslationSelected()) use(({ followSelection }) => followSelection());
  });
  document.addEventListener(reportEvent, () => use(({ report }) => report()));
  document.addEventListener(pageChangedEvent, look);
  window.addEventListener('online', sendKept);
  look();
  sendKept();
}

function isTranslationSelected(): boolean {
  const selection = getSelection();
  const language = selection?.isCollapsed ? undefined : selection?.anchorNode?.parentElement?.closest('article [lang]');
  return language instanceof HTMLElement && language.lang !== 'en';
}
