import { isCjk } from '../text/tokenize';
import {
  decodeLengths,
  decodePostings,
  fields,
  type IndexFile,
  measuredFields,
  type Postings,
  type ShardFile,
} from './index-format';
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

/** The postings of the words whose shards have been loaded. */
export interface PostingsIndex {
  /** The shards that contain a term, or the terms that begin with it. */
  shardsOf(term: string, prefix: boolean): number[];
  addShard(shard: number, file: ShardFile): void;
  /** The sections that contain a term, if its shard has been loaded. */
  sectionsOf(term: string): ReadonlySet<number>;
  /** BM25 of the sections that contain a term, by field. */
  scoresOf(term: string, prefix: boolean): Readonly<Record<FieldName, Scores>>;
}

interface Shard {
  readonly terms: readonly string[];
  readonly postings: readonly string[];
}

export function createPostings(file: IndexFile): PostingsIndex {
  const shards = new Map<number, Shard>();
  const firsts = file.shards.map(([first]) => first);
  const lengths = decodeLengths(file.lengths);
  const count = file.levels.length;
  const lengthsOf = fields.map((name) => {
    const measured = measuredFields.indexOf(name);
    return measured < 0 ? undefined : lengths.filter((_length, at) => at % measuredFields.length === measured);
  });
  const averages = lengthsOf.map((ofField) =>
    Math.max(1, (ofField ?? []).reduce((sum, length) => sum + length, 0) / Math.max(1, count)),
  );
  const decoded = new Map<string, Postings>();

  const groupShards = new Map<string, number>();
  file.synonyms.forEach((group, number) => {
    const shard = firsts.length + file.grouped.findLastIndex(([firstGroup]) => firstGroup <= number);
    for (const term of groupTerms(group)) if (!groupShards.has(term)) groupShards.set(term, shard);
  });

  const words = decodeWords(file.words);
  /**
   * Whether the index has a matching word outside of the synonym groups: only then is a file of those worth a request.
   * Pairs are not listed.
   */
  const isAmongOthers = (term: string, prefix: boolean): boolean => {
    if (isCjk(term) || !prefix) return true;
    for (let at = firstAtLeast(words, term); words[at]?.startsWith(term); at += 1) {
      if (!groupShards.has(words[at] ?? '')) return true;
    }
    return false;
  };

  const shardsOf: PostingsIndex['shardsOf'] = (term, prefix) => {
    const found = [...groupShards].filter(([word]) => prefix && word.startsWith(term)).map(([, shard]) => shard);
    const own = groupShards.get(term);
    if (own !== undefined && !prefix) return [own];
    // One letter begins too many words; those of synonyms are searched for most often.
    if (found.length > 0 && term.length < leastPrefix && !isCjk(term)) return [...new Set(found)];
    if (!isAmongOthers(term, prefix)) return [...new Set(found)];
    const start = Math.max(0, firstAtLeast(firsts, term) - (firsts[firstAtLeast(firsts, term)] === term ? 0 : 1));
    for (let shard = start; shard < firsts.length; shard += 1) {
      const first = firsts[shard] ?? '';
      if (shard > start && !(prefix && first.startsWith(term))) break;
      found.push(shard);
    }
    return [...new Set(found)];
  };

  function postingsOf(term: string, encoded: string): Postings {
    let postings = decoded.get(term);
    if (!postings) {
      postings = decodePostings(encoded);
      decoded.set(term, postings);
    }
    return postings;
  }

  /**
   * @param holders number of sections that count as containing the word, by field: for an incomplete word those of all
   *   its completions, so that a rare one does not outrank the common ones
   */
  function addScores(
    scores: Record<FieldName, Map<number, number>>,
    postings: Postings,
    weight: number,
    holders?: readonly number[],
  ): void {
    fields.forEach((name, field) => {
      const frequencies = postings[field];
      if (!frequencies || frequencies.size === 0) return;
      const ofField = scores[name];
      const average = averages[field] ?? 1;
      const size = Math.min(count, holders?.[field] ?? frequencies.size);
      const idf = Math.log(1 + (count - size + 0.5) / (size + 0.5)) * fieldBoosts[name] * weight;
      for (const [id, frequency] of frequencies) {
        const relative = lengthsOf[field] ? (lengthsOf[field][id] ?? 0) / average : 1;
        const score = (idf * frequency * (k + 1)) / (frequency + k * (1 - b + b * relative));
        ofField.set(id, (ofField.get(id) ?? 0) + score);
      }
    });
  }

  return {
    shardsOf,
    addShard(shard, { terms, postings }) {
      shards.set(shard, { terms: decodeWords(terms), postings: postings.split('\n') });
    },
    sectionsOf(term) {
      for (const number of shardsOf(term, false)) {
        const shard = shards.get(number);
        const at = shard ? firstAtLeast(shard.terms, term) : 0;
        if (shard?.terms[at] !== term) continue;
        return new Set(postingsOf(term, shard.postings[at] ?? '').flatMap((ofField) => [...ofField.keys()]));
      }
      return new Set();
    },
    scoresOf(term, prefix) {
      const scores = { heading: new Map(), keywords: new Map(), content: new Map() };
      const found: { word: string; postings: Postings }[] = [];
      for (const number of shardsOf(term, prefix)) {
        const shard = shards.get(number);
        if (!shard) continue;
        for (let at = firstAtLeast(shard.terms, term); at < shard.terms.length; at += 1) {
          const word = shard.terms[at] ?? '';
          if (word !== term && !(prefix && word.startsWith(term))) break;
          found.push({ word, postings: postingsOf(word, shard.postings[at] ?? '') });
        }
      }
      const unfinished = found.filter(({ word }) => word !== term);
      const sizeOf = (postings: Postings) => postings.reduce((sum, { size }) => sum + size, 0);
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
export function firstAtLeast(sorted: readonly string[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
