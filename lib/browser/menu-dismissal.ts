/** Closes the navbar's menus on Escape and on a click outside, and the popover of contents when a link of it was followed. @returns a function that stops it */
export function startMenuDismissal(): () => void {
  const openMenus = () => [...document.querySelectorAll<HTMLDetailsElement>('details[name="navbar"][open]')];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    for (const menu of openMenus()) {
      const hadFocus = menu.contains(document.activeElement);
      menu.open = false;
      if (hadFocus) menu.querySelector('summary')?.focus();
    }
  };
  const onPointerDown = (event: PointerEvent) => {
    for (const menu of openMenus()) {
      if (!(event.target instanceof Node && menu.contains(event.target))) menu.open = false;
    }
  };
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
    const popover = link?.closest<HTMLElement>('[popover]');
    // A browser that does not know popovers shows them in the page, and there is nothing to close.
    if (popover && 'hidePopover' in popover && popover.matches(':popover-open')) popover.hidePopover();
  };
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('pointerdown', onPointerDown);
  return () => {
    document.removeEventListener('click', onClick);
    document.removeEventListener('keydown', onKeyDown);
    document.removeEventListener('pointerdown', onPointerDown);
  };
}
