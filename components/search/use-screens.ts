import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { watchModalMarkup } from '@/lib/browser/mend-modal-markup';

/** Places in DocSearch's markup to which something of ours is added, while they are there. */
export interface Screens {
  readonly footer: Element | null;
  readonly error: Element | null;
  readonly noResults: Element | null;
  /** What the screen of no results was made for. */
  readonly query: string;
}

/** Mends DocSearch's markup, and tells which of its screens is shown. */
export function useScreens(host: HTMLElement): Screens {
  const [screens, setScreens] = useState<Screens>({ footer: null, error: null, noResults: null, query: '' });

  useLayoutEffect(() => {
    let last: Screens | undefined;
    const look = () => {
      const noResults = host.querySelector('.DocSearch-NoResults');
      const next: Screens = {
        footer: host.querySelector('.DocSearch-Footer'),
        error: host.querySelector('.DocSearch-ErrorScreen'),
        noResults,
        query: noResults?.querySelector('.DocSearch-Title strong')?.textContent ?? '',
      };
      const changed =
        !last || (Object.keys(next) as (keyof Screens)[]).some((screen) => next[screen] !== last?.[screen]);
      const isFirst = last === undefined;
      last = next;
      if (!changed) return;
      // Before the paint, so that a screen never shows without its part; the first look is in a layout effect anyway.
      if (isFirst) setScreens(next);
      else flushSync(() => setScreens(next));
    };
    const stop = watchModalMarkup(host, () => {
      look();
      keepFocus(host);
    });
    return stop;
  }, [host]);

  return screens;
}

/** The button that removes a search goes with it; its focus goes to the input, and not to nowhere. */
function keepFocus(host: HTMLElement): void {
  const { activeElement } = document;
  const isLost = activeElement === null || activeElement === document.body || activeElement.matches('dialog');
  const input = host.querySelector<HTMLInputElement>('.DocSearch-Input');
  if (isLost && input && !document.querySelector('.search-shell')) input.focus();
}
