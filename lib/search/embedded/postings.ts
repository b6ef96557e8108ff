import { isCjk } from '../text/tokenize';
import type { IndexFile } from './index-format';
import { type ByField, decodeShard, fields, type Shard, type ShardFile } from './shard';
import { groupTerms } from './synonyms-in';
import { decodeWords } from './word-list';

/** Scores of sections, by number. */
type Scores = ReadonlyMap<number, number>;

export type FieldName = (typeof fields)[number];

/** Weights of the fields: headings name a section's subject, keywords what its author expects. */
const fieldBoosts = { heading: 2.6, keywords: 2.6, content: 1 } as const satisfies Record<FieldName, number>;

/** Constants of BM25 (Robertson and Zaragoza 2009): saturation, and length normalisation. */
const k = 1.8;
const b = 0.7;

/** Factor of the rarest completion of an incomplete word, relative to the most common one. */
const rareFactor = 0.6;

/** Number of letters from which on an incomplete word may be completed to any word of the index. */
const leastPrefix = 2;

/** The words of an index, as far as its shards have been loaded: what else a query needs is noted. */
export interface PostingsIndex {
  /** Whether a term is one of the most common ones, or of a synonym. */
  isListed(term: string): boolean;
  /** Whether the index has a term. */
  has(term: string): boolean;
  /** Whether the index has a word that begins with a text, or one of the most common ones does. */
  hasBeginning(text: string, listedOnly?: boolean): boolean;
  /** Notes that the shards of a term are needed, or of the terms that begin with it. */
  need(term: string, prefix: boolean): void;
  /** The shards that have been needed since the last call, and have not been loaded. */
  takeMissing(): number[];
  addShard(shard: number, file: ShardFile): void;
  /** The sections that contain a term, if its shard has been loaded. */
  sectionsOf(term: string): ReadonlySet<number>;
  /** BM25 of the sections that contain a term, by field. */
  scoresOf(term: string, prefix: boolean): Readonly<Record<FieldName, Scores>>;
}

export function createPostings(file: IndexFile): PostingsIndex {
  const shards = new Map<number, Shard>();
  const missing = new Set<number>();
  const firsts = decodeWords(file.shards);
  const lengths = fields.map(() => new Map<number, number>());
  const count = file.levels.length;

  const groupShards = new Map<string, number>();
  file.synonyms.forEach((group, number) => {
    const shard = firsts.length + file.grouped.findLastIndex((firstGroup) => firstGroup <= number);
    for (const term of groupTerms(group)) if (!groupShards.has(term)) groupShards.set(term, shard);
  });

  const words = decodeWords(file.words);
  const listed = new Set([...words, ...groupShards.keys()]);
  const begins = (sorted: readonly string[], text: string) =>
    sorted[firstAtLeast(sorted, text)]?.startsWith(text) === true;

  /** The shard in which a word is, unless it is one of a synonym. */
  const shardAt = (text: string) => {
    const next = firstAtLeast(firsts, text);
    return firsts[next] === text ? next : Math.max(0, next - 1);
  };

  /** The shards that contain a term, or the terms that begin with it. */
  function shardsOf(term: string, prefix: boolean): number[] {
    const own = groupShards.get(term);
    if (own !== undefined && !prefix) return [own];
    const found = new Set(
      prefix ? [...groupShards].filter(([word]) => word.startsWith(term)).map(([, shard]) => shard) : [],
    );
    // One letter begins too many words; those of synonyms are searched for most often. And what a synonym begins with
    // rarely begins another word: only a common one is worth a request.
    if (found.size > 0 && !isCjk(term)) {
      if (term.length < leastPrefix || !(begins(words, term) || begins(firsts, term))) return [...found];
    }
    if (firsts.length > 0) found.add(shardAt(term));
    for (let next = shardAt(term) + 1; prefix && firsts[next]?.startsWith(term); next += 1) found.add(next);
    return [...found];
  }

  const need: PostingsIndex['need'] = (term, prefix) => {
    for (const shard of shardsOf(term, prefix)) if (!shards.has(shard)) missing.add(shard);
  };
  /** The words of a shard, if it has been loaded. */
  const termsIn = (shard: number) => {
    if (!shards.has(shard)) missing.add(shard);
    return shards.get(shard)?.terms ?? [];
  };

  /**
   * @param holders number of sections that count as containing the word, by field: for an incomplete word those of all
   *   its completions, so that a rare one does not outrank the common ones
   */
  function addScores(
    scores: Record<FieldName, Map<number, number>>,
    postings: ByField,
    weight: number,
    holders?: readonly number[],
  ): void {
    fields.forEach((name, field) => {
      const frequencies = postings[field];
      if (!frequencies || frequencies.size === 0) return;
      const ofField = scores[name];
      const average = file.averages[field] ?? 1;
      const size = Math.min(count, holders?.[field] ?? frequencies.size);
      const idf = Math.log(1 + (count - size + 0.5) / (size + 0.5)) * fieldBoosts[name] * weight;
      for (const [id, frequency] of frequencies) {
        const length = lengths[field]?.get(id);
        const relative = length === undefined ? 1 : length / average;
        const score = (idf * frequency * (k + 1)) / (frequency + k * (1 - b + b * relative));
        ofField.set(id, (ofField.get(id) ?? 0) + score);
      }
    });
  }

  return {
    isListed: (term) => listed.has(term),
    has(term) {
      if (listed.has(term)) return true;
      if (firsts.length === 0) return false;
      const terms = termsIn(shardAt(term));
      return terms[firstAtLeast(terms, term)] === term;
    },
    hasBeginning(text, listedOnly = false) {
      if (begins(words, text) || begins(firsts, text)) return true;
      if ([...groupShards.keys()].some((term) => term.startsWith(text))) return true;
      return !listedOnly && firsts.length > 0 && begins(termsIn(shardAt(text)), text);
    },
    need,
    takeMissing() {
      const taken = [...missing].filter((shard) => !shards.has(shard));
      missing.clear();
      return taken;
    },
    addShard(number, shardFile) {
      const shard = decodeShard(shardFile);
      shards.set(number, shard);
      shard.lengths.forEach((ofField, field) => {
        for (const [id, length] of ofField) lengths[field]?.set(id, length);
      });
    },
    sectionsOf(term) {
      for (const number of shardsOf(term, false)) {
        const shard = shards.get(number);
        const at = shard ? firstAtLeast(shard.terms, term) : 0;
        if (shard?.terms[at] !== term) continue;
        return new Set((shard.postings[at] ?? []).flatMap((ofField) => [...ofField.keys()]));
      }
      return new Set();
    },
    scoresOf(term, prefix) {
      const scores = { heading: new Map(), keywords: new Map(), content: new Map() };
      const found: { word: string; postings: ByField }[] = [];
      for (const number of shardsOf(term, prefix)) {
        const shard = shards.get(number);
        if (!shard) continue;
        for (let at = firstAtLeast(shard.terms, term); at < shard.terms.length; at += 1) {
          const word = shard.terms[at] ?? '';
          if (word !== term && !(prefix && word.startsWith(term))) break;
          found.push({ word, postings: shard.postings[at] ?? [] });
        }
      }
      const unfinished = found.filter(({ word }) => word !== term);
      const sizeOf = (postings: ByField) => postings.reduce((sum, { size }) => sum + size, 0);
      const most = Math.max(1, ...unfinished.map(({ postings }) => sizeOf(postings)));
      const holders = fields.map((_, field) =>
        unfinished.reduce((sum, { postings }) => sum + (postings[field]?.size ?? 0), 0),
      );
      for (const { word, postings } of found) {
        if (word === term) {
          addScores(scores, postings, 1);
          continue;
        }
        // The more letters are missing, and the rarer the word, the less likely it is meant.
        const nearness = term.length / (term.length + 0.3 * (word.length - term.length));
        const commonness = 1 - rareFactor * (1 - Math.log(1 + sizeOf(postings)) / Math.log(1 + most));
        addScores(scores, postings, nearness * commonness, holders);
      }
      return scores;
    },
  };
}

/** Index of the first sorted text that is not before this one. */
function firstAtLeast(sorted: readonly string[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
