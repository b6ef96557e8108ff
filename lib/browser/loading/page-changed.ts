/** Sent on the document when another page has taken the place of the one before, without a load. */
export const pageChangedEvent = 'site:page-changed';
