import { takeBlocks } from '../../practices/bilingual-blocks';
import { say } from '../../practices/say';
import { afterGesture, type Gesture, gestures, isInEffect, messageFor, type PhoneState } from './phone-state';
import { watchTouches } from './touches';

/** The paragraph that the button taps; one that is seen on the smallest screen. */
const tapped = 1;
/** Between two paragraphs that turn, in milliseconds. */
const pace = 140;
/** How long the drawn finger is at work before something happens (`phone.css`). */
const fingerTime: Readonly<Record<Gesture, number>> = { tap: 420, hold: 900, picture: 900, triple: 900 };

/** Makes the drawn phone one that is worked by touch, and by the buttons beside it. */
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
    // In any case: the gesture may have cut short a page that was turning.
    turn();
    if (isTold) say(phone, messageFor(gesture, state));
  };

  /** The finger goes where the gesture is made. */
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
      // Another paragraph takes the place of the one before.
      if (state.page === 'paragraph' && paragraphs[chosen] !== paragraph) state = { ...state, page: 'original' };
      chosen = Math.max(0, paragraphs.indexOf(paragraph));
    }
    perform(gesture);
  });

  settle();
  phone.dataset.ready = '';
  root.addEventListener('click', onClick);
  // One gesture by itself, in which nothing changes its place. What is told is what a visitor did: this one is only seen.
  if (!calm) later(() => show('picture', false), 900);
  return () => {
    stopWhatRuns();
    stopTouches();
    root.removeEventListener('click', onClick);
  };
}
