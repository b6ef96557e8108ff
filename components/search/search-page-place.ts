/** The parts of the results page, as rendered on the server. */
export interface SearchPagePlace {
  readonly form: HTMLFormElement;
  readonly input: HTMLInputElement;
  /** Announces the number of results. In the page from the beginning, because only then are its changes read out. */
  readonly count: HTMLElement;
  /** Empty; the container of the results. */
  readonly results: HTMLElement;
  /** All docs, shown while there is no query. */
  readonly allDocs: HTMLElement;
}

/** @throws where a part is missing */
export function readSearchPagePlace(place: HTMLElement): SearchPagePlace {
  const find = <Found extends HTMLElement>(selector: string): Found => {
    const found = place.querySelector<Found>(selector);
    if (!found) throw new Error(`The page of results has no "${selector}".`);
    return found;
  };
  return {
    form: find('form'),
    input: find('input[name="q"]'),
    count: find('[data-search-count]'),
    results: find('[data-search-results]'),
    allDocs: find('[data-search-all]'),
  };
}
