import type { Gesture } from './phone-state';

/** Time after which a press counts as a hold, in milliseconds. */
export const holdTime = 500;
/** Longest time from the first of three taps to the last, in milliseconds. */
const tripleTime = 900;
/** Distance that a holding finger may move, in pixels. */
const slip = 10;

/**
 * Recognises gestures of finger or mouse on the phone's ball, picture and paragraphs.
 *
 * @param onGesture is called with the gesture, and the paragraph that was tapped three times
 * @returns a function that stops it
 */
export function watchTouches(
  screen: HTMLElement,
  onGesture: (gesture: Gesture, paragraph?: HTMLElement) => void,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let held: { readonly on: string; readonly x: number; readonly y: number; readonly timer: number } | undefined;
  let taps: { readonly on: Element; readonly times: readonly number[] } | undefined;

  const end = () => {
    window.clearTimeout(held?.timer);
    held = undefined;
  };
  const at = (event: Event, selector: string) =>
    event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;

  const onDown = (event: PointerEvent) => {
    end();
    const on = at(event, '[data-touch]')?.dataset.touch;
    if (on === undefined || event.button !== 0) return;
    const timer = window.setTimeout(() => {
      held = undefined;
      onGesture(on === 'ball' ? 'hold' : 'picture');
    }, holdTime);
    held = { on, x: event.clientX, y: event.clientY, timer };
  };
  const onMove = ({ clientX, clientY }: PointerEvent) => {
    if (held && Math.hypot(clientX - held.x, clientY - held.y) > slip) end();
  };
  const onUp = (event: PointerEvent) => {
    const isTap = held?.on === 'ball';
    end();
    if (isTap) onGesture('tap');
    const paragraph = at(event, '[data-block]');
    if (!paragraph) return;
    const before = taps?.on === paragraph ? taps.times.filter((time) => event.timeStamp - time < tripleTime) : [];
    taps = { on: paragraph, times: [...before, event.timeStamp] };
    if (taps.times.length < 3) return;
    taps = undefined;
    onGesture('triple', paragraph);
  };

  screen.addEventListener('pointerdown', onDown, { signal });
  screen.addEventListener('pointermove', onMove, { signal });
  screen.addEventListener('pointerup', onUp, { signal });
  screen.addEventListener('pointercancel', end, { signal });
  screen.addEventListener('pointerleave', end, { signal });
  // Holding a finger would open the system's context menu.
  screen.addEventListener('contextmenu', (event) => at(event, '[data-touch]') && event.preventDefault(), { signal });
  return () => {
    end();
    listening.abort();
  };
}
