import { readAccepted, send } from '../backend/send';

/** Why a page has helped, or not. */
export const helpedReasons = ['solved', 'clear', 'complete'] as const;
export const failedReasons = ['missing', 'wrong', 'unclear', 'language'] as const;
export type Reason = (typeof helpedReasons)[number] | (typeof failedReasons)[number];

/** The most characters (UTF-16 units, as a field counts them) of what a reader writes, and of a block of a page. */
export const mostWritten = 2000;
export const mostOfBlock = 8000;

/** Whether a page has helped. */
interface PageReport {
  readonly kind: 'page';
  /** Path of the page, with its locale. */
  readonly page: string;
  /** Language tag of its text. */
  readonly language: string;
  readonly helped: boolean;
  readonly reasons: readonly Reason[];
  readonly text: string;
}

/** What is wrong with the translation of a block of a page. */
export interface TranslationReport {
  readonly kind: 'translation';
  /** Path of the page with the translation. */
  readonly page: string;
  /** Language tag of the translation. */
  readonly language: string;
  /** Hash of the source's block, as in the ledger of translations; missing where the block is not known. */
  readonly block?: string;
  /** The text in the source language; missing where the two pages are arranged differently. */
  readonly source?: string;
  readonly translation: string;
  readonly suggestion: string;
}

export type Report = PageReport | TranslationReport;

/** Sends a report, without cookies: it belongs to no account. The outcome is an answer, never an error. */
export function sendReport(url: string, report: Report, idempotencyKey: string) {
  return send(
    { url, credentials: 'omit' },
    { path: '/reports', change: { body: { ...report }, idempotencyKey }, read: readAccepted },
  );
}
