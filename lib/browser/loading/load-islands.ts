import { islandsReadyEvent } from './early-presses';
import { loadScript } from './load-script';
import { pageChangedEvent } from './page-changed';

/**
 * Loads the script that starts islands, where a page has any. If it cannot be loaded each island shows an error, and
 * any press in one retries (SHELL-10).
 */
export function loadIslandsWhereNeeded(address: string): void {
  let isLoading = false;
  const tell = (isFailed: boolean) => {
    for (const message of document.querySelectorAll<HTMLElement>('[data-island] .island-failed')) {
      // The retry button hides with its message, and would lose the focus.
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
