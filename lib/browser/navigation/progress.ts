/** A quicker navigation shows no bar (ROUTE-07). */
const delayMilliseconds = 200;

/**
 * Shows the progress bar if the operation takes longer than a moment. The style sheet animates it.
 *
 * @returns a function to call when the operation has ended
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
