import { focusOn } from '@/lib/browser/menus/focus-on';

let secondTry = 0;

/**
 * Goes to where a visitor of a page begins: the place that the address names, or the top. The focus goes there too, so that
 * who uses a keyboard or hears the page goes on from there.
 */
export function arriveAt(hash: string): void {
  const named = hash.length > 1 ? document.getElementById(decode(hash.slice(1))) : null;
  // Without the motion that links within a page have. The style sheet keeps the place clear of the bars.
  cancelAnimationFrame(secondTry);
  if (named) named.scrollIntoView({ behavior: 'instant' });
  else scrollToTop(0);
  focusOn(named ?? beginning());
}

/** Goes to where a visitor was who comes back. */
export function returnTo(top: number): void {
  scrollToTop(top);
  focusOn(beginning());
}

export function scrollToTop(top: number): void {
  const scroll = () => window.scrollTo({ top, behavior: 'instant' });
  scroll();
  // A movement that is under way, to a place on the page, may go on for a frame.
  cancelAnimationFrame(secondTry);
  secondTry = requestAnimationFrame(scroll);
}

const beginning = (): HTMLElement | null => document.querySelector('main h1') ?? document.querySelector('main');

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
