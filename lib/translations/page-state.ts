import { differences } from './align';
import type { Block, FieldName, PageBlocks } from './blocks';
import { type PageStamp, type StampedBlock, stampOf } from './ledger';

/** A place where the source has changed since the translation was made. */
export interface StaleBlock {
  /** `added` and `removed` are said of the source. */
  readonly change: 'changed' | 'added' | 'removed';
  /** Index among the translation's blocks; for `added` that of the block before which the new one belongs. */
  readonly index: number;
  /** The source's block now; none where it was removed. */
  readonly source?: Block;
  /** What the source had when the translation was made; none where it was added. */
  readonly stamped?: StampedBlock;
}

interface StaleField {
  readonly name: FieldName;
  readonly text: string;
  readonly stamped?: StampedBlock;
}

/** How a translation stands to its source. */
export interface PageState {
  /** `unstamped`: nobody has said which state of the source it was made from. */
  readonly status: 'fresh' | 'stale' | 'unstamped';
  readonly blocks: readonly StaleBlock[];
  readonly fields: readonly StaleField[];
}

/**
 * Holds the source as it is against the state that the translation was made from. Blocks that moved without a change count
 * as removed in one place and added in another.
 */
export function pageState(source: PageBlocks, stamp: PageStamp | undefined): PageState {
  if (!stamp) return { status: 'unstamped', blocks: [], fields: [] };
  const blocks = staleBlocks(stamp.blocks, source.blocks);
  const was = new Map(stamp.fields.map((field) => [field.kind, field]));
  const fields = source.fields
    .filter(({ name, hash }) => was.get(name)?.hash !== hash)
    .map(({ name, text }) => ({ name, text, stamped: was.get(name) }));
  return { status: blocks.length + fields.length > 0 ? 'stale' : 'fresh', blocks, fields };
}

/** The indexes of a translation's blocks that are stale, in order; what the source has in addition is before no block's eyes. */
export function staleIndexes(state: PageState): number[] {
  const indexes = state.blocks.flatMap(({ change, index }) => (change === 'added' ? [] : [index]));
  return [...new Set(indexes)].sort((a, b) => a - b);
}

/** The kinds that a translation must have: those of the source it was made from, else those of the source as it is. */
export function expectedKinds(source: PageBlocks, stamp: PageStamp | undefined): string[] {
  return (stamp ?? stampOf(source)).blocks.map(({ kind }) => kind);
}

function staleBlocks(stamped: readonly StampedBlock[], source: readonly Block[]): StaleBlock[] {
  const stale: StaleBlock[] = [];
  const key = ({ kind, hash }: StampedBlock) => `${kind}#${hash}`;
  for (const { before, after, at } of differences(stamped.map(key), source.map(key))) {
    // Within a stretch, a block of the same kind is the same block with another text.
    const rest = [...after];
    for (const index of before) {
      const found = rest.findIndex((candidate) => source[candidate]?.kind === stamped[index]?.kind);
      for (const added of rest.splice(0, Math.max(found, 0))) {
        stale.push({ change: 'added', index, source: source[added] });
      }
      const same = found === -1 ? undefined : rest.shift();
      stale.push(
        same === undefined
          ? { change: 'removed', index, stamped: stamped[index] }
          : { change: 'changed', index, source: source[same], stamped: stamped[index] },
      );
    }
    for (const added of rest) stale.push({ change: 'added', index: at, source: source[added] });
  }
  return stale;
}
