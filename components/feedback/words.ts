import { intlTag, type Locale } from '@/i18n/locales';
import type { Translator } from '@/i18n/translator';
import { failedReasons, helpedReasons, type Reason } from '@/lib/product/feedback/report';

/** All that feedback says in a locale; fetched with its script, so that no page carries it. */
export function feedbackWords(t: Translator, locale: Locale) {
  return {
    /** The language in which a waiting time is written. */
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
    /** With `{time}`. */
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

export type FeedbackWords = Readonly<ReturnType<typeof feedbackWords>>;
