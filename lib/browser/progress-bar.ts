import nprogress from 'nprogress';

/** A change that is quicker than this shows no bar (ROUTE-07). */
export const progressDelayMilliseconds = 200;

// The library's own template names a role that does not exist.
nprogress.configure({ showSpinner: false, template: '<div class="bar"></div>', barSelector: '.bar' });

/** Shows the bar if what has begun takes longer than a moment. @returns a function that says that it has ended */
export function showProgress(): () => void {
  const timer = window.setTimeout(() => {
    nprogress.start();
    document.getElementById('nprogress')?.setAttribute('aria-hidden', 'true');
  }, progressDelayMilliseconds);
  return () => {
    window.clearTimeout(timer);
    // Not `done()`: its fading takes away the bar of a change that begins meanwhile.
    nprogress.status = null;
    nprogress.remove();
  };
}
