/** Sent on the document when another page has taken the place of the one before, without a load. */
export const pageChangedEvent = 'site:page-changed';

/** Sent on the document when a script has put something into the page that may hold islands. */
export const partAddedEvent = 'site:part-added';
