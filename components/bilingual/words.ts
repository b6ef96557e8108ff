import { type Direction, type Locale, localeTable } from '@/i18n/locales';
import type { Translator } from '@/i18n/translator';
import { type TranslationStyle, translationStyles } from './display-styles';

/** A language that can be read beside the page's own, and its texts in the interface. */
interface LanguageWords {
  /** Its own name. */
  readonly label: string;
  readonly lang: string;
  readonly dir: Direction;
  readonly nowOn: string;
  readonly failed: string;
  readonly unpaired: string;
}

/** All texts of bilingual reading in a locale; fetched with the script, so that no page carries them. */
export interface BilingualWords {
  readonly lang: string;
  readonly dir: Direction;
  readonly title: string;
  readonly close: string;
  readonly language: string;
  readonly style: string;
  readonly styles: Readonly<Record<TranslationStyle, string>>;
  readonly shortcut: string;
  readonly nowOff: string;
  readonly offline: string;
  readonly retry: string;
  readonly report: string;
  readonly languages: Readonly<Partial<Record<Locale, LanguageWords>>>;
}

export function bilingualWords(t: Translator, locale: Locale, siteLocales: readonly Locale[]): BilingualWords {
  const { htmlLang, direction } = localeTable[locale];
  const languages = siteLocales.map((language): [Locale, LanguageWords] => {
    const { label, htmlLang: lang, direction: dir } = localeTable[language];
    const values = { language: label };
    return [
      language,
      {
        label,
        lang,
        dir,
        nowOn: t('bilingual.nowOn', values),
        failed: t('bilingual.failed', values),
        unpaired: t('bilingual.unpaired', values),
      },
    ];
  });
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
    languages: Object.fromEntries(languages),
  };
}
