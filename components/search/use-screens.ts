import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { watchModalMarkup } from '@/lib/search/page/fix-modal-markup';

/** Places in DocSearch's markup to which something of ours is added, while they are there. */
export interface Screens {
  readonly footer: Element | null;
  readonly error: Element | null;
  readonly noResults: Element | null;
  /** What the screen of no results was made for. */
  readonly query: string;
}

/** Fixes DocSearch's markup, and tells which of its screens is shown. */
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
    return watchModalMarkup(host, look);
  }, [host]);

  return screens;
}
