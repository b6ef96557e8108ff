import { frameClock, onLeavingView } from '@/components/scenes/frame-clock';
import { captionsAt, captionsLength } from './captions-at';

/**
 * Plays the captions of a meeting. Before it is started, all of them can be read; every line has its space from the
 * beginning, so nothing moves.
 */
export function start(root: HTMLElement): (() => void) | undefined {
  const button = root.querySelector<HTMLButtonElement>('.meeting-start');
  const log = root.querySelector<HTMLElement>('.meeting-log');
  if (!button || !log) return undefined;

  const lines = [...log.querySelectorAll<HTMLElement>('.meeting-line')];
  const words = lines.map((line) => [...line.querySelectorAll<HTMLElement>('.meeting-said > span')]);
  const tiles = [...root.querySelectorAll<HTMLElement>('.meeting-tile')];
  const counts = words.map((spans) => spans.length);
  const length = captionsLength(counts);
  let time = length;

  const show = () => {
    const states = captionsAt(counts, time);
    let heard: HTMLElement | undefined;
    states.forEach(({ started, said, translated }, index) => {
      const line = lines[index];
      if (!line) return;
      line.toggleAttribute('data-unheard', !started);
      line.toggleAttribute('data-untranslated', !translated);
      words[index]?.forEach((word, place) => {
        word.toggleAttribute('data-unsaid', place >= said);
      });
      if (started) heard = line;
    });
    for (const tile of tiles) {
      tile.toggleAttribute(
        'data-speaking',
        root.hasAttribute('data-running') && tile.dataset.role === heard?.dataset.role,
      );
    }
  };
  const clock = frameClock((elapsed) => {
    time = Math.min(length, time + elapsed);
    if (time === length) setRunning(false);
    else show();
  });
  const setRunning = (running: boolean) => {
    const changed = root.hasAttribute('data-running') !== running;
    root.toggleAttribute('data-running', running);
    if (running) {
      if (time === length) time = 0;
      clock.run();
    } else clock.halt();
    if (changed) show();
  };
  const toggle = () => setRunning(!root.hasAttribute('data-running'));

  button.addEventListener('click', toggle);
  const stopWatching = onLeavingView(root, () => setRunning(false));
  return () => {
    stopWatching();
    clock.halt();
  };
}
