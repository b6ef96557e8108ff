import { siteLink } from './load-navigation';

/**
 * Events that show a visitor's presence. Scrolling is not one of them: the browser scrolls too, to an anchor or to a
 * restored position, and a visitor who scrolls has pointed, touched, turned a wheel or pressed a key.
 */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const;

/**
 * Loads a page's scripts at the visitor's first interaction; until then the page is complete without them. Where that
 * is with a link, only the navigation script is loaded first.
 *
 * @param loadNavigation loads the script that follows links
 * @param behaviours address of the script of menus, copy buttons and contents
 * @returns a function that loads that script at once
 */
export function loadOnInteraction(loadNavigation: () => void, behaviours: string): () => void {
  const onSign = (event: Event & { altKey?: boolean }) => {
    // An event that opens the search has been handled, and the search loads all it needs.
    if (isNoSign(event) || event.defaultPrevented || isWithin(event, '.search-dialog')) return;
    // Keys with Alt are the page's own, wherever the focus is.
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
      // Presses are stored meanwhile, so the script may load late after a lost connection.
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
 * Not an interaction: the pointer event of distance 0 that a page gets when it appears under a resting pointer; the
 * focus that a navigation sets on the page's heading; and modifier keys alone.
 */
function isNoSign({ type, target, key, movementX, movementY }: Event & Partial<PointerEvent & KeyboardEvent>): boolean {
  if (key === 'Control' || key === 'Meta') return true;
  if (type === 'focusin') return target instanceof HTMLElement && target.tabIndex < 0;
  return type === 'pointermove' && movementX === 0 && movementY === 0;
}

function isWithin({ target }: Event, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
