import { frameClock, onLeavingView } from '@/components/scenes/frame-clock';
import { cueAt } from './cue-at';
import { formatClock } from './format-clock';

/** Step of an arrow key, in seconds. */
const step = 2;

/** Plays the film's subtitles and picture. Their style is chosen with radio buttons, which need no script. */
export function start(root: HTMLElement): (() => void) | undefined {
  const stage = root.querySelector<HTMLElement>('.film-stage');
  const button = root.querySelector<HTMLButtonElement>('.film-play');
  const timeline = root.querySelector<HTMLInputElement>('.film-timeline');
  const clockText = root.querySelector<HTMLElement>('[data-clock]');
  const captions = root.querySelector<HTMLElement>('.film-captions');
  const announce = root.querySelector<HTMLInputElement>('.film-announce input');
  if (!stage || !button || !timeline || !clockText || !captions || !announce) return undefined;

  const lines = [...captions.querySelectorAll<HTMLElement>('[data-from]')];
  const cues = lines.map(({ dataset }) => ({ from: Number(dataset.from), to: Number(dataset.to) }));
  const length = Number(timeline.max);
  let time = 0;
  let playing = false;

  const show = () => {
    const current = cueAt(cues, time);
    lines.forEach((line, index) => {
      line.hidden = index !== current;
    });
    timeline.value = String(time);
    const shown = formatClock(time);
    if (clockText.textContent !== shown) {
      clockText.textContent = shown;
      timeline.setAttribute('aria-valuetext', `${shown} / ${formatClock(length)}`);
    }
    root.style.setProperty('--film-at', String(time / length));
  };
  const clock = frameClock((elapsed) => {
    time = Math.min(length, time + elapsed);
    show();
    if (time === length) setPlaying(false);
  });
  const setPlaying = (value: boolean) => {
    playing = value;
    root.toggleAttribute('data-playing', value);
    if (!value) return clock.halt();
    root.setAttribute('data-begun', '');
    if (time === length) time = 0;
    clock.run();
  };
  const seek = (to: number) => {
    time = Math.min(length, Math.max(0, to));
    show();
  };
  const toggle = () => setPlaying(!playing);
  const onInput = () => seek(Number(timeline.value));
  const onAnnounce = () => captions.setAttribute('aria-live', announce.checked ? 'polite' : 'off');
  const onKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const onPlayer = event.target === button || event.target === timeline;
    if (event.key === 'k' || (event.key === ' ' && event.target === timeline)) toggle();
    else if (onPlayer && (event.key === 'ArrowLeft' || event.key === 'ArrowRight'))
      seek(time + (event.key === 'ArrowRight' ? step : -step));
    else return;
    event.preventDefault();
  };

  onAnnounce();
  button.addEventListener('click', toggle);
  stage.addEventListener('click', toggle);
  timeline.addEventListener('input', onInput);
  announce.addEventListener('change', onAnnounce);
  root.addEventListener('keydown', onKey);
  const stopWatching = onLeavingView(stage, () => setPlaying(false));
  return () => {
    stopWatching();
    clock.halt();
  };
}
