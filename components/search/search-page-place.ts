/** The parts of the page of results, as the server has written them. */
export interface SearchPagePlace {
  readonly form: HTMLFormElement;
  readonly input: HTMLInputElement;
  /** Says how many results there are. It is there from the beginning, so that what it says is read out. */
  readonly count: HTMLElement;
  /** Empty; results go here. */
  readonly results: HTMLElement;
  /** All docs, shown while nothing is looked for. */
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
