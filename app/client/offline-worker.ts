import { clientsClaim } from 'workbox-core';
import { enable } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { keptAnswer, offlinePage } from '@/lib/offline/kept-copy';
import type { WorkerScope } from './worker-scope';

declare const self: WorkerScope;

/** A page that the network has not begun to answer after this time is answered from the copy, if it is kept. */
const patienceSeconds = 5;

/**
 * The worker of those who keep a copy of the docs (EDGE-07). It only reads: the page makes the copies
 * (`lib/offline/keep-copy.ts`), so that none is made of two deployments.
 */
const copy = {
  cachedResponseWillBeUsed: async ({ request }: { request: Request }) =>
    (await keptAnswer(caches, new URL(request.url), request.mode === 'navigate')) ?? null,
  cacheWillUpdate: async () => null,
  handlerDidError: async ({ request }: { request: Request }) =>
    request.mode === 'navigate' ? offlinePage(caches) : undefined,
};

/** Whether a copy could answer: not the requests that make one, nor for a part of a film. */
const isServed = (request: Request) =>
  request.mode === 'navigate' || (request.cache !== 'reload' && !request.headers.has('range'));

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/_site/') && isServed(request),
  new CacheFirst({ plugins: [copy] }),
);
registerRoute(
  ({ request, sameOrigin }) => sameOrigin && isServed(request),
  new NetworkFirst({ networkTimeoutSeconds: patienceSeconds, plugins: [copy] }),
);
enable();
void self.skipWaiting();
clientsClaim();
