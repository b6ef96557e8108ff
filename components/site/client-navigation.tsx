'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef, useTransition } from 'react';
import { followableRoute } from '@/lib/browser/followable-route';
import { mayPrefetch } from '@/lib/browser/may-prefetch';
import { isMenuEntry } from '@/lib/browser/menu-entry';
import { pageChangedEvent } from '@/lib/browser/page-changed';
import { showProgress } from '@/lib/browser/progress-bar';
import { answerRouterFromPayloads, prefetchRoute } from '@/lib/browser/route-payloads';
import { routerTransitionEvent } from '@/lib/browser/router-transition';

/**
 * Follows links within the locale without a load: the next page is fetched while the old one stays, and the whole page is
 * loaded afresh where that fails (the framework does it). One listener on the document serves every link, also those in
 * article HTML, and none of them costs a component.
 */
export function ClientNavigation() {
  const router = useRouter();
  const pathname = usePathname();
  const shown = useRef(pathname);
  const [isPending, startTransition] = useTransition();

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const address = followableRoute(event, window.location);
      if (address === undefined) return;
      event.preventDefault();
      const go = isMenuEntry() ? router.replace : router.push;
      startTransition(() => go(address));
    };
    const onIntent = (event: Event) => {
      const address = followableRoute(event, window.location);
      const route = address?.split(/[?#]/)[0];
      if (route === undefined || route === window.location.pathname || !mayPrefetch(navigator)) return;
      prefetchRoute(route);
    };
    const intents = process.env.NODE_ENV === 'production' ? (['pointerover', 'focusin', 'touchstart'] as const) : [];
    document.addEventListener('click', onClick);
    for (const name of intents) document.addEventListener(name, onIntent, { passive: true });
    return () => {
      document.removeEventListener('click', onClick);
      for (const name of intents) document.removeEventListener(name, onIntent);
    };
  }, [router]);

  // In development the server makes the data anew, and an export is what this is for.
  useEffect(() => (process.env.NODE_ENV === 'production' ? answerRouterFromPayloads() : undefined), []);

  useEffect(() => (isPending ? showProgress() : undefined), [isPending]);

  // Going back and forward is the browser's doing, of which only the router's own hook tells.
  const endTraversal = useRef<(() => void) | undefined>(undefined);
  useEffect(() => {
    const onTransition = ({ detail }: CustomEvent<string>) => {
      endTraversal.current?.();
      endTraversal.current = detail === shown.current ? undefined : showProgress();
    };
    document.addEventListener(routerTransitionEvent, onTransition as EventListener);
    return () => document.removeEventListener(routerTransitionEvent, onTransition as EventListener);
  }, []);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    endTraversal.current?.();
    document.dispatchEvent(new Event(pageChangedEvent));
    // Whoever goes by keyboard goes on from the new page's beginning; the framework announces its title.
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);

  return null;
}
