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

/** Pairs of indexes of equal items in the same order: a longest common subsequence. */
export function commonPairs(a: readonly string[], b: readonly string[]): [number, number][] {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;

  const [rows, columns] = [a.length - start - end, b.length - start - end];
  const width = columns + 1;
  const lengths = new Uint32Array((rows + 1) * width);
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      const same = a[start + row] === b[start + column];
      lengths[row * width + column] = same
        ? (lengths[(row + 1) * width + column + 1] ?? 0) + 1
        : Math.max(lengths[(row + 1) * width + column] ?? 0, lengths[row * width + column + 1] ?? 0);
    }
  }

  const pairs: [number, number][] = [];
  for (let index = 0; index < start; index += 1) pairs.push([index, index]);
  let [row, column] = [0, 0];
  while (row < rows && column < columns) {
    if (a[start + row] === b[start + column]) {
      pairs.push([start + row, start + column]);
      row += 1;
      column += 1;
    } else if ((lengths[(row + 1) * width + column] ?? 0) >= (lengths[row * width + column + 1] ?? 0)) row += 1;
    else column += 1;
  }
  for (let index = end; index > 0; index -= 1) pairs.push([a.length - index, b.length - index]);
  return pairs;
}

/** A stretch in which two lists differ, between two common items. */
export interface Difference {
  /** Indexes of the first list. */
  readonly before: readonly number[];
  /** Indexes of the second list. */
  readonly after: readonly number[];
  /** Its position in the first list: the index of the next item. */
  readonly at: number;
}

/** Where two lists differ, in order. */
export function differences(a: readonly string[], b: readonly string[]): Difference[] {
  const result: Difference[] = [];
  let [fromA, fromB] = [0, 0];
  for (const [nextA, nextB] of [...commonPairs(a, b), [a.length, b.length] as const]) {
    if (nextA > fromA || nextB > fromB) {
      result.push({ before: range(fromA, nextA), after: range(fromB, nextB), at: nextA });
    }
    fromA = nextA + 1;
    fromB = nextB + 1;
  }
  return result;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}
