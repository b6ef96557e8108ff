'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { pageChangedEvent } from '@/lib/browser/page-changed';

/** What the framework adds to a page once it is awake. */
export function SiteRuntime() {
  const pathname = usePathname();
  const shown = useRef(pathname);

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

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.dispatchEvent(new Event(pageChangedEvent));
  }, [pathname]);

  return null;
}
