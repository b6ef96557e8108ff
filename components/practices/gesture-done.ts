import type { PracticeStep } from './practice-progress';

export const gestureDoneEvent = 'site:gesture-done';

/** Tells whoever strings the practices together that a visitor has made one's gesture. */
export function tellGestureDone(root: HTMLElement, step: PracticeStep): void {
  root.dispatchEvent(new CustomEvent<PracticeStep>(gestureDoneEvent, { bubbles: true, detail: step }));
}
