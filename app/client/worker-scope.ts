/** What the workers use of their global scope; the whole of it would stand in the way of the window's in the types. */
export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(name: 'activate' | 'install', listener: (event: LifeEvent) => void): void;
}

interface LifeEvent {
  waitUntil(work: Promise<unknown>): void;
}
