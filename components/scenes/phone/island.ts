import { takeBlocks } from '../../practices/bilingual-blocks';
import { say } from '../../practices/say';
import { afterGesture, type Gesture, gestures, isInEffect, messageFor, type PhoneState } from './phone-state';
import { watchStoreButton } from './store-button';
import { watchTouches } from './touches';

/** The paragraph that the button taps; it is visible on the smallest screen. */
const tapped = 1;
/** Time between two paragraphs that are translated, in milliseconds. */
const pace = 140;
/** Duration of the drawn finger's animation before the effect, in milliseconds (`phone.css`). */
const fingerTime: Readonly<Record<Gesture, number>> = { tap: 420, hold: 900, picture: 900, triple: 900 };

/** Makes the drawn phone respond to touch and to the buttons beside it. */
export function start(root: HTMLElement): (() => void) | undefined {
  const phone = root.querySelector<HTMLElement>('[data-phone]');
  const screen = root.querySelector<HTMLElement>('[data-screen]');
  const text = root.querySelector<HTMLElement>('[data-blocks]');
  const finger = root.querySelector<HTMLElement>('[data-finger]');
  if (!phone || !screen || !text || !finger) return undefined;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const buttons = [...root.querySelectorAll<HTMLElement>('[data-gesture]')];
  const paragraphs = [...text.querySelectorAll<HTMLElement>('[data-block]')];

  let state: PhoneState = { page: 'bilingual', isPanelOpen: false, isPictureTranslated: false };
  let chosen = tapped;
  let timers: ReturnType<typeof setTimeout>[] = [];
  const blocks = takeBlocks(text, 'bilingual');

  const later = (run: () => void, delay: number) => timers.push(setTimeout(run, delay));
  const settle = () => {
    phone.toggleAttribute('data-panel', state.isPanelOpen);
    phone.toggleAttribute('data-picture', state.isPictureTranslated);
    for (const button of buttons) {
      button.setAttribute('aria-pressed', String(isInEffect(button.dataset.gesture as Gesture, state)));
    }
  };
  const turn = () => {
    for (let index = 0; index < blocks.count; index++) {
      const isShown = state.page === 'bilingual' || (state.page === 'paragraph' && index === chosen);
      const show = () => blocks.show(index, isShown ? 'bilingual' : 'original');
      if (calm || index === 0) show();
      else later(show, index * pace);
    }
  };
  const stopWhatRuns = () => {
    timers.forEach(clearTimeout);
    timers = [];
    delete finger.dataset.does;
  };
  const perform = (gesture: Gesture, isTold = true) => {
    stopWhatRuns();
    state = afterGesture(state, gesture);
    settle();
    // Always: the gesture may have interrupted a page that was being translated.
    turn();
    if (isTold) say(phone, messageFor(gesture, state));
  };

  /** Moves the drawn finger to where the gesture is made. */
  const show = (gesture: Gesture, isTold = true) => {
    stopWhatRuns();
    if (calm) return perform(gesture, isTold);
    const target = placeOf(gesture);
    const frame = screen.getBoundingClientRect();
    const place = target.getBoundingClientRect();
    const x = Math.min(place.left + place.width / 2, frame.right) - frame.left;
    finger.style.transform = `translate(${x}px, ${place.top + Math.min(place.height / 2, 40) - frame.top}px)`;
    finger.dataset.does = gesture;
    later(() => perform(gesture, isTold), fingerTime[gesture]);
  };
  const placeOf = (gesture: Gesture): HTMLElement => {
    const touched = (name: string) => screen.querySelector<HTMLElement>(`[data-touch="${name}"]`) ?? screen;
    if (gesture === 'triple') return paragraphs[chosen]?.querySelector<HTMLElement>('.source') ?? screen;
    return touched(gesture === 'picture' ? 'picture' : 'ball');
  };

  const onClick = ({ target }: MouseEvent) => {
    const gesture = gestures.find((one) => one === (target as Element).closest<HTMLElement>('button')?.dataset.gesture);
    if (!gesture) return;
    if (gesture === 'triple') chosen = tapped;
    show(gesture);
  };
  const stopTouches = watchTouches(screen, (gesture, paragraph) => {
    if (paragraph) {
      // Another paragraph replaces the last one.
      if (state.page === 'paragraph' && paragraphs[chosen] !== paragraph) state = { ...state, page: 'original' };
      chosen = Math.max(0, paragraphs.indexOf(paragraph));
    }
    perform(gesture);
  });

  const stopWatching = watchStoreButton();

  settle();
  phone.dataset.ready = '';
  root.addEventListener('click', onClick);
  // One gesture is played automatically, the one that moves nothing. It is not announced, because the visitor did
  // nothing.
  if (!calm) later(() => show('picture', false), 900);
  return () => {
    stopWhatRuns();
    stopTouches();
    stopWatching();
    root.removeEventListener('click', onClick);
  };
}
