import type { LazyPartWords } from './lazy-part';

/** Texts shown while the search's own are loading. They are attributes of the search link, which is on every page. */
export function lazyPartWords(): LazyPartWords {
  const { error = '', retry = '', loading = '' } = document.querySelector<HTMLElement>('a.search-link')?.dataset ?? {};
  return { title: error, retry, loading };
}
