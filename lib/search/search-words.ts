import { isOwnText, type Locale, languageName, locales, localeTable } from '@/i18n/locales';
import type { Translator } from '@/i18n/translator';
import { pluralForms } from './plural-forms';

/** All texts of the search once it is loaded. @param t of the locale */
export function searchWords(t: Translator, locale: Locale) {
  const language = localeTable[locale].htmlLang;
  const mark = '\u0000';
  const [before = '', after = ''] = t('search.noResults', { query: mark }).split(mark);
  return {
    /** Language tag for `Intl`. */
    language,
    placeholder: t('search.placeholder'),
    loading: t('search.loading'),
    retry: t('search.retry'),
    errorTitle: t('search.errorTitle'),
    errorHelp: t('search.errorHelp'),
    /** The texts before and after the query. */
    noResults: [before, after] as const,
    /** Stands over results that have only a part of the query. */
    nearest: t('search.nearest'),
    trySearching: t('search.trySearching'),
    reportText: t('search.reportText'),
    reportLink: t('search.reportLink'),
    count: pluralForms(language, (count) => t('search.count', { count })),
    otherCategory: t('docs.categories.more'),
    /** Names the service that searches, where one does. In words, because its logo is removed (`use-modal-place.ts`). */
    byAlgolia: t('search.byAlgolia'),
    /** Label of a result whose text is in another language, by that language. */
    inLanguage: Object.fromEntries(
      locales
        .filter((other) => !isOwnText(locale, other))
        .map((other) => [other, t('search.inLanguage', { language: languageName(other, locale) })]),
    ),
    showMore: t('search.showMore'),
    trending: t('search.trending'),
    related: t('search.related'),
    clear: t('search.clear'),
    cancel: t('search.cancel'),
    recent: t('search.recent'),
    noRecent: t('search.noRecent'),
    save: t('search.save'),
    removeRecent: t('search.removeRecent'),
    favorites: t('search.favorites'),
    removeFavorite: t('search.removeFavorite'),
    toSelect: t('search.toSelect'),
    toNavigate: t('search.toNavigate'),
    toClose: t('search.toClose'),
    enterKey: t('search.enterKey'),
    upKey: t('search.upKey'),
    downKey: t('search.downKey'),
    escapeKey: t('search.escapeKey'),
    slash: t('search.slash'),
    seeAll: pluralForms(language, (count) => t('search.seeAll', { count })),
    /** Shown in place of a part that crashed; its last is the document's title meanwhile. */
    crash: { title: t('crash.title'), tryAgain: t('crash.tryAgain'), documentTitle: t('crash.documentTitle') },
  };
}

export type SearchWords = Readonly<ReturnType<typeof searchWords>>;
