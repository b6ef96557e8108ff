import { isBilingualKey } from '../article/bilingual-key';

/** Go off on the document when the scripts are there that serve what has been pressed. */
export const behavioursReadyEvent = 'site:behaviours-ready';
export const islandsReadyEvent = 'site:islands-ready';

/**
 * Keeps the last press of a button, and the last key on a menu's name or for a second language, that came before the scripts
 * which serve them, and gives it to them when they are there. A form in an island is not sent meanwhile.
 */
export function keepEarlyPresses(): void {
  keep(behavioursReadyEvent, '.dropdown > button, [data-copy], [data-bilingual]');
  // Who tries again has pressed before what is wanted.
  keep(islandsReadyEvent, '[data-island] button:not([data-island-retry])');
}

function keep(readyEvent: string, awaited: string): void {
  let again: (() => void) | undefined;
  const buttonOf = (event: Event) =>
    event.target instanceof Element ? event.target.closest<HTMLElement>(awaited) : null;
  const onClick = (event: MouseEvent) => {
    const button = buttonOf(event);
    if (!button) return;
    event.preventDefault();
    again = () => button.click();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event;
    const isKept = isBilingualKey(event)
      ? document.querySelector('[data-bilingual]')
      : buttonOf(event) && event.key.startsWith('Arrow');
    if (!isKept) return;
    event.preventDefault();
    again = () => target?.dispatchEvent(new KeyboardEvent('keydown', event));
  };
  document.addEventListener('click', onClick, true);
  document.addEventListener('keydown', onKeyDown, true);
  document.addEventListener(
    readyEvent,
    () => {
      document.removeEventListener('click', onClick, true);
      document.removeEventListener('keydown', onKeyDown, true);
      again?.();
    },
    { once: true },
  );
}
