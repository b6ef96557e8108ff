import { fetchSearchTexts } from '@/lib/search/page/search-texts';
import { CrashBoundary } from './crash-boundary';
import { LazyPart } from './lazy-part';
import { lazyPartWords } from './lazy-part-words';
import { mountRoot } from './mount-root';
import { pageLocale } from './page-locale';
import { SearchPage } from './search-page';
import { readSearchPagePlace } from './search-page-place';

/**
 * Takes over the page of all results, where it is: the form stays the element that it is, with what has been typed, and
 * results come into a place of their own.
 *
 * @param place the element with `data-search-page`
 * @returns a function that stops it and leaves the page as it was found
 */
export function startResultsPage(place: HTMLElement): () => void {
  const parts = readSearchPagePlace(place);
  const locale = pageLocale();
  const unmount = mountRoot(
    parts.results,
    <LazyPart load={() => fetchSearchTexts(locale)} words={lazyPartWords()}>
      {({ words, settings }) => (
        <CrashBoundary words={words.crash}>
          <SearchPage locale={locale} words={words} settings={settings} place={parts} />
        </CrashBoundary>
      )}
    </LazyPart>,
  );
  return unmount;
}
