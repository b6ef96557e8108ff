/** Closes the contents popover when one of its links is followed. @returns a function that stops it */
export function startPopoverLinks(): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
    const popover = link?.closest<HTMLElement>('[popover]');
    // Browsers without popovers show them in the page, with nothing to close.
    if (popover && 'hidePopover' in popover && popover.matches(':popover-open')) popover.hidePopover();
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
