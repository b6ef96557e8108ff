/** A change that is quicker than this shows no bar (ROUTE-07). */
const delayMilliseconds = 200;

/**
 * Shows the progress bar if what has begun takes longer than a moment. The style sheet moves it.
 *
 * @returns a function that says that it has ended
 */
export function showProgress(): () => void {
  const bar = document.createElement('div');
  bar.className = 'progress-bar';
  bar.ariaHidden = 'true';
  const timer = window.setTimeout(() => document.body.append(bar), delayMilliseconds);
  return () => {
    window.clearTimeout(timer);
    bar.remove();
  };
}
