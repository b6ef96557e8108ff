import { startFeedback } from '@/components/feedback/start-feedback';
import { adoptStyles } from '@/lib/browser/loading/adopt-styles';
import { feedbackMetaName } from '@/lib/browser/loading/load-feedback';

/** The text of the style sheet, and the site's issue form, if any; inserted by the export's finishing step. */
declare const __FEEDBACK_STYLES__: string;
declare const __ISSUE_FORM__: string;
/** Name of the file beside each page that holds its main part. */
declare const __PAGE_FILE__: string;

/** Loaded when the foot of a page comes near, or somebody wants to report a translation (`load-feedback.ts`). */
adoptStyles(__FEEDBACK_STYLES__);

const url = document.querySelector<HTMLMetaElement>(`meta[name="${feedbackMetaName}"]`)?.content;

startFeedback(url ? { url } : { issueForm: __ISSUE_FORM__ }, __PAGE_FILE__);
