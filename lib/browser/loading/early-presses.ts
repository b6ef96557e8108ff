import { isBilingualKey } from './load-bilingual';

/** Dispatched on the document once the scripts that handle presses run. */
export const behavioursReadyEvent = 'site:behaviours-ready';
export const islandsReadyEvent = 'site:islands-ready';

/**
 * Stores the last press of a button, and the last key on a menu's button or for a second language, made before the
 * script that handles it runs, and replays it then. Forms in islands are not submitted meanwhile.
 */
export function keepEarlyPresses(): void {
  keep(behavioursReadyEvent, '.dropdown > button, [data-copy], [data-bilingual], [data-ask]');
  // A press of retry must not replace the press that is waiting.
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
