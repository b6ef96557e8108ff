import { createHash } from 'node:crypto';
import { encodePostings, type Postings, type ShardFile } from './index-format';
import { groupTerms } from './synonyms-in';

/** Characters of a shard before compression: about 1 kB on the way, so that a search of three words fetches little. */
const shardSize = 2000;

/**
 * Cuts the words of an index into files: those of a synonym group together, then all others in their order.
 *
 * @param terms in order
 */
export function buildShards(
  terms: readonly string[],
  places: ReadonlyMap<string, Postings>,
  synonyms: readonly (readonly string[])[],
) {
  const shards = new Map<string, ShardFile>();
  let held = new Map<string, string>();
  let size = 0;
  const hold = (term: string) => {
    const encoded = encodePostings(places.get(term) ?? []);
    held.set(term, encoded);
    size += term.length + encoded.length;
  };
  /** Puts what is held into a file of its own, once there is enough of it. */
  const close = (isEnd: boolean): string | undefined => {
    if (held.size === 0 || (size <= shardSize && !isEnd)) return undefined;
    const sorted = [...held].sort(([a], [b]) => (a < b ? -1 : 1));
    const shard = {
      terms: sorted.map(([term]) => term).join('\n'),
      places: sorted.map(([, encoded]) => encoded).join('\n'),
    };
    const hash = hashOfJson(shard);
    shards.set(hash, shard);
    held = new Map();
    size = 0;
    return hash;
  };

  const grouped: [number, string][] = [];
  const taken = new Set<string>();
  let firstGroup = 0;
  synonyms.forEach((group, number) => {
    for (const term of groupTerms(group)) {
      if (taken.has(term)) continue;
      taken.add(term);
      hold(term);
    }
    const hash = close(number === synonyms.length - 1);
    if (hash === undefined) return;
    grouped.push([firstGroup, hash]);
    firstGroup = number + 1;
  });

  const list: [string, string][] = [];
  let first: string | undefined;
  const others = terms.filter((term) => !taken.has(term));
  others.forEach((term, number) => {
    first ??= term;
    hold(term);
    const hash = close(number === others.length - 1);
    if (hash === undefined) return;
    list.push([first, hash]);
    first = undefined;
  });
  return { shards, list, grouped };
}

/** The name of a file by what is in it. */
export function hashOfJson(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12);
}
