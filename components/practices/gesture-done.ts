import type { PracticeStep } from './practice-progress';

export const gestureDoneEvent = 'site:gesture-done';

/** Notifies the practice that combines the steps that a visitor has made this step's gesture. */
export function tellGestureDone(root: HTMLElement, step: PracticeStep): void {
  root.dispatchEvent(new CustomEvent<PracticeStep>(gestureDoneEvent, { bubbles: true, detail: step }));
}
