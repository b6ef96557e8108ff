import { islandsReadyEvent } from '@/lib/browser/loading/early-presses';
import { startIslands } from '@/lib/browser/loading/start-islands';
import type { IslandModule } from '@/lib/islands';

/** Addresses of the islands' scripts; inserted by the export's finishing step. */
declare const __ISLANDS__: Readonly<Record<string, string>>;

/** Loaded by pages that hold an island. A script that timed out may still arrive after its replacement. */
if (!('islands' in document.documentElement.dataset)) {
  document.documentElement.dataset.islands = '';
  startIslands((name, attempt): Promise<IslandModule> => {
    const address = __ISLANDS__[name];
    if (address === undefined) return Promise.reject(new Error(`There is no island "${name}".`));
    return import(attempt === 0 ? address : `${address}?attempt=${attempt}`);
  });
}
document.dispatchEvent(new Event(islandsReadyEvent));
