const glideMilliseconds = 420;
const fadeMilliseconds = 340;
const easing = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** Nothing comes from further away than this, so that nothing flies. */
const furthestGlide = 220;

/** A line after another begins to show this much later; from the tenth on all show together. */
const stagger = 28;

/** How a change is shown: lines glide to where they belong, new ones only come up, or all is there at once. */
export type Movement = 'glide' | 'fade' | 'none';

/**
 * Changes a text while somebody reads it. The block that they are at stays where it is on the screen (the browser's own
 * keeping of the place is off in bilingual.css, so that not both do it); on the screen the others glide to their new
 * places, and the lines that are new come up.
 *
 * @param elements what may move, in the order of the document
 * @param line distance from the window's top at which reading begins, in CSS pixels
 * @param change changes the text. @returns the elements that are new
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
  // Everything is measured before anything moves: an animation that begins would have the page laid out once more.
  const shifts = movement === 'glide' ? shiftsSince(before) : undefined;
  const seen = onScreen(added);
  if (shifts) glide(shifts);
  comeUp(seen);
}

/** Distances from the window's top, of all that can come to be seen: elements are in order, and what is far below is not. */
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
    // A list or a table that begins above stays by the item in it that is read.
    if (anchor && (!anchor.contains(element) || anchor.getBoundingClientRect().top >= line)) break;
    if (element.getBoundingClientRect().bottom > line) anchor = element;
  }
  return anchor;
}

/** How far elements on the screen have come from where they were. */
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
