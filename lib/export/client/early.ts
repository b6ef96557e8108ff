import { startAnnouncement } from '@/lib/browser/announcement';
import { keepEarlyPresses } from '@/lib/browser/early-presses';
import { bilingualReadyEvent, loadBilingualWhenAsked } from '@/lib/browser/load-bilingual';
import { loadIslandsWhereNeeded } from '@/lib/browser/load-islands';
import { loadScript } from '@/lib/browser/load-script';
import { startSearchLoading } from '@/lib/browser/load-search';
import { startEarly } from '@/lib/browser/start-early';
import { startTheme } from '@/lib/browser/theme';
import { wakeOnIntent } from '@/lib/browser/wake-framework';

/** Addresses of `islands.ts`, `bilingual.ts` and the search; the export's finishing step puts them here. */
declare const __ISLANDS_SCRIPT__: string;
declare const __BILINGUAL_SCRIPT__: string;
declare const __SEARCH_MODULE__: string;
/** Whether the site has an announcement, and whether its theme can change: a page does not carry what it cannot need. */
declare const __HAS_ANNOUNCEMENT__: boolean;
declare const __HAS_THEMES__: boolean;

/** The one script that a page loads by itself. It names in `data-wake` what waits for the visitor. */
// Says to the script before the first paint that the site's files load.
document.documentElement.dataset.early = '';
startEarly([...(__HAS_ANNOUNCEMENT__ ? [startAnnouncement] : []), ...(__HAS_THEMES__ ? [startTheme] : [])]);
keepEarlyPresses();
loadIslandsWhereNeeded(__ISLANDS_SCRIPT__);
loadBilingualWhenAsked((failed) => loadScript(__BILINGUAL_SCRIPT__, bilingualReadyEvent, failed));
startSearchLoading((attempt) => import(searchAddress(attempt)));
// A link to results has said what its visitor wants.
wakeOnIntent(document.currentScript?.dataset.wake?.split(' ') ?? [], /\/search\/\?(?:.*&)?q=/.test(location.href));

// A function, for the bundler would look for a file where the address itself is imported.
function searchAddress(attempt: number): string {
  return attempt === 0 ? __SEARCH_MODULE__ : `${__SEARCH_MODULE__}?attempt=${attempt}`;
}
