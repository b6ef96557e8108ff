import type { Block, FieldName, PageBlocks } from './blocks';
import { isAsStamped } from './changes-since';
import type { PageStamp } from './ledger';
import { type PageState, pageState, staleIndexes } from './page-state';

/** Which blocks of a page are translations of which. */
export interface Pairing {
  /** By index of the source's block: that of the translation's, if it has one. */
  readonly indexes: readonly (number | undefined)[];
  /** Blocks and fields of the source that have changed since the stamp, or were added. */
  readonly stale: ReadonlySet<Block | FieldName>;
  /** Whether the translation is that of the source as it is; unknown counts as yes. */
  readonly isFresh: boolean;
}

/**
 * Pairs the blocks of a page and its translation: by its stamp where it still has the blocks of that time, else by
 * their places.
 *
 * @returns `undefined` where the translation has neither the blocks of its stamp nor those of the source
 */
export function pairBlocks(
  source: PageBlocks,
  translation: PageBlocks,
  stamp: PageStamp | undefined,
): Pairing | undefined {
  const state = pageState(source, stamp);
  const stale = new Set<Block | FieldName>([
    ...state.blocks.flatMap((block) => block.source ?? []),
    ...state.fields.map(({ name }) => name),
  ]);
  const isFresh = state.status !== 'stale';
  if (stamp && isAsStamped(translation, stamp)) return pairByStamp(source, translation, state, stale);
  const isInStep =
    translation.blocks.length === source.blocks.length &&
    translation.blocks.every(({ kind }, index) => kind === source.blocks[index]?.kind);
  return isInStep ? { indexes: source.blocks.map((_, index) => index), stale, isFresh } : undefined;
}

function pairByStamp(
  source: PageBlocks,
  translation: PageBlocks,
  state: PageState,
  stale: ReadonlySet<Block | FieldName>,
): Pairing {
  const indexOf = new Map<Block, number>();
  const added = new Set<Block>();
  const removed = state.blocks.filter(({ change }) => change === 'removed');
  const isStale = new Set(stale);
  for (const { change, index, source: block } of state.blocks) {
    if (!block) continue;
    if (change === 'changed') indexOf.set(block, index);
    else {
      // A block that was moved counts as removed and added: its translation moves with it.
      const from = removed.findIndex(({ stamped }) => stamped?.kind === block.kind && stamped.hash === block.hash);
      const [moved] = from === -1 ? [] : removed.splice(from, 1);
      if (moved) {
        indexOf.set(block, moved.index);
        isStale.delete(block);
      } else added.add(block);
    }
  }
  // What has not changed is on both pages in the same order.
  const gone = new Set(staleIndexes(state));
  const same = [...translation.blocks.keys()].filter((index) => !gone.has(index)).values();
  return {
    indexes: source.blocks.map((block) => indexOf.get(block) ?? (added.has(block) ? undefined : same.next().value)),
    stale: isStale,
    isFresh: state.status === 'fresh',
  };
}
