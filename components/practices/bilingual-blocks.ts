import { type BlockMeasure, closeGaps, type Shown } from './close-gaps';

/** Paragraphs with their translations, of which either can be hidden. */
export interface BilingualBlocks {
  readonly count: number;
  shownAt(index: number): Shown;
  /** Shows a block in another way, at once for the reader's eyes or as a movement. */
  show(index: number, shown: Shown): void;
  stop(): void;
}

/**
 * Takes hold of the `data-block` elements of a text. The room for everything is kept, so that nothing outside moves and
 * nothing counts as a layout shift; blocks move on the screen alone.
 *
 * @param text the element around the blocks; it says `data-live` from now on
 * @param initial how every block is shown at first
 */
export function takeBlocks(text: HTMLElement, initial: Shown): BilingualBlocks {
  const blocks = [...text.querySelectorAll<HTMLElement>('[data-block]')].flatMap((block) => {
    const source = block.querySelector<HTMLElement>('.source');
    const target = block.querySelector<HTMLElement>('.target');
    return source && target ? [{ block, source, target }] : [];
  });
  const shown = blocks.map((): Shown => initial);

  const measure = (): BlockMeasure[] =>
    blocks.map(({ source, target }) => ({
      toTarget: target.offsetTop - source.offsetTop,
      afterSource: target.offsetTop + target.offsetHeight - source.offsetTop - source.offsetHeight,
    }));
  const place = () => {
    for (const [index, shift] of closeGaps(measure(), shown).entries()) {
      const { block, target } = blocks[index] ?? {};
      if (block) block.style.transform = shift.block === 0 ? '' : `translateY(${-shift.block}px)`;
      if (target) target.style.transform = shift.target === 0 ? '' : `translateY(${-shift.target}px)`;
    }
  };
  const mark = (index: number) => {
    const entry = blocks[index];
    if (entry) entry.block.dataset.shows = shown[index];
  };

  for (const index of blocks.keys()) mark(index);
  text.dataset.live = '';
  let frame = 0;
  // What the page lays out stands at once where it belongs; only what the reader turns moves.
  const placeAtOnce = () => {
    delete text.dataset.moves;
    place();
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      text.dataset.moves = '';
    });
  };
  placeAtOnce();
  // Another width, font or display style lays the text out anew.
  const observer = new ResizeObserver(placeAtOnce);
  for (const { source, target } of blocks) {
    observer.observe(source);
    observer.observe(target);
  }

  return {
    count: blocks.length,
    shownAt: (index) => shown[index] ?? initial,
    show: (index, next) => {
      shown[index] = next;
      mark(index);
      place();
    },
    stop: () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    },
  };
}
