import { routerTransitionEvent } from '@/lib/browser/router-transition';

/** The router's own hook: tells the page of a navigation that no click began. */
export function onRouterTransitionStart(url: string, type: 'push' | 'replace' | 'traverse'): void {
  if (type !== 'traverse') return;
  const { pathname } = new URL(url, window.location.href);
  document.dispatchEvent(new CustomEvent(routerTransitionEvent, { detail: pathname }));
}
