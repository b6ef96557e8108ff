import { deleteCopies } from '@/lib/offline/kept-copy';
import type { WorkerScope } from './worker-scope';

declare const self: WorkerScope;

/** Takes the place of `offline-worker.ts` on a site without copies: removes them and itself, where there are any. */
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(deleteCopies(caches).then(() => self.registration.unregister()));
});
