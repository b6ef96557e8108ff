'use client';

import { useEffect } from 'react';
import { ClientNavigation } from './client-navigation';

/** What the framework adds to a page once it is awake. */
export function SiteRuntime() {
  useEffect(() => {
    document.documentElement.dataset.hasHydrated = 'true';
    if (process.env.NODE_ENV !== 'development') return;
    // An export has a script of its own for these, which does not wait for the framework.
    let stop: (() => void) | undefined;
    let left = false;
    void Promise.all([
      import('@/lib/browser/start-early'),
      import('@/lib/browser/announcement'),
      import('@/lib/browser/theme'),
      import('@/lib/browser/start-behaviours'),
      import('@/lib/browser/islands'),
      import('@/lib/islands/load-in-development'),
      import('@/lib/browser/load-bilingual'),
      import('@/lib/browser/load-search'),
    ]).then(
      ([
        early,
        { startAnnouncement },
        { startTheme },
        { startBehaviours },
        { startIslands },
        islands,
        bilingual,
        search,
      ]) => {
        if (left) return;
        bilingual.loadBilingualWhenAsked((failed) => {
          // The page has its styles already.
          import('@/lib/bilingual/start-bilingual').then(({ startBilingual }) => startBilingual(), failed);
        });
        const stops = [
          early.startEarly([startAnnouncement, startTheme]),
          startBehaviours(),
          startIslands(islands.loadInDevelopment),
          search.startSearchLoading(() => import('@/components/search/browser')),
        ];
        stop = () => {
          for (const stopOne of stops) stopOne();
        };
      },
    );
    return () => {
      left = true;
      stop?.();
    };
  }, []);

  return <ClientNavigation />;
}
