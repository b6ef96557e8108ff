import { feedbackSlot } from '../settings/storage-slot';
import { pageChangedEvent } from './page-changed';

/** Name of the `<meta>` in the pages of a deployment that takes feedback. */
export const feedbackMetaName = 'feedback-api';

/** Dispatched on the document to open the report of a translation, once the script is loaded. */
export const reportEvent = 'site:report';

/** What feedback stands before: the end of a page of the docs. */
export const endOfDoc = '.doc-head ~ .doc-meta';

/** Distance from the window at which the end of a page is near. */
export const nearness = '400px';

/** Whether the site takes feedback: by a service of the deployment, or an issue form of the site. */
export function takesFeedback(hasIssueForm: boolean): boolean {
  return hasIssueForm || document.querySelector(`meta[name=${feedbackMetaName}]`) !== null;
}

/**
 * Loads the script of feedback when the end of a page of the docs comes near, translated text is selected, or something
 * is kept to be sent. The script then looks for itself.
 *
 * @param load imports the script; called again and again, because it is run once
 */
export function startFeedbackLoading(load: () => void): void {
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && load(), {
    rootMargin: nearness,
  });
  const look = () => {
    const end = document.querySelector(endOfDoc);
    if (end) observer.observe(end);
    if (feedbackSlot.get()) load();
  };
  document.addEventListener('selectionchange', () => {
    const selection = getSelection();
    if (selection?.isCollapsed === false && isTranslated(selection.anchorNode)) load();
  });
  document.addEventListener(pageChangedEvent, look);
  look();
}

/** Whether a node is in the text of a page of the docs, in another language than English. */
export function isTranslated(node: Node | null): boolean {
  return Boolean(node?.parentElement?.closest('.doc-head ~ article [lang]')?.matches(':not([lang=en])'));
}
