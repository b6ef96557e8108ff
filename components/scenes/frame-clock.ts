/** The longest step of a clock, in seconds: a page that lay in the background goes on where it was left. */
const longestStep = 0.25;

export interface Clock {
  readonly run: () => void;
  readonly halt: () => void;
}

/**
 * A clock by the frames of the screen.
 *
 * @param onTick gets the seconds since the last tick
 */
export function frameClock(onTick: (elapsed: number) => void): Clock {
  let frame = 0;
  let last = 0;
  const tick = (now: number) => {
    frame = requestAnimationFrame(tick);
    onTick(Math.min((now - last) / 1000, longestStep));
    last = now;
  };
  return {
    run: () => {
      cancelAnimationFrame(frame);
      last = performance.now();
      frame = requestAnimationFrame(tick);
    },
    halt: () => cancelAnimationFrame(frame),
  };
}

/** Calls back when an element that was in the window has left it. @returns a function that stops watching */
export function onLeavingView(element: Element, left: () => void): () => void {
  let wasSeen = false;
  const observer = new IntersectionObserver((entries) => {
    const isSeen = entries.at(-1)?.isIntersecting ?? false;
    if (wasSeen && !isSeen) left();
    wasSeen = isSeen;
  });
  observer.observe(element);
  return () => observer.disconnect();
}
