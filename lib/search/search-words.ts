import { isOwnText, type Locale, languageName, locales, localeTable } from '@/i18n/locales';
import type { Translator } from '@/i18n/translator';
import { type PluralForms, pluralForms } from './plural-forms';

/** Texts of results, in the modal and on the results page. */
export interface ResultWords {
  /** Language tag for `Intl`. */
  readonly language: string;
  readonly placeholder: string;
  readonly loading: string;
  readonly retry: string;
  readonly errorTitle: string;
  readonly errorHelp: string;
  /** The texts before and after the query. */
  readonly noResults: readonly [string, string];
  /** Stands over results that have only a part of the query. */
  readonly nearest: string;
  readonly trySearching: string;
  readonly reportText: string;
  readonly reportLink: string;
  readonly count: PluralForms;
  readonly otherCategory: string;
  /** Names the service that searches, where one does. In words, because its logo is removed (`use-modal-place.ts`). */
  readonly byAlgolia: string;
  /** Label of a result whose text is in another language, by that language. */
  readonly inLanguage: Readonly<Partial<Record<Locale, string>>>;
}

/** Further texts of the results page. */
export interface SearchPageWords extends ResultWords {
  readonly showMore: string;
  readonly trending: string;
  readonly related: string;
}

/** Further texts of the modal. */
export interface ModalWords extends ResultWords {
  readonly clear: string;
  readonly cancel: string;
  readonly recent: string;
  readonly noRecent: string;
  readonly save: string;
  readonly removeRecent: string;
  readonly favorites: string;
  readonly removeFavorite: string;
  readonly toSelect: string;
  readonly toNavigate: string;
  readonly toClose: string;
  readonly enterKey: string;
  readonly upKey: string;
  readonly downKey: string;
  readonly escapeKey: string;
  readonly slash: string;
  readonly seeAll: PluralForms;
}

/** Texts shown in place of a part that crashed. */
export interface CrashWords {
  readonly title: string;
  readonly tryAgain: string;
  /** The document's title while the error is shown. */
  readonly documentTitle: string;
}

/** All texts of the search once it is loaded. */
export interface SearchWords extends ModalWords, SearchPageWords {
  readonly crash: CrashWords;
}

/** The part of the site's search configuration that the browser needs. */
export interface SearchSettings {
  /** Route of each version of the docs, by the tag of its records. */
  readonly docsTags: Readonly<Record<string, string>>;
  readonly externalPattern?: string;
  /** Where a visitor reports that results are missing; `{query}` stands for the query. */
  readonly missingResultsUrl?: string;
  /** Whether chosen results are not stored. */
  readonly disablePersonalization: boolean;
  /** Titles of pages that are suggested where a search found nothing. */
  readonly suggestions: readonly string[];
}

/** @param t of the locale */
export function searchWords(t: Translator, locale: Locale): SearchWords {
  const language = localeTable[locale].htmlLang;
  const mark = '\u0000';
  const [before = '', after = ''] = t('search.noResults', { query: mark }).split(mark);
  return {
    language,
    placeholder: t('search.placeholder'),
    loading: t('search.loading'),
    retry: t('search.retry'),
    errorTitle: t('search.errorTitle'),
    errorHelp: t('search.errorHelp'),
    noResults: [before, after],
    nearest: t('search.nearest'),
    trySearching: t('search.trySearching'),
    reportText: t('search.reportText'),
    reportLink: t('search.reportLink'),
    count: pluralForms(language, (count) => t('search.count', { count })),
    otherCategory: t('docs.categories.more'),
    byAlgolia: t('search.byAlgolia'),
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
    crash: { title: t('crash.title'), tryAgain: t('crash.tryAgain'), documentTitle: t('crash.documentTitle') },
  };
}
