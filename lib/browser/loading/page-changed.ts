/** Dispatched on the document when a navigation without a load has replaced the page. */
export const pageChangedEvent = 'site:page-changed';

/** Dispatched on the document when a script has added markup that may contain islands. */
export const partAddedEvent = 'site:part-added';
