import { workerAddress } from './kept-copy';

/**
 * Starts the worker that serves a copy; it serves open pages too, once it is active.
 *
 * @throws where the browser refuses it
 */
export async function startWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.register(workerAddress, { updateViaCache: 'none' });
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  if (!worker) throw new Error(`${workerAddress} has not been installed.`);
  await new Promise<void>((resolve, reject) => {
    const look = () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error(`${workerAddress} has not been activated.`));
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/** Removes the worker. Open pages keep it until they are left. */
export async function removeWorker(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    const worker = registration.active ?? registration.waiting ?? registration.installing;
    if (worker && new URL(worker.scriptURL).pathname === workerAddress) await registration.unregister();
  }
}
