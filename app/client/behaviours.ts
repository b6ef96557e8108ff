import { startAsking } from '@/lib/browser/article/ask-assistant';
import { startTermLinks } from '@/lib/browser/article/term-links';
import { behavioursReadyEvent } from '@/lib/browser/loading/early-presses';
import { bilingualReadyEvent, loadBilingualWhenAsked } from '@/lib/browser/loading/load-bilingual';
import { startFeedbackLoading, takesFeedback } from '@/lib/browser/loading/load-feedback';
import { loadScript } from '@/lib/browser/loading/load-scripts';
import { loadSuggestionWhereWanted } from '@/lib/browser/loading/load-suggestion';
import { startShortcutList } from '@/lib/browser/menus/shortcut-list';
import { startDocsList } from '@/lib/browser/navigation/docs-list';
import { startSearchLoading } from '@/lib/search/page/load-search';
import { searchModuleAddress } from './search-module';
import { startBehaviours } from './start-behaviours';

/** Addresses of scripts that are loaded on demand; inserted by the bundler (`lib/export/client-scripts.ts`). */
declare const __BILINGUAL_SCRIPT__: string;
declare const __MODULES__: Readonly<
  Record<'assistants' | 'docsList' | 'feedback' | 'shortcutList' | 'suggestion' | 'termPopover', string>
>;
declare const __HAS_ISSUE_FORM__: boolean;

/**
 * Loaded at the visitor's first interaction: menus, copy buttons, contents, and the loaders of larger parts. Once it
 * runs, every control of the page responds (ROUTE-10); earlier presses are replayed.
 */
startBehaviours();
loadBilingualWhenAsked((failed) => loadScript(__BILINGUAL_SCRIPT__, bilingualReadyEvent, failed));
loadSuggestionWhereWanted(() => import(__MODULES__.suggestion));
startDocsList(() => import(__MODULES__.docsList));
startAsking(() => import(__MODULES__.assistants));
startShortcutList(() => import(__MODULES__.shortcutList));
if (takesFeedback(__HAS_ISSUE_FORM__)) startFeedbackLoading(() => import(__MODULES__.feedback).catch(() => {}));
startTermLinks(() => import(__MODULES__.termPopover));
startSearchLoading((attempt) => import(searchModuleAddress(attempt)));
document.documentElement.dataset.hasHydrated = 'true';
document.dispatchEvent(new Event(behavioursReadyEvent));
