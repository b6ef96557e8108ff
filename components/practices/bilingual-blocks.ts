/** What is visible of a bilingual text. */
export type Shown = 'original' | 'bilingual' | 'translation';

/** Paragraphs with their translations, of which either can be hidden. */
export interface BilingualBlocks {
  readonly count: number;
  shownAt(index: number): Shown;
  show(index: number, shown: Shown): void;
}

/**
 * Controls the `data-block` elements of a text. The stylesheet keeps the space of hidden lines and rules it, so that
 * nothing moves.
 *
 * @param text the element around the blocks; it gets `data-live`
 * @param initial how every block is shown at first
 */
export function takeBlocks(text: HTMLElement, initial: Shown): BilingualBlocks {
  const blocks = [...text.querySelectorAll<HTMLElement>('[data-block]')];
  const shown = blocks.map((): Shown => initial);
  for (const block of blocks) block.dataset.shows = initial;
  text.dataset.live = '';
  return {
    count: blocks.length,
    shownAt: (index) => shown[index] ?? initial,
    show: (index, next) => {
      shown[index] = next;
      const block = blocks[index];
      if (block) block.dataset.shows = next;
      // What is visible from the beginning does not animate.
      text.dataset.moves = '';
    },
  };
}
