/** The modal's code. A chunk that could not be fetched is fetched again on the next call. */
export const loadModal = () => import('./search-modal');
