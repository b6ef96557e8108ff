import { keepEarlyPresses } from '@/lib/browser/loading/early-presses';
import { loadIslandsWhereNeeded, loadOnInteraction, navigationLoader } from '@/lib/browser/loading/load-scripts';
import { pageChangedEvent } from '@/lib/browser/loading/page-changed';
import { claimFirstEntry } from '@/lib/browser/navigation/history-entries';
import { startAnnouncement, startTheme } from '@/lib/browser/settings/settled-before-paint';
import { bilingualSlot } from '@/lib/browser/settings/storage-slot';
import { fillSearch } from '@/lib/search/page/fill-search';
import { searchModuleAddress } from './search-module';
import { startEarly } from './start-early';

/** Addresses of scripts that are loaded on demand; inserted by the bundler (`lib/export/client-scripts.ts`). */
declare const __NAVIGATION_SCRIPT__: string;
declare const __BEHAVIOURS_SCRIPT__: string;
declare const __ISLANDS_SCRIPT__: string;
/** Whether the site has an announcement, and whether its theme can change. Code that a site cannot need is left out. */
declare const __HAS_ANNOUNCEMENT__: boolean;
declare const __HAS_THEMES__: boolean;

/** The only script that every page loads at once. */
// Reports to the pre-paint script that the site's files load.
document.documentElement.dataset.early = '';
startEarly([...(__HAS_ANNOUNCEMENT__ ? [startAnnouncement] : []), ...(__HAS_THEMES__ ? [startTheme] : [])]);
keepEarlyPresses();
const loadNavigation = navigationLoader(__NAVIGATION_SCRIPT__);
const loadBehaviours = loadOnInteraction(loadNavigation, __BEHAVIOURS_SCRIPT__);
// After a return through the history, the next step back or forward needs the navigation script.
if (!claimFirstEntry()) loadNavigation();
// A link to search results or to a bilingual page needs the behaviours script at once, and so does a visitor who reads
// in two languages.
const look = () => {
  if (/[?&](?:q|with)=/.test(location.search) || bilingualSlot.get()?.startsWith('on')) loadBehaviours();
};
document.addEventListener(pageChangedEvent, look);
look();
loadIslandsWhereNeeded(__ISLANDS_SCRIPT__);
fillSearch(() => import(searchModuleAddress(0)), loadBehaviours);
