import { startAnnouncement } from '@/lib/browser/announcement';
import { keepEarlyPresses } from '@/lib/browser/early-presses';
import { bilingualReadyEvent, loadBilingualWhenAsked } from '@/lib/browser/load-bilingual';
import { loadIslandsWhereNeeded } from '@/lib/browser/load-islands';
import { navigationLoader } from '@/lib/browser/load-navigation';
import { loadOnInteraction } from '@/lib/browser/load-on-interaction';
import { loadScript } from '@/lib/browser/load-script';
import { startSearchLoading } from '@/lib/browser/load-search';
import { startEarly } from '@/lib/browser/start-early';
import { startTheme } from '@/lib/browser/theme';
import { claimFirstEntry } from '@/lib/navigation/first-entry';

/** Addresses of scripts that come when they are needed; the bundler puts them here (`lib/export/client-scripts.ts`). */
declare const __NAVIGATION_SCRIPT__: string;
declare const __BEHAVIOURS_SCRIPT__: string;
declare const __ISLANDS_SCRIPT__: string;
declare const __BILINGUAL_SCRIPT__: string;
declare const __SEARCH_SCRIPT__: string;
/** Whether the site has an announcement, and whether its theme can change: a page does not carry what it cannot need. */
declare const __HAS_ANNOUNCEMENT__: boolean;
declare const __HAS_THEMES__: boolean;

/** The one script that a page loads by itself. */
// Says to the script before the first paint that the site's files load.
document.documentElement.dataset.early = '';
startEarly([...(__HAS_ANNOUNCEMENT__ ? [startAnnouncement] : []), ...(__HAS_THEMES__ ? [startTheme] : [])]);
keepEarlyPresses();
const loadNavigation = navigationLoader(__NAVIGATION_SCRIPT__);
loadOnInteraction(loadNavigation, __BEHAVIOURS_SCRIPT__);
// Who comes back by the history goes on in it, by the browser's own buttons.
if (!claimFirstEntry()) loadNavigation();
loadIslandsWhereNeeded(__ISLANDS_SCRIPT__);
loadBilingualWhenAsked((failed) => loadScript(__BILINGUAL_SCRIPT__, bilingualReadyEvent, failed));
startSearchLoading((attempt) => import(searchAddress(attempt)));

// A function, for the bundler would look for a file where the address itself is imported.
function searchAddress(attempt: number): string {
  return attempt === 0 ? __SEARCH_SCRIPT__ : `${__SEARCH_SCRIPT__}?attempt=${attempt}`;
}
