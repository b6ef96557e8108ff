/**
 * What shows that somebody is there and may soon go on to another page. Scrolling alone does not: the browser does it
 * too, to an anchor or to where the visitor was, and who scrolls has pointed, touched, turned a wheel or pressed a key.
 */
const intents = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const;

/**
 * Loads the framework's scripts at the visitor's first intent, in order. Until then the page is complete without them:
 * links, menus, tabs and copy buttons work.
 *
 * @param sources addresses of the scripts, in the order in which they run
 * @param atOnce where the page is nothing without them
 */
export function wakeOnIntent(sources: readonly string[], atOnce = false): void {
  const wake = () => {
    for (const name of intents) document.removeEventListener(name, onIntent);
    // Each in a task of its own: all at once would hold up the answer to what the visitor does first.
    for (const source of sources) setTimeout(add, 0, source);
  };
  const onIntent = (event: Event) => {
    if (!isAtRest(event)) wake();
  };
  const add = (source: string) => {
    const script = document.createElement('script');
    script.src = source;
    // Scripts that another script adds run as they arrive; these must run in order.
    script.async = false;
    // The framework waits for a part that is missing, so that it wakes late where the connection was lost.
    script.onerror = () => window.addEventListener('online', () => add(source), { once: true });
    document.head.append(script);
  };
  for (const name of intents) document.addEventListener(name, onIntent, { passive: true });
  if (atOnce) wake();
}

/** A page that appears under a pointer at rest is told of a move, of no distance. */
function isAtRest(event: Event): boolean {
  const { type, movementX, movementY } = event as PointerEvent;
  return type === 'pointermove' && movementX === 0 && movementY === 0;
}
