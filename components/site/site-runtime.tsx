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
      import('@/lib/browser/start-behaviours'),
      import('@/lib/browser/islands'),
      import('@/lib/islands/load-in-development'),
    ]).then(([{ startBehaviours }, { startIslands }, { loadInDevelopment }]) => {
      if (left) return;
      const stops = [startBehaviours(), startIslands(loadInDevelopment)];
      stop = () => {
        for (const stopOne of stops) stopOne();
      };
    });
    return () => {
      left = true;
      stop?.();
    };
  }, []);

  return <ClientNavigation />;
}
