import { startBehaviours } from '@/lib/browser/start-behaviours';
import { wakeOnIntent } from '@/lib/browser/wake-framework';

/** The one script that a page loads by itself. It names the framework's scripts in `data-wake`. */
startBehaviours();
wakeOnIntent(document.currentScript?.dataset.wake?.split(' ') ?? []);
