'use client';

import { useEffect } from 'react';
import { SearchIsland } from '@/components/search/search-island';
import type { Locale } from '@/i18n/locales';
import { ClientNavigation } from './client-navigation';
import type { LazyPartWords } from './lazy-part';

interface SiteRuntimeProps {
  locale: Locale;
  searchWords: LazyPartWords;
}

/** What the framework adds to a page once it is awake. */
export function SiteRuntime({ locale, searchWords }: SiteRuntimeProps) {
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
    ]).then(
      ([early, { startAnnouncement }, { startTheme }, { startBehaviours }, { startIslands }, islands, bilingual]) => {
        if (left) return;
        bilingual.loadBilingualWhenAsked((failed) => {
          // The page has its styles already.
          import('@/lib/bilingual/start-bilingual').then(({ startBilingual }) => startBilingual(), failed);
        });
        const stops = [
          early.startEarly([startAnnouncement, startTheme]),
          startBehaviours(),
          startIslands(islands.loadInDevelopment),
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

  return (
    <>
      <ClientNavigation />
      <SearchIsland locale={locale} words={searchWords} />
    </>
  );
}
