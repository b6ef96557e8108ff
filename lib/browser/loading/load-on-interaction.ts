import { siteLink } from './load-navigation';

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
  const onSign = (event: Event & { altKey?: boolean }) => {
    // What opens the search is answered already, and the search has all that it needs.
    if (isNoSign(event) || event.defaultPrevented || isWithin(event, '.search-dialog')) return;
    // A key with Alt is the page's own, wherever the focus is.
    const isLink = isWithin(event, siteLink) && !event.altKey;
    if (isLink || event.type !== 'keydown') loadNavigation();
    if (isLink) return;
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
    script.onerror = () => {
      // What is pressed meanwhile is kept, so that it may come late where the connection was lost.
      window.addEventListener('online', add, { once: true });
      const button = document.querySelector<HTMLElement>('[data-bilingual]');
      if (button) button.dataset.failed = '';
    };
    document.head.append(script);
  };
  for (const name of signs) document.addEventListener(name, onSign, { passive: true });
  return loadBehaviours;
}

/**
 * A page that appears under a pointer at rest is told of a move, of no distance; the beginning of a page that was navigated
 * to gets the focus, to which no key leads; and keys that only go with another one say nothing yet.
 */
function isNoSign({ type, target, key, movementX, movementY }: Event & Partial<PointerEvent & KeyboardEvent>): boolean {
  if (key === 'Control' || key === 'Meta') return true;
  if (type === 'focusin') return target instanceof HTMLElement && target.tabIndex < 0;
  return type === 'pointermove' && movementX === 0 && movementY === 0;
}

function isWithin({ target }: Event, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
