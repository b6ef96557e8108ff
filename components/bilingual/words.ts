import { type Locale, localeTable } from '@/i18n/locales';
import type { Translator } from '@/i18n/translator';
import { type TranslationStyle, translationStyles } from './display-styles';

/** All texts of bilingual reading in a locale; fetched with the script, so that no page carries them. */
export function bilingualWords(t: Translator, locale: Locale, siteLocales: readonly Locale[]) {
  const { htmlLang, direction } = localeTable[locale];
  return {
    lang: htmlLang,
    dir: direction,
    title: t('bilingual.title'),
    close: t('bilingual.close'),
    language: t('bilingual.language'),
    style: t('demo.styles.legend'),
    styles: Object.fromEntries(translationStyles.map((style) => [style, t(`demo.styles.${style}`)])) as Record<
      TranslationStyle,
      string
    >,
    shortcut: t('bilingual.shortcut'),
    nowOff: t('bilingual.nowOff'),
    offline: t('bilingual.offline'),
    retry: t('article.retry'),
    report: t('feedback.reportTranslation'),
    /** What can be read beside the page's own language. */
    languages: Object.fromEntries(siteLocales.map((language) => [language, languageWords(t, language)])),
  };
}

function languageWords(t: Translator, language: Locale) {
  const { label, htmlLang, direction } = localeTable[language];
  const values = { language: label };
  return {
    label,
    lang: htmlLang,
    dir: direction,
    nowOn: t('bilingual.nowOn', values),
    failed: t('bilingual.failed', values),
    unpaired: t('bilingual.unpaired', values),
  };
}

export type BilingualWords = Readonly<ReturnType<typeof bilingualWords>>;
