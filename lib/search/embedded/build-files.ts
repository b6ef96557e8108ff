import { createHash } from 'node:crypto';
import { isCjk } from '../text/tokenize';
import { encodePostings, type Postings, type ShardFile, type SpellingFile } from './index-format';
import { groupTerms } from './synonyms-in';
import { encodeWords } from './word-list';

/** Characters of a shard before compression: about 1 kB compressed, so that a search of three words fetches little. */
const shardSize = 2500;

/**
 * Splits the words of an index into files: those of a synonym group together, then all others in order.
 *
 * @param terms in order
 */
export function buildShards(
  terms: readonly string[],
  postings: ReadonlyMap<string, Postings>,
  synonyms: readonly (readonly string[])[],
) {
  const shards = new Map<string, ShardFile>();
  let held = new Map<string, string>();
  let size = 0;
  const hold = (term: string) => {
    const encoded = encodePostings(postings.get(term) ?? []);
    held.set(term, encoded);
    size += term.length + encoded.length;
  };
  /** Closes the current file once it is large enough. */
  const close = (isEnd: boolean): string | undefined => {
    if (held.size === 0 || (size <= shardSize && !isEnd)) return undefined;
    const sorted = [...held].sort(([a], [b]) => (a < b ? -1 : 1));
    const shard = {
      terms: encodeWords(sorted.map(([term]) => term)),
      postings: sorted.map(([, encoded]) => encoded).join('\n'),
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

/** A name made of the content's hash. */
export function hashOfJson(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 10);
}

/** Shorter words are never suggested, and words with digits are never corrected. */
const spelt = /^[\p{L}\p{M}]{3,}$/u;
/** A pair that occurs in a text only once is more often two halves of neighbouring words than a word. */
const leastPairs = 2;
/**
 * From this value on a pair is a word and not a chance neighbourhood: the square of its frequency, divided by its
 * characters' frequencies in pairs (the equivalence index).
 */
const leastBound = 0.01;

export interface SpellingBuilder {
  /** @param weight how often each word counts: those of headings and synonyms are searched for more often */
  add(words: readonly string[], weight: number): void;
  build(): SpellingFile;
}

/** Collects the written words of an index, among which a browser finds the correction of a misspelt one. */
export function createSpellingBuilder(): SpellingBuilder {
  const counts = new Map<string, number>();
  return {
    add(words, weight) {
      for (const word of words) counts.set(word, (counts.get(word) ?? 0) + weight);
    },
    build() {
      // A run of katakana is a word; other characters are in pairs only.
      const words = [...counts.keys()].filter((word) => spelt.test(word)).sort();
      return {
        words: encodeWords(words),
        counts: words.map((word) => Math.min(9, Math.floor(Math.log2(counts.get(word) ?? 1)))).join(''),
        pairs: pairsOf(counts),
      };
    },
  };
}

function pairsOf(counts: ReadonlyMap<string, number>): string {
  const bySound = new Intl.Collator('zh-u-co-pinyin');
  const seconds = new Map<string, [second: string, count: number][]>();
  const asFirst = new Map<string, number>();
  const asSecond = new Map<string, number>();
  for (const [pair, count] of counts) {
    const [first, second, third] = pair;
    if (first === undefined || second === undefined || third !== undefined) continue;
    if (!isCjk(pair) || count < leastPairs) continue;
    seconds.set(first, [...(seconds.get(first) ?? []), [second, count]]);
    asFirst.set(first, (asFirst.get(first) ?? 0) + count);
    asSecond.set(second, (asSecond.get(second) ?? 0) + count);
    // Every character has a line of its own, because its position encodes its sound.
    if (!seconds.has(second)) seconds.set(second, []);
  }
  return [...seconds]
    .sort(([a], [b]) => bySound.compare(a, b) || (a < b ? -1 : 1))
    .map(([first, list]) => {
      list.sort(([a, many], [b, few]) => few - many || bySound.compare(a, b) || (a < b ? -1 : 1));
      const isBound = ([second, count]: [string, number]) =>
        count ** 2 >= leastBound * (asFirst.get(first) ?? 0) * (asSecond.get(second) ?? 0);
      const join = (part: [string, number][]) => part.map(([second]) => second).join('');
      const others = join(list.filter((one) => !isBound(one)));
      return `${first}${join(list.filter(isBound))}${others === '' ? '' : ` ${others}`}`;
    })
    .join('\n');
}
