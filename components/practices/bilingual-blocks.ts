/** What of a bilingual text is to be seen. */
export type Shown = 'original' | 'bilingual' | 'translation';

/** Paragraphs with their translations, of which either can be hidden. */
export interface BilingualBlocks {
  readonly count: number;
  shownAt(index: number): Shown;
  show(index: number, shown: Shown): void;
}

/**
 * Takes hold of the `data-block` elements of a text. The stylesheet keeps the room of what is hidden and rules its lines, so
 * that nothing moves.
 *
 * @param text the element around the blocks; it says `data-live` from now on
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
      // What stands there from the beginning does not come up.
      text.dataset.moves = '';
    },
  };
}
