import { showsEdgeActivity } from '@/lib/product/edge-activity';
import { splitLocale } from '@/lib/routing/resolve-request';
import { pageChangedEvent } from '../loading/page-changed';

/** Shows the navbar's link to a temporary activity while it runs (PRO-04). @returns a function that stops it */
export function startEdgeActivity(): () => void {
  const settle = () => {
    const { pathname, search } = window.location;
    const isShown = showsEdgeActivity({ locale: splitLocale(pathname).locale, now: Date.now(), search });
    for (const link of document.querySelectorAll<HTMLElement>('.navbar-edge-activity')) link.hidden = !isShown;
  };
  settle();
  document.addEventListener(pageChangedEvent, settle);
  return () => document.removeEventListener(pageChangedEvent, settle);
}
