import { keepEarlyPresses } from '@/lib/browser/loading/early-presses';
import { loadIslandsWhereNeeded } from '@/lib/browser/loading/load-islands';
import { navigationLoader } from '@/lib/browser/loading/load-navigation';
import { loadOnInteraction } from '@/lib/browser/loading/load-on-interaction';
import { pageChangedEvent } from '@/lib/browser/loading/page-changed';
import { claimFirstEntry } from '@/lib/browser/navigation/first-entry';
import { startAnnouncement } from '@/lib/browser/settings/announcement';
import { bilingualSlot } from '@/lib/browser/settings/storage-slot';
import { startTheme } from '@/lib/browser/settings/theme';
import { fillSearch } from '@/lib/search/page/fill-search';
import { searchModuleAddress } from './search-module';
import { startEarly } from './start-early';

/** Addresses of scripts that come when they are needed; the bundler puts them here (`lib/export/client-scripts.ts`). */
declare const __NAVIGATION_SCRIPT__: string;
declare const __BEHAVIOURS_SCRIPT__: string;
declare const __ISLANDS_SCRIPT__: string;
/** Whether the site has an announcement, and whether its theme can change: a page does not carry what it cannot need. */
declare const __HAS_ANNOUNCEMENT__: boolean;
declare const __HAS_THEMES__: boolean;

/** The one script that a page loads by itself. */
// Says to the script before the first paint that the site's files load.
document.documentElement.dataset.early = '';
startEarly([...(__HAS_ANNOUNCEMENT__ ? [startAnnouncement] : []), ...(__HAS_THEMES__ ? [startTheme] : [])]);
keepEarlyPresses();
const loadNavigation = navigationLoader(__NAVIGATION_SCRIPT__);
const loadBehaviours = loadOnInteraction(loadNavigation, __BEHAVIOURS_SCRIPT__);
// Who comes back by the history goes on in it, by the browser's own buttons.
if (!claimFirstEntry()) loadNavigation();
// A link to results, or to a page in two languages, has said what its visitor wants, and so has who reads in two.
const look = () => {
  if (/[?&](?:q|with)=/.test(location.search) || bilingualSlot.get()?.startsWith('on')) loadBehaviours();
};
document.addEventListener(pageChangedEvent, look);
look();
loadIslandsWhereNeeded(__ISLANDS_SCRIPT__);
fillSearch(() => import(searchModuleAddress(0)), loadBehaviours);
