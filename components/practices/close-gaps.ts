/** What of a bilingual text is to be seen. */
export type Shown = 'original' | 'bilingual' | 'translation';

/** A paragraph and its translation as they are laid out, in pixels. */
export interface BlockMeasure {
  /** From the top of the original to the top of the translation. */
  readonly toTarget: number;
  /** From the foot of the original to the foot of the translation. */
  readonly afterSource: number;
}

export interface BlockShift {
  /** How far the block moves up, because of what is hidden above it. */
  readonly block: number;
  /** How far the translation moves up in its block, because its original is hidden. */
  readonly target: number;
}

/**
 * Where the blocks of a text go when parts of it are hidden. The layout keeps room for everything, so that nothing around
 * it moves; the gaps are closed by moving what is drawn.
 *
 * @param shown one entry for each block
 */
export function closeGaps(blocks: readonly BlockMeasure[], shown: readonly Shown[]): BlockShift[] {
  let above = 0;
  return blocks.map(({ toTarget, afterSource }, index) => {
    const block = above;
    const target = shown[index] === 'translation' ? toTarget : 0;
    above += target + (shown[index] === 'original' ? afterSource : 0);
    return { block, target };
  });
}
