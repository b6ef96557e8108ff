/** The steps of the first practice, in their order. */
export const practiceSteps = ['page', 'hover', 'input'] as const;

export type PracticeStep = (typeof practiceSteps)[number];
export type StepState = 'done' | 'skipped';

/** State of each step; a step without an entry is still to do. */
export type PracticeProgress = Readonly<Partial<Record<PracticeStep, StepState>>>;

/** Parses the stored progress. Anything but a step with a state is ignored. */
export function parseProgress(stored: string | undefined): PracticeProgress {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? '{}');
  } catch {
    return {};
  }
  if (typeof value !== 'object' || value === null) return {};
  const states: Record<string, unknown> = { ...value };
  return Object.fromEntries(
    practiceSteps.flatMap((step) =>
      states[step] === 'done' || states[step] === 'skipped' ? [[step, states[step]]] : [],
    ),
  );
}

/** The progress after a step was done or skipped. A step that was done stays done. */
export function withStep(progress: PracticeProgress, step: PracticeStep, state: StepState): PracticeProgress {
  return progress[step] === 'done' ? progress : { ...progress, [step]: state };
}

/** The first step that is still to do; `undefined` at the end. */
export function currentStep(progress: PracticeProgress): PracticeStep | undefined {
  return practiceSteps.find((step) => progress[step] === undefined);
}
