/** Less than this is not scrolling, but a resting finger. */
const leastPixels = 8;

/**
 * Hides the navbar while the reader scrolls down and shows it on scrolling up, where configured (SHELL-05). It stays
 * while it contains the focus or an open menu.
 *
 * @returns a function that stops it
 */
export function startHideOnScroll(): () => void {
  const navbar = document.querySelector<HTMLElement>('[data-hide-on-scroll]');
  if (!navbar) return () => {};
  let last = window.scrollY;
  const show = () => delete document.documentElement.dataset.navbarHidden;
  const isInUse = () => navbar.contains(document.activeElement) || navbar.querySelector('[aria-expanded="true"]');
  const onScroll = () => {
    const top = Math.max(0, window.scrollY);
    if (Math.abs(top - last) < leastPixels) return;
    if (top > last && top > navbar.offsetHeight && !isInUse()) document.documentElement.dataset.navbarHidden = '';
    else show();
    last = top;
  };
  document.addEventListener('scroll', onScroll, { passive: true });
  navbar.addEventListener('focusin', show);
  return () => {
    document.removeEventListener('scroll', onScroll);
    navbar.removeEventListener('focusin', show);
    show();
  };
}
