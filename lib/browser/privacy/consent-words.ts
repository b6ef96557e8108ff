import type { Locale } from '@/i18n/locales';
import type { Translator } from '@/i18n/translator';
import { localizedPath } from '@/lib/routing/resolve-request';

/** The page about stored visitor data, which the consent dialog must link to. */
export const privacyRoute = '/docs/PRIVACY/';

/** Texts of the consent dialog in one language. Plain text. */
export interface ConsentWords {
  readonly title: string;
  readonly text: string;
  readonly accept: string;
  readonly reject: string;
  readonly choose: string;
  readonly save: string;
  readonly preferences: string;
  readonly close: string;
  readonly necessary: string;
  readonly necessaryText: string;
  readonly statistics: string;
  readonly statisticsText: string;
  readonly privacy: { readonly label: string; readonly href: string };
}

export function consentWords(locale: Locale, t: Translator): ConsentWords {
  return {
    title: t('consent.title'),
    text: t('consent.text'),
    accept: t('consent.accept'),
    reject: t('consent.reject'),
    choose: t('consent.choose'),
    save: t('consent.save'),
    preferences: t('consent.preferences'),
    close: t('consent.close'),
    necessary: t('consent.necessary'),
    necessaryText: t('consent.necessaryText'),
    statistics: t('consent.statistics'),
    statisticsText: t('consent.statisticsText'),
    privacy: { label: t('nav.footerPrivacy'), href: localizedPath(locale, privacyRoute) },
  };
}
