import { decodeNumbers, encodeNumbers } from './numbers';
import { decodeWords, encodeWords } from './word-list';

/** Fields of a section in the index. */
export const fields = ['heading', 'keywords', 'content'] as const;

/** Fields whose length counts: many ways of asking make a section no less fit for one of them. */
const isMeasured = [true, false, true] as const;

/** Numbers by section, for each field: occurrences of a word, or the words of the field. */
export type ByField = readonly ReadonlyMap<number, number>[];

/** Postings of some words. */
export interface ShardFile {
  /** The words in order (`word-list.ts`). */
  readonly terms: string;
  /**
   * For each word and each field the number of sections, then for each section the distance to the previous one,
   * doubled, plus one where the word occurs more than once, and then the count.
   */
  readonly postings: string;
  /** For each measured field the length of the sections that any of the words is in, as steps. */
  readonly lengths: string;
}

/** A shard as it is searched: postings of each term, and lengths of the fields. */
export interface Shard {
  readonly terms: readonly string[];
  readonly postings: readonly ByField[];
  readonly lengths: ByField;
}

/** Steps of a length for each doubling: two make it right to a fifth, which is enough to compare sections by. */
const lengthSteps = 2;
const toSteps = (length: number) => Math.round(lengthSteps * Math.log2(1 + length));
const fromSteps = (steps: number) => 2 ** (steps / lengthSteps) - 1;

/** The mean of each field's lengths, as rough as these are in shards; at least 1. */
export function averageLengths(lengths: ByField, sections: number): number[] {
  return lengths.map((ofField) => {
    const sum = [...ofField.values()].reduce((total, length) => total + fromSteps(toSteps(length)), 0);
    return Math.max(1, Number((sum / Math.max(1, sections)).toFixed(2)));
  });
}

const inOrder = (ids: Iterable<number>) => [...new Set(ids)].sort((a, b) => a - b);

/** The fields of sections of which a shard with a word tells the length. */
export function measuredPlaces(postings: ByField): string[] {
  return postings.flatMap((ofField, field) =>
    isMeasured[field] ? Array.from(ofField.keys(), (section) => `${field} ${section}`) : [],
  );
}

/** The sections of which a shard tells the length of a field, in order. */
const measuredIn = (postings: readonly ByField[], field: number): number[] =>
  isMeasured[field] ? inOrder(postings.flatMap((ofTerm) => [...(ofTerm[field]?.keys() ?? [])])) : [];

/** @param lengths of all sections */
export function encodeShard(postingsOf: ReadonlyMap<string, ByField>, lengths: ByField): ShardFile {
  const terms = [...postingsOf.keys()].sort();
  const postings = terms.map((term) => postingsOf.get(term) ?? []);
  const steps = fields.flatMap((_, field) =>
    measuredIn(postings, field).map((id) => toSteps(lengths[field]?.get(id) ?? 0)),
  );
  return {
    terms: encodeWords(terms),
    postings: postings.map(encodePostings).join(''),
    lengths: encodeNumbers(steps),
  };
}

/** One word's postings, as in a shard. */
export function encodePostings(postings: ByField): string {
  const numbers: number[] = [];
  for (const field of postings) {
    numbers.push(field.size);
    let previous = -1;
    for (const [id, count] of [...field].sort(([a], [b]) => a - b)) {
      numbers.push((id - previous - 1) * 2 + (count > 1 ? 1 : 0));
      if (count > 1) numbers.push(count);
      previous = id;
    }
  }
  return encodeNumbers(numbers);
}

/** @throws where a shard has characters that are no numbers */
export function decodeShard(file: ShardFile): Shard {
  const terms = decodeWords(file.terms);
  const numbers = decodeNumbers(file.postings).values();
  const next = () => numbers.next().value ?? 0;
  const postings = terms.map(() =>
    fields.map(() => {
      const counts = new Map<number, number>();
      let id = -1;
      for (let left = next(); left > 0; left -= 1) {
        const value = next();
        id += Math.floor(value / 2) + 1;
        counts.set(id, value % 2 === 1 ? next() : 1);
      }
      return counts;
    }),
  );
  const steps = decodeNumbers(file.lengths).values();
  const lengths = fields.map(
    (_, field) => new Map(measuredIn(postings, field).map((id) => [id, fromSteps(steps.next().value ?? 0)])),
  );
  return { terms, postings, lengths };
}
