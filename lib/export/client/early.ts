import { startBehaviours } from '@/lib/browser/start-behaviours';
import { wakeOnIntent } from '@/lib/browser/wake-framework';

/** The one script that a page loads by itself. It names the framework's scripts in `data-wake`. */
startBehaviours();
// A link to results has said what its visitor wants.
wakeOnIntent(document.currentScript?.dataset.wake?.split(' ') ?? [], /\/search\/\?(?:.*&)?q=/.test(location.href));
