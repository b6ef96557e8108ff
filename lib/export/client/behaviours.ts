import { behavioursReadyEvent } from '@/lib/browser/early-presses';
import { startBehaviours } from '@/lib/browser/start-behaviours';

/** The first script that the visitor's first intent loads. */
startBehaviours();
document.dispatchEvent(new Event(behavioursReadyEvent));
