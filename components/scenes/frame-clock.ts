/** The longest step of a clock, in seconds: a page from the background continues where it was left. */
const longestStep = 0.25;

export interface Clock {
  readonly run: () => void;
  readonly halt: () => void;
}

/**
 * A clock driven by animation frames.
 *
 * @param onTick is called with the seconds since the last tick
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

/** Calls back when an element that was in the viewport has left it. @returns a function that stops observing */
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
