import type { LazyPartWords } from './lazy-part';

/** What is said while the search's own words are on their way. It stands on the link to the search, which every page has. */
export function lazyPartWords(): LazyPartWords {
  const { error = '', retry = '', loading = '' } = document.querySelector<HTMLElement>('a.search-link')?.dataset ?? {};
  return { title: error, retry, loading };
}
