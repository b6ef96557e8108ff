import { behavioursReadyEvent } from './early-presses';
import { navigationReadyEvent, siteLink } from './load-navigation';

/**
 * What shows that somebody is there. Scrolling alone does not: the browser does it too, to an anchor or to where the visitor
 * was, and who scrolls has pointed, touched, turned a wheel or pressed a key.
 */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const;

/**
 * Loads the scripts of a page at the visitor's first sign; until then the page is complete without them. Who turns to a link
 * first waits only for what follows it.
 *
 * @param loadNavigation loads what follows links
 * @param behaviours address of the script of menus, copy buttons and contents
 * @returns a function that loads that one at once
 */
export function loadOnInteraction(loadNavigation: () => void, behaviours: string): () => void {
  const onSign = (event: Event) => {
    if (isAtRest(event)) return;
    loadNavigation();
    if (event.target instanceof Element && event.target.closest(siteLink)) return;
    for (const name of signs) document.removeEventListener(name, onSign);
    loadBehaviours();
  };
  let isAsked = false;
  const loadBehaviours = () => {
    if (isAsked) return;
    isAsked = true;
    add();
  };
  const add = () => {
    const script = document.createElement('script');
    script.src = behaviours;
    // What is pressed meanwhile is kept, so that it may come late where the connection was lost.
    script.onerror = () => window.addEventListener('online', add, { once: true });
    document.head.append(script);
  };
  for (const name of signs) document.addEventListener(name, onSign, { passive: true });
  markWhenReady();
  return loadBehaviours;
}

/** Marks the document when every behaviour of the page answers (ROUTE-10). */
function markWhenReady(): void {
  const awaited = new Set([navigationReadyEvent, behavioursReadyEvent]);
  for (const name of awaited) {
    document.addEventListener(
      name,
      () => {
        awaited.delete(name);
        if (awaited.size === 0) document.documentElement.dataset.hasHydrated = 'true';
      },
      { once: true },
    );
  }
}

/** A page that appears under a pointer at rest is told of a move, of no distance. */
function isAtRest(event: Event): boolean {
  const { type, movementX, movementY } = event as PointerEvent;
  return type === 'pointermove' && movementX === 0 && movementY === 0;
}
