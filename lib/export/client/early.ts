import { startIslands } from '@/lib/browser/islands';
import { startBehaviours } from '@/lib/browser/start-behaviours';
import { wakeOnIntent } from '@/lib/browser/wake-framework';
import type { IslandModule } from '@/lib/islands/island-names';

/** Addresses of the islands' scripts; the export's finishing step puts them here. */
declare const __ISLANDS__: Readonly<Record<string, string>>;

/** The one script that a page loads by itself. It names the framework's scripts in `data-wake`. */
startBehaviours();
startIslands((name, attempt): Promise<IslandModule> => {
  const address = __ISLANDS__[name];
  if (address === undefined) return Promise.reject(new Error(`There is no island "${name}".`));
  return import(attempt === 0 ? address : `${address}?attempt=${attempt}`);
});
// A link to results has said what its visitor wants.
wakeOnIntent(document.currentScript?.dataset.wake?.split(' ') ?? [], /\/search\/\?(?:.*&)?q=/.test(location.href));
