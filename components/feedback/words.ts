import { intlTag, type Locale } from '@/i18n/locales';
import type { Translator } from '@/i18n/translator';
import { failedReasons, helpedReasons, type Reason } from '@/lib/product/feedback/report';

/** All that feedback says in a locale; fetched with its script, so that no page carries it. */
export interface FeedbackWords {
  /** The language in which a waiting time is written. */
  readonly intl: string;
  readonly question: string;
  readonly yes: string;
  readonly no: string;
  readonly whyYes: string;
  readonly whyNo: string;
  readonly reasons: Readonly<Record<Reason, string>>;
  readonly text: string;
  readonly note: string;
  readonly send: string;
  readonly sending: string;
  readonly thanks: string;
  readonly kept: string;
  readonly sentLater: string;
  readonly notKept: string;
  readonly refused: string;
  readonly server: string;
  /** With `{time}`. */
  readonly rateLimited: string;
  readonly reportPage: string;
  readonly reportTranslation: string;
  readonly paragraph: string;
  readonly source: string;
  readonly noSource: string;
  readonly translation: string;
  readonly suggestion: string;
  readonly empty: string;
  readonly openIssue: string;
  readonly failed: string;
  readonly close: string;
}

export function feedbackWords(t: Translator, locale: Locale): FeedbackWords {
  return {
    intl: intlTag(locale),
    question: t('feedback.question'),
    yes: t('feedback.yes'),
    no: t('feedback.no'),
    whyYes: t('feedback.whyYes'),
    whyNo: t('feedback.whyNo'),
    reasons: Object.fromEntries(
      [...helpedReasons, ...failedReasons].map((reason) => [reason, t(`feedback.reasons.${reason}`)]),
    ) as Record<Reason, string>,
    text: t('feedback.text'),
    note: t('feedback.note'),
    send: t('feedback.send'),
    sending: t('product.working'),
    thanks: t('feedback.thanks'),
    kept: t('feedback.kept'),
    sentLater: t('feedback.sentLater'),
    notKept: t('feedback.notKept'),
    refused: t('product.problems.invalid'),
    server: t('product.problems.server'),
    rateLimited: t('product.problems.rateLimited', { time: '{time}' }),
    reportPage: t('feedback.reportPage'),
    reportTranslation: t('feedback.reportTranslation'),
    paragraph: t('feedback.paragraph'),
    source: t('feedback.source'),
    noSource: t('feedback.noSource'),
    translation: t('feedback.translation'),
    suggestion: t('feedback.suggestion'),
    empty: t('feedback.empty'),
    openIssue: t('feedback.openIssue'),
    failed: t('feedback.failed'),
    close: t('bilingual.close'),
  };
}
