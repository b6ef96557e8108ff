import { behavioursReadyEvent } from '@/lib/browser/loading/early-presses';
import { bilingualReadyEvent, loadBilingualWhenAsked } from '@/lib/browser/loading/load-bilingual';
import { loadScript } from '@/lib/browser/loading/load-script';
import { startSearchLoading } from '@/lib/search/page/load-search';
import { searchModuleAddress } from './search-module';
import { startBehaviours } from './start-behaviours';

/** Address of a script that comes when it is needed; the bundler puts it here (`lib/export/client-scripts.ts`). */
declare const __BILINGUAL_SCRIPT__: string;

/**
 * Loaded at the visitor's first sign: menus, copy buttons, contents, and what loads larger parts when they are asked for.
 * With it every behaviour of the page answers (ROUTE-10); what was done before was kept.
 */
startBehaviours();
loadBilingualWhenAsked((failed) => loadScript(__BILINGUAL_SCRIPT__, bilingualReadyEvent, failed));
startSearchLoading((attempt) => import(searchModuleAddress(attempt)));
document.documentElement.dataset.hasHydrated = 'true';
document.dispatchEvent(new Event(behavioursReadyEvent));
