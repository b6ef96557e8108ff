import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { watchModalMarkup } from '@/lib/search/page/fix-modal-markup';

/** Containers of our own additions to DocSearch's screens, while these are shown. */
export interface Screens {
  readonly footer: Element | null;
  readonly results: Element | null;
  readonly error: Element | null;
  readonly noResults: Element | null;
  /** The query that the screen of no results is for. */
  readonly query: string;
}

/** Fixes DocSearch's markup, and returns which of its screens is shown. */
export function useScreens(host: HTMLElement): Screens {
  const [screens, setScreens] = useState<Screens>({
    footer: null,
    results: null,
    error: null,
    noResults: null,
    query: '',
  });

  useLayoutEffect(() => {
    let last: Screens | undefined;
    const look = () => {
      const noResults = host.querySelector('.DocSearch-NoResults');
      const next: Screens = {
        footer: host.querySelector('.DocSearch-Footer'),
        results: host.querySelector('.DocSearch-Dropdown'),
        error: host.querySelector('.DocSearch-ErrorScreen'),
        noResults,
        query: noResults?.querySelector('.DocSearch-Title strong')?.textContent ?? '',
      };
      const changed =
        !last || (Object.keys(next) as (keyof Screens)[]).some((screen) => next[screen] !== last?.[screen]);
      const isFirst = last === undefined;
      last = next;
      if (!changed) return;
      // Before the paint, so that a screen never shows without its addition; the first run is in a layout effect
      // anyway.
      if (isFirst) setScreens(next);
      else flushSync(() => setScreens(next));
    };
    return watchModalMarkup(host, look);
  }, [host]);

  return screens;
}
