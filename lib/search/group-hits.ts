import type { Locale } from '@/i18n/locales';
import { escapeHtml } from './marked-text';
import type { SearchHit } from './search-client';

/** A page of the results, with its matches. Texts are escaped HTML with `<mark>`. */
interface FoundPage {
  readonly url: string;
  readonly title: string;
  readonly contentLanguage: Locale;
  readonly hits: readonly { readonly objectID: string; readonly url: string; readonly text: string }[];
}

export interface FoundGroup {
  readonly title: string;
  readonly pages: readonly FoundPage[];
}

/** Groups hits by category, then by page, each in the order of its first hit (SEARCH-05). */
export function groupHits(hits: readonly SearchHit[], otherCategory: string): FoundGroup[] {
  const groups = new Map<string, Map<string, FoundPage>>();
  for (const hit of hits) {
    const { lvl0, lvl1 } = hit.hierarchy;
    if (lvl1 === null) continue;
    const url = hit.url.split('#')[0] ?? hit.url;
    const pages = groups.get(lvl0 ?? otherCategory) ?? new Map<string, FoundPage>();
    groups.set(lvl0 ?? otherCategory, pages);
    const page = pages.get(url) ?? { url, title: escapeHtml(lvl1), contentLanguage: hit.contentLanguage, hits: [] };
    const text = markedTextOf(hit);
    pages.set(
      url,
      hit.type === 'lvl1'
        ? { ...page, title: text }
        : { ...page, hits: [...page.hits, { objectID: hit.objectID, url: hit.url, text }] },
    );
  }
  return [...groups].map(([title, pages]) => ({ title, pages: [...pages.values()] }));
}

/** The matching text, marked if the engine has done so. */
export function markedTextOf({
  type,
  content,
  hierarchy,
  _snippetResult: marks,
}: Pick<SearchHit, 'type' | 'content' | 'hierarchy'> & Partial<Pick<SearchHit, '_snippetResult'>>): string {
  if (type === 'content') return marks?.content?.value ?? escapeHtml(content ?? hierarchy.lvl1 ?? '');
  return marks?.hierarchy[type]?.value ?? escapeHtml(hierarchy[type] ?? hierarchy.lvl1 ?? '');
}
