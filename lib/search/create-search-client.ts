import type { Locale } from '@/i18n/locales';
import { escapeHtml } from './marked-text';
import { type SearchHit, type SearchRecord, SearchUnavailable } from './search-client';
import type { SearchEngine } from './search-events';

/**
 * The engine of this site.
 *
 * STAND-IN: reads a few records from a file and looks for the query in them as it is. To be replaced by the engines.
 */
export async function createSearchClient(locale: Locale): Promise<SearchEngine> {
  let records: Promise<readonly SearchRecord[]> | undefined;
  const load = () => {
    records ??= fetch(`/${locale}/search/records.json`).then(async (response) => {
      if (!response.ok) throw new Error(`${response.status}`);
      return (await response.json()) as readonly SearchRecord[];
    });
    records.catch(() => {
      records = undefined;
    });
    return records.catch((cause: unknown) => {
      throw new SearchUnavailable('The search index could not be loaded.', { cause });
    });
  };
  return {
    indexName: `site-${locale}`,
    prepare: async () => void (await load()),
    search: async ({ query, hitsPerPage, page = 0 }) => {
      const found = (await load()).filter((record) => textOf(record).toLowerCase().includes(query.toLowerCase()));
      const hits = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map((record) => hitOf(record, query));
      return { hits, nbHits: found.length };
    },
  };
}

const textOf = (record: SearchRecord): string =>
  (record.type === 'content' ? record.content : record.hierarchy[record.type]) ?? '';

function hitOf(record: SearchRecord, query: string): SearchHit {
  const text = textOf(record);
  const at = text.toLowerCase().indexOf(query.toLowerCase());
  const end = at + query.length;
  const value = `${escapeHtml(text.slice(0, at))}<mark>${escapeHtml(text.slice(at, end))}</mark>${escapeHtml(text.slice(end))}`;
  const marked = { value, matchLevel: 'full', matchedWords: [query] } as const;
  const results =
    record.type === 'content' ? { content: marked, hierarchy: {} } : { hierarchy: { [record.type]: marked } };
  return { ...record, _highlightResult: results, _snippetResult: results };
}
