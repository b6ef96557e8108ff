import { behavioursReadyEvent } from '@/lib/browser/early-presses';
import { startBehaviours } from '@/lib/browser/start-behaviours';

/** Loaded at the visitor's first sign: menus, copy buttons, contents. */
startBehaviours();
document.dispatchEvent(new Event(behavioursReadyEvent));
