import { duration, usualWaitSeconds } from '@/components/product/product-panel';
import { createKeys } from '@/lib/product/backend/send';
import { type Report, sendReport } from '@/lib/product/feedback/report';
import { keepReport } from './kept-reports';
import type { FeedbackWords } from './words';

/** What became of a report: whether the form is done with, and what its reader is told. */
export interface Delivery {
  readonly isDone: boolean;
  readonly says: string;
}

/**
 * Sends the reports of one form, one at a time. An attempt whose outcome is unknown keeps its key for the next one with
 * the same content. Where the service cannot be reached, the report is kept in the browser.
 *
 * @returns a function that resolves with `undefined` while an earlier report is on its way
 */
export function createDelivery(url: string, words: FeedbackWords): (report: Report) => Promise<Delivery | undefined> {
  const keys = createKeys();
  let isBusy = false;
  return async (report) => {
    if (isBusy) return undefined;
    isBusy = true;
    const key = keys.keyFor(JSON.stringify(report));
    const answer = await sendReport(url, report, key);
    isBusy = false;
    if (!answer.ok && (answer.kind === 'offline' || answer.kind === 'timeout')) {
      const isKept = keepReport(report, key);
      // What is kept has its key with it.
      if (isKept) keys.settle(undefined);
      return { isDone: isKept, says: isKept ? words.kept : words.notKept };
    }
    keys.settle(answer.ok ? undefined : answer.kind);
    if (answer.ok) return { isDone: true, says: words.thanks };
    if (answer.kind === 'rate-limited') {
      const wait = duration(answer.retryAfterSeconds ?? usualWaitSeconds, words.intl);
      return { isDone: false, says: words.rateLimited.replace('{time}', () => wait) };
    }
    return { isDone: false, says: answer.kind === 'invalid' ? words.refused : words.server };
  };
}
