import { pageChangedEvent } from './page-changed';

/** Loads the script that starts islands, where a page has one. */
export function loadIslandsWhereNeeded(address: string): void {
  const look = () => {
    if (!document.querySelector('[data-island]')) return;
    document.removeEventListener(pageChangedEvent, look);
    const script = document.createElement('script');
    script.src = address;
    document.head.append(script);
  };
  document.addEventListener(pageChangedEvent, look);
  look();
}
