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
    void import('@/lib/browser/start-behaviours').then(({ startBehaviours }) => {
      if (!left) stop = startBehaviours();
    });
    return () => {
      left = true;
      stop?.();
    };
  }, []);

  return <ClientNavigation />;
}
