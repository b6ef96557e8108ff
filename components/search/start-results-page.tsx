import { fetchSearchTexts } from '@/lib/search/page/search-texts';
import { CrashBoundary } from './crash-boundary';
import { LazyPart } from './lazy-part';
import { lazyPartWords } from './lazy-part-words';
import { mountRoot } from './mount-root';
import { pageLocale } from './page-locale';
import { SearchPage } from './search-page';
import { readSearchPagePlace } from './search-page-place';

/**
 * Takes over the server's results page: the form element stays with what has been typed, and results are rendered into
 * a container of their own.
 *
 * @param place the element with `data-search-page`
 * @returns a function that stops it and restores the page
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
