import type { SearchQuery, SearchRecord } from '@/lib/search/search-client';

/** A record for tests: by default the text of a page. */
export function recordFor(fields: Partial<SearchRecord> & Pick<SearchRecord, 'objectID'>): SearchRecord {
  return {
    type: 'content',
    content: 'Hover a paragraph to see its translation below.',
    hierarchy: { lvl0: 'Guide', lvl1: 'Usage', lvl2: 'Hover', lvl3: null, lvl4: null, lvl5: null, lvl6: null },
    url: '/en/docs/usage/#hover',
    anchor: 'hover',
    language: 'en',
    contentLanguage: 'en',
    docsTag: 'docs-default-current',
    weight: { page: 1, level: 0, position: 1 },
    ...fields,
  };
}

export function queryFor(query: string, fields: Partial<SearchQuery> = {}): SearchQuery {
  return { query, locale: 'en', docsTags: ['docs-default-current'], hitsPerPage: 20, snippetWords: 10, ...fields };
}
