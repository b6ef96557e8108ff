import { hierarchyLevels, maxQueryLength, type SearchQuery } from '../search-client';
import { analysisLanguage } from './analysis-language';

/** Levels that a result shows as text; `lvl0` heads its group. */
const shownLevels = hierarchyLevels.slice(1);

/** The one request that a search posts to the provider's multi-index path (SEARCH-10). */
export function searchRequest(query: SearchQuery, indexName: string, clickAnalytics: boolean) {
  const { locale, docsTags, hitsPerPage, page = 0, snippetWords } = query;
  const language = analysisLanguage(locale);
  return {
    query: cutQuery(query.query),
    indexName,
    attributesToRetrieve: [
      ...hierarchyLevels.map((level) => `hierarchy.${level}`),
      ...['content', 'type', 'url', 'contentLanguage', 'docsTag', 'weight'],
    ],
    attributesToSnippet: [
      ...shownLevels.map((level) => `hierarchy.${level}:${snippetWords}`),
      `content:${snippetWords}`,
    ],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage,
    clickAnalytics,
    facetFilters: [`language:${locale}`, ...(docsTags.length > 0 ? [docsTags.map((tag) => `docsTag:${tag}`)] : [])],
    // Stop words and plurals of this language only: "die" is one in German and none in English.
    ...(language ? { queryLanguages: [language] } : {}),
    ...(page > 0 ? { page } : {}),
  };
}

/** At most 64 characters, none of them cut in two (SEARCH-08). */
function cutQuery(query: string): string {
  return Array.from(query).slice(0, maxQueryLength).join('');
}
