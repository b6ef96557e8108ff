import { islandsReadyEvent } from './early-presses';
import { loadScript } from './load-script';
import { pageChangedEvent } from './page-changed';

/**
 * Loads the script that starts islands, where a page has one. Where it does not come each island says so, and any press in
 * one tries again (SHELL-10).
 */
export function loadIslandsWhereNeeded(address: string): void {
  let isLoading = false;
  const tell = (isFailed: boolean) => {
    for (const message of document.querySelectorAll<HTMLElement>('[data-island] .island-failed')) {
      // The button that tries again hides with its message, and would take the focus along.
      if (message.querySelector(':focus')) {
        const island = message.parentElement as HTMLElement;
        island.tabIndex = -1;
        island.focus();
      }
      message.hidden = !isFailed;
    }
  };
  const look = () => {
    if (isLoading || !document.querySelector('[data-island]')) return;
    isLoading = true;
    tell(false);
    loadScript(address, islandsReadyEvent, () => {
      isLoading = false;
      tell(true);
    });
  };
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('[data-island] button')) look();
  };
  document.addEventListener(pageChangedEvent, look);
  document.addEventListener('click', onClick, true);
  document.addEventListener(
    islandsReadyEvent,
    () => {
      document.removeEventListener(pageChangedEvent, look);
      document.removeEventListener('click', onClick, true);
      tell(false);
    },
    { once: true },
  );
  look();
}
