import {
  currentStep,
  type PracticeProgress,
  type PracticeStep,
  parseProgress,
  practiceSteps,
  withStep,
} from '@/components/practices/practice-progress';
import { practiceSlot } from '@/lib/browser/settings/storage-slot';
import { gestureDoneEvent } from '../gesture-done';
import { start as startHoverPractice } from '../hover/island';
import { start as startInputPractice } from '../input/island';
import { start as startLivePage } from '../live-page/island';
import { say } from '../say';

const starts = { page: startLivePage, hover: startHoverPractice, input: startInputPractice } as const;

/**
 * Runs the practices in order: each step is completed by its gesture, or skipped, and the visitor's progress is stored.
 */
export function start(root: HTMLElement): (() => void) | undefined {
  let progress: PracticeProgress = parseProgress(practiceSlot.get());

  const show = () => {
    const current = currentStep(progress);
    for (const element of root.querySelectorAll<HTMLElement>('[data-practice]')) {
      const step = element.dataset.practice as PracticeStep;
      element.dataset.state = progress[step] ?? 'todo';
    }
    for (const item of root.querySelectorAll<HTMLElement>('[data-progress-item]')) {
      if (item.dataset.practice === current) item.setAttribute('aria-current', 'step');
      else item.removeAttribute('aria-current');
    }
    root.toggleAttribute('data-finished', current === undefined);
  };
  const keep = (next: PracticeProgress) => {
    if (next === progress) return;
    const wasFinished = currentStep(progress) === undefined;
    progress = next;
    practiceSlot.set(JSON.stringify(progress));
    show();
    const end = root.querySelector<HTMLElement>('[data-practice-end]');
    if (end) say(end, !wasFinished && currentStep(progress) === undefined ? 'finished' : '');
  };

  const onGesture = (event: Event) => {
    if (event instanceof CustomEvent) keep(withStep(progress, event.detail as PracticeStep, 'done'));
  };
  const onClick = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button') : null;
    const skipped = practiceSteps.find((step) => step === button?.dataset.skip);
    if (skipped) {
      keep(withStep(progress, skipped, 'skipped'));
      const next = currentStep(progress) ?? 'end';
      root.querySelector<HTMLElement>(`[data-practice-title="${next}"]`)?.focus();
    }
    if (button?.hasAttribute('data-reset')) {
      keep({});
      practiceSlot.remove();
      root.querySelector<HTMLElement>('[data-practice-title="page"]')?.focus();
    }
  };

  const stops = practiceSteps.map((step) => {
    const part = root.querySelector<HTMLElement>(`[data-step="${step}"]`);
    return part ? starts[step](part) : undefined;
  });
  show();
  root.addEventListener(gestureDoneEvent, onGesture);
  root.addEventListener('click', onClick);
  return () => {
    for (const stop of stops) stop?.();
  };
}
