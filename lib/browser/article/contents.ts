/**
 * Identifier of the current heading: the last one above a line near the top of the window. At the page's end it is the
 * last heading, however short its section.
 *
 * @param tops distance of each heading from the window's top, in CSS pixels, in order
 * @returns `undefined` above the first heading
 */
export function currentHeading(
  tops: readonly { id: string; top: number }[],
  line: number,
  atEnd: boolean,
): string | undefined {
  if (atEnd && tops.length > 0) return tops.at(-1)?.id;
  let current: string | undefined;
  for (const { id, top } of tops) {
    if (top > line) break;
    current = id;
  }
  return current;
}

/** Marks the reader's position in the table of contents. @returns a function that stops it */
export function startContentsFollowing(): () => void {
  let scheduled = 0;
  const update = () => {
    scheduled = 0;
    const contents = document.querySelector('[data-contents]');
    if (!contents) return;
    const links = [...contents.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
    const tops = links.flatMap((link) => {
      const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
      return heading ? [{ id: heading.id, top: heading.getBoundingClientRect().top }] : [];
    });
    const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
    const atEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
    const line = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + 16 || 96;
    const current = currentHeading(tops, line, atEnd);
    for (const link of links) {
      if (current !== undefined && decodeURIComponent(link.hash.slice(1)) === current) {
        link.setAttribute('aria-current', 'location');
      } else link.removeAttribute('aria-current');
    }
  };
  const schedule = () => {
    scheduled ||= requestAnimationFrame(update);
  };
  update();
  document.addEventListener('scroll', schedule, { passive: true });
  window.addEventListener('resize', schedule);
  return () => {
    cancelAnimationFrame(scheduled);
    document.removeEventListener('scroll', schedule);
    window.removeEventListener('resize', schedule);
  };
}

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
