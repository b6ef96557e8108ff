import { isMeantFor } from '@/lib/browser/loading/load-bilingual';
import { type Shown, takeBlocks } from '../bilingual-blocks';
import { tellGestureDone } from '../gesture-done';
import { say } from '../say';

/** Time between two paragraphs that are translated, in milliseconds. */
const pace = 140;

/** Visible share of the page at which it is translated automatically. */
const inView = 0.4;

/** Makes the drawn page one that is translated by a button, a key or a choice, paragraph by paragraph. */
export function start(root: HTMLElement): (() => void) | undefined {
  const page = root.querySelector<HTMLElement>('[data-live-page]');
  const text = root.querySelector<HTMLElement>('[data-blocks]');
  const ball = root.querySelector<HTMLElement>('[data-ball]');
  if (!page || !text || !ball) return undefined;
  const modes = [...page.querySelectorAll<HTMLInputElement>('[data-mode]')];
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const byItself = page.dataset.starts === 'in-view';

  // A choice made before the script loaded is kept.
  const chosen = modes.find((mode) => mode.checked)?.value as Shown | undefined;
  let shown: Shown = chosen && chosen !== 'bilingual' ? chosen : byItself && calm ? 'bilingual' : 'original';
  let translated: Shown = shown === 'original' ? 'bilingual' : shown;
  const blocks = takeBlocks(text, shown);
  let timers: ReturnType<typeof setTimeout>[] = [];

  const settle = () => {
    for (const mode of modes) mode.checked = mode.value === shown;
    ball.setAttribute('aria-pressed', String(shown !== 'original'));
  };
  const turn = (next: Shown) => {
    shown = next;
    if (next !== 'original') translated = next;
    settle();
    timers.forEach(clearTimeout);
    timers = [];
    for (let index = 0; index < blocks.count; index++) {
      if (calm || index === 0) blocks.show(index, next);
      else timers.push(setTimeout(() => blocks.show(index, next), index * pace));
    }
    say(page, next);
  };
  const turnByHand = (next: Shown) => {
    watcher?.disconnect();
    turn(next);
    if (next !== 'original') tellGestureDone(root, 'page');
  };
  const toggle = () => turnByHand(shown === 'original' ? translated : 'original');

  const onChange = (event: Event) => {
    const mode = modes.find((one) => one === event.target);
    if (mode) turnByHand(mode.value as Shown);
  };
  const onKey = (event: KeyboardEvent) => {
    // On a Mac, Alt+A types another letter; the key code is the same.
    if (event.code !== 'KeyA' || !event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
    if (!isMeantFor(page, event)) return;
    event.preventDefault();
    toggle();
  };

  const watcher =
    byItself && shown === 'original'
      ? new IntersectionObserver(
          (entries) => {
            if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
            watcher?.disconnect();
            turn('bilingual');
          },
          { threshold: inView },
        )
      : undefined;
  watcher?.observe(text);
  settle();
  page.dataset.ready = '';
  ball.addEventListener('click', toggle);
  page.addEventListener('change', onChange);
  document.addEventListener('keydown', onKey);
  return () => {
    watcher?.disconnect();
    timers.forEach(clearTimeout);
    document.removeEventListener('keydown', onKey);
  };
}
