import type { IndexSettings } from 'algoliasearch';
import type { SupportedLanguage } from 'algoliasearch/lite';
import { type Locale, localeTable } from '@/i18n/locales';
import { hierarchyLevels } from '../search-client';

const headingLevels = hierarchyLevels.slice(1);

/** The index's search and ranking settings, for records in these locales. Pushed with the records (SEARCH-16). */
export function indexSettings(locales: readonly Locale[]): IndexSettings {
  const languages = [...new Set(locales.map(analysisLanguage).filter((language) => language !== undefined))];
  return {
    // A page's title before its headings before its text; the sidebar's category, which many pages share, last.
    searchableAttributes: [
      ...headingLevels.map((level) => `unordered(hierarchy.${level})`),
      'content',
      'unordered(hierarchy.lvl0)',
    ],
    attributesForFaceting: ['filterOnly(language)', 'filterOnly(docsTag)'],
    attributesToRetrieve: [
      ...hierarchyLevels.map((level) => `hierarchy.${level}`),
      ...['content', 'type', 'url', 'anchor', 'language', 'contentLanguage', 'docsTag', 'weight'],
    ],
    attributesToHighlight: [...hierarchyLevels.map((level) => `hierarchy.${level}`), 'content'],
    attributesToSnippet: [...headingLevels.map((level) => `hierarchy.${level}:10`), 'content:10'],
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    snippetEllipsisText: '…',
    ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
    customRanking: ['desc(weight.page)', 'desc(weight.level)', 'asc(weight.position)'],
    hitsPerPage: 20,
    minWordSizefor1Typo: 3,
    minWordSizefor2Typos: 7,
    allowTyposOnNumericTokens: false,
    minProximity: 1,
    advancedSyntax: true,
    indexLanguages: languages,
    // Each query overrides this with its own language, whose stop words and plurals then apply.
    queryLanguages: languages,
    removeStopWords: true,
    ignorePlurals: true,
  };
}

/** Languages that the provider can segment and whose stop words it has. */
const analysed = [
  ...['ar', 'bg', 'bn', 'ca', 'cs', 'da', 'de', 'el', 'en', 'es', 'et', 'eu', 'fa', 'fi', 'fr', 'ga', 'gl', 'he'],
  ...['hi', 'hu', 'hy', 'id', 'it', 'ja', 'ko', 'ku', 'lt', 'lv', 'mr', 'nl', 'no', 'pl', 'pt', 'pt-br', 'ro', 'ru'],
  ...['sk', 'sv', 'th', 'tl', 'tr', 'uk', 'ur', 'zh'],
] as const satisfies readonly SupportedLanguage[];

/**
 * The provider's name for a locale's language (`zh-TW` gives `zh`); `undefined` where it does not support the language.
 */
export function analysisLanguage(locale: Locale): SupportedLanguage | undefined {
  const tag = localeTable[locale].htmlLang.toLowerCase();
  return analysed.find((known) => known === tag) ?? analysed.find((known) => known === tag.split('-')[0]);
}
