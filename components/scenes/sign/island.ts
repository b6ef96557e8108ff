/** Makes the handle movable between the rows that are translated and those that are not. */
export function start(root: HTMLElement): (() => void) | undefined {
  const stage = root.querySelector<HTMLElement>('.sign-stage');
  const range = root.querySelector<HTMLInputElement>('input');
  const handle = root.querySelector<HTMLElement>('.sign-handle');
  if (!stage || !range || !handle) return undefined;

  const rows = [...stage.querySelectorAll<HTMLElement>('.sign-before p')];
  const follow = () => {
    stage.dataset.original = range.value;
    range.setAttribute('aria-valuetext', `${range.value} / ${range.max}`);
  };
  /** Every row whose middle is below this y coordinate is shown in the original language. */
  const moveTo = (height: number) => {
    const below = rows.filter((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return (top + bottom) / 2 > height;
    });
    range.value = String(below.length);
    follow();
  };
  const onDown = (event: PointerEvent) => handle.setPointerCapture(event.pointerId);
  const onMove = (event: PointerEvent) => {
    if (handle.hasPointerCapture(event.pointerId)) moveTo(event.clientY);
  };
  const onClick = (event: MouseEvent) => {
    // A press on the handle starts a drag, and a synthetic click has no coordinates.
    if (event.detail > 0 && !handle.contains(event.target as Node)) moveTo(event.clientY);
  };

  // The browser may have restored the value.
  follow();
  range.addEventListener('input', follow);
  handle.addEventListener('pointerdown', onDown);
  handle.addEventListener('pointermove', onMove);
  stage.addEventListener('click', onClick);
  return () => {
    range.removeEventListener('input', follow);
    handle.removeEventListener('pointerdown', onDown);
    handle.removeEventListener('pointermove', onMove);
    stage.removeEventListener('click', onClick);
  };
}
