/** Closes the popover of contents when a link of it was followed. @returns a function that stops it */
export function startPopoverLinks(): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
    const popover = link?.closest<HTMLElement>('[popover]');
    // A browser that does not know popovers shows them in the page, and there is nothing to close.
    if (popover && 'hidePopover' in popover && popover.matches(':popover-open')) popover.hidePopover();
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
