import type { InlinePart } from './inline-parts';

/** A text that is given to a translator, with its present translation. */
export interface Unit {
  /** Kind and hash of the source's block, so that a unit knows whether its source is still the same: `p-1d44c794`. */
  readonly id: string;
  /** Kind of the block, name of the field, or key of the message. */
  readonly name: string;
  /** `initial`: there is no translation, or it is stale; `reviewed`: it was stamped; else `translated`. */
  readonly state: 'initial' | 'translated' | 'reviewed';
  /** The cells of a row, else one. */
  readonly segments: readonly UnitSegment[];
  /** Terms of the glossary in the source: `floating ball → pulsante mobile, pulsante`. */
  readonly terms: readonly string[];
}

export interface UnitSegment {
  readonly source: readonly InlinePart[];
  /** Absent where there is no translation. */
  readonly present?: readonly InlinePart[];
}

/** What a unit's id ends with where it is made from a source's hash; the same text may stand on a page twice. */
const idPattern = /^.+-[0-9a-f]{8}(?:\.\d+)?$/;

export function isUnitId(id: string): boolean {
  return idPattern.test(id);
}

/** Makes ids for a page's units; the second with the same kind and hash is `p-1d44c794.2`. */
export function createIds(): (name: string, hash: string) => string {
  const counts = new Map<string, number>();
  return (name, hash) => {
    const id = `${name}-${hash}`;
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return count === 1 ? id : `${id}.${count}`;
  };
}

export function unitState(hasText: boolean, isStale: boolean, isStamped: boolean): Unit['state'] {
  if (!hasText || isStale) return 'initial';
  return isStamped ? 'reviewed' : 'translated';
}
