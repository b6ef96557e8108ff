import { useEffect } from 'react';

/** Shows the progress bar while something takes longer than a moment. Its code is no part of what a first search loads. */
export function useProgressBar(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return undefined;
    let end: (() => void) | undefined;
    let isOver = false;
    import('@/lib/browser/progress-bar').then(
      ({ showProgress }) => {
        if (!isOver) end = showProgress();
      },
      // A bar that does not come is no reason to say so.
      () => undefined,
    );
    return () => {
      isOver = true;
      end?.();
    };
  }, [isBusy]);
}
