import { keepEarlyPresses } from '@/lib/browser/early-presses';
import { loadIslandsWhereNeeded } from '@/lib/browser/load-islands';
import { startEarly } from '@/lib/browser/start-early';
import { wakeOnIntent } from '@/lib/browser/wake-framework';

/** Address of `islands.ts`; the export's finishing step puts it here. */
declare const __ISLANDS_SCRIPT__: string;

/** The one script that a page loads by itself. It names in `data-wake` what waits for the visitor. */
startEarly();
keepEarlyPresses();
loadIslandsWhereNeeded(__ISLANDS_SCRIPT__);
// A link to results has said what its visitor wants.
wakeOnIntent(document.currentScript?.dataset.wake?.split(' ') ?? [], /\/search\/\?(?:.*&)?q=/.test(location.href));
