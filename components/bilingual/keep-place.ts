const glideMilliseconds = 420;
const fadeMilliseconds = 340;
const easing = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** Elements glide over this distance at most, in CSS pixels, so that nothing flies in. */
const furthestGlide = 220;

/** Delay between two lines that fade in, in milliseconds; from the tenth on, all show together. */
const stagger = 28;

/** How a change is shown: lines glide to their new places, new ones only fade in, or everything changes at once. */
export type Movement = 'glide' | 'fade' | 'none';

/**
 * Changes a text while it is being read. The block at the reading line stays where it is on the screen (the browser's
 * scroll anchoring is off in bilingual.css, so that the two do not add up); the other visible blocks glide to their new
 * places, and new lines fade in.
 *
 * @param elements those that may move, in document order
 * @param line distance from the window's top at which reading begins, in CSS pixels
 * @param change changes the text. @returns the new elements
 */
export function changeInPlace(
  elements: readonly HTMLElement[],
  line: number,
  movement: Movement,
  change: () => readonly HTMLElement[],
): void {
  const before = topsOf(elements);
  const anchor = anchorOf(elements, line);
  const added = change();
  const anchorTop = anchor && before.get(anchor);
  if (anchor && anchorTop !== undefined && window.scrollY > 0) {
    window.scrollBy({ top: anchor.getBoundingClientRect().top - anchorTop, behavior: 'instant' });
  }
  if (movement === 'none') return;
  // Measure everything before moving anything: an animation that has begun would force another layout.
  const shifts = movement === 'glide' ? shiftsSince(before) : undefined;
  const seen = onScreen(added);
  if (shifts) glide(shifts);
  comeUp(seen);
}

/**
 * Distances from the window's top of all elements that can become visible: they are in order, and those far below are
 * left out.
 */
function topsOf(elements: readonly HTMLElement[]): Map<HTMLElement, number> {
  const tops = new Map<HTMLElement, number>();
  for (const element of elements) {
    const { top } = element.getBoundingClientRect();
    tops.set(element, top);
    if (top > window.innerHeight * 3) break;
  }
  return tops;
}

/** The innermost element that the line lies in, or the first below it. */
function anchorOf(elements: readonly HTMLElement[], line: number): HTMLElement | undefined {
  let anchor: HTMLElement | undefined;
  for (const element of elements) {
    // In a list or table that begins above, the item that is being read is the anchor.
    if (anchor && (!anchor.contains(element) || anchor.getBoundingClientRect().top >= line)) break;
    if (element.getBoundingClientRect().bottom > line) anchor = element;
  }
  return anchor;
}

/** How far visible elements are from where they were. */
function shiftsSince(before: ReadonlyMap<HTMLElement, number>): Map<HTMLElement, number> {
  const height = window.innerHeight;
  const shifts = new Map<HTMLElement, number>();
  for (const [element, oldTop] of before) {
    if (!element.isConnected) continue;
    const { top, bottom } = element.getBoundingClientRect();
    if (top > height) break;
    if (bottom < 0) continue;
    const shift = Math.max(-furthestGlide, Math.min(furthestGlide, oldTop - top));
    shifts.set(element, shift);
  }
  return shifts;
}

function glide(shifts: ReadonlyMap<HTMLElement, number>): void {
  for (const [element, shift] of shifts) {
    let around = element.parentElement;
    while (around && !shifts.has(around)) around = around.parentElement;
    const own = shift - (around ? (shifts.get(around) ?? 0) : 0);
    if (Math.abs(own) < 1) continue;
    element.animate([{ transform: `translateY(${own}px)` }, { transform: 'none' }], {
      duration: glideMilliseconds,
      easing,
    });
  }
}

function onScreen(elements: readonly HTMLElement[]): HTMLElement[] {
  const height = window.innerHeight;
  return elements.filter((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom >= 0 && top <= height && bottom !== top;
  });
}

function comeUp(elements: readonly HTMLElement[]): void {
  for (const [place, element] of elements.entries()) {
    element.animate(
      [
        { opacity: 0, transform: 'translateY(-0.35em)' },
        { opacity: 1, transform: 'none' },
      ],
      {
        duration: fadeMilliseconds,
        delay: 90 + stagger * Math.min(place, 9),
        easing: 'ease-out',
        fill: 'backwards',
      },
    );
  }
}
