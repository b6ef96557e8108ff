import { differences } from './align';
import type { Block, FieldName, PageBlocks } from './blocks';
import { type PageStamp, type StampedBlock, stampOf } from './ledger';

/** A place where the source has changed since the translation was made. */
export interface StaleBlock {
  /** `added` and `removed` describe the source. */
  readonly change: 'changed' | 'added' | 'removed';
  /** Index among the translation's blocks; for `added` that of the block before which the new one belongs. */
  readonly index: number;
  /** The source's current block; absent where it was removed. */
  readonly source?: Block;
  /** The source's block at the time of the translation; absent where it was added. */
  readonly stamped?: StampedBlock;
}

interface StaleField {
  readonly name: FieldName;
  readonly text: string;
  readonly stamped?: StampedBlock;
}

/** State of a translation compared with its source. */
export interface PageState {
  /** `unstamped`: it is unknown from which state of the source it was made. */
  readonly status: 'fresh' | 'stale' | 'unstamped';
  readonly blocks: readonly StaleBlock[];
  readonly fields: readonly StaleField[];
}

/**
 * Compares the current source with the state from which the translation was made. A block that was moved unchanged
 * counts as removed in one place and added in another.
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

/** The sorted indexes of a translation's stale blocks; added blocks of the source have none. */
export function staleIndexes(state: PageState): number[] {
  const indexes = state.blocks.flatMap(({ change, index }) => (change === 'added' ? [] : [index]));
  return [...new Set(indexes)].sort((a, b) => a - b);
}

/** The kinds that a translation must have: those of the source it was made from, else those of the current source. */
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
